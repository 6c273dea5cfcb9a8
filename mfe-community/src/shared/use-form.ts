import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';

type Values<F extends string> = Readonly<Record<F, string>>;
export type Faults<F extends string> = Partial<Record<F, string>>;

/**
 * The text fields of a form. `check` names what is wrong; it speaks up at the first try to send, then follows what is
 * typed. `submit(send)` sends what is right, or goes to the first field that is not. `empty` gives the fields' order.
 */
export function useForm<F extends string>(empty: Values<F>, check: (values: Values<F>) => Faults<F>) {
  const [values, setValues] = useState(empty);
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const faults: Faults<F> = tried ? check(values) : {};

  return {
    values,
    form,
    set: (change: Partial<Values<F>>) => setValues((current) => ({ ...current, ...change })),
    clear() {
      setValues(empty);
      setTried(false);
    },
    bind: (name: F) => ({
      name,
      value: values[name],
      error: faults[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        setValues((current) => ({ ...current, [name]: target.value })),
    }),
    submit: (send: (values: Values<F>) => void) => (event: FormEvent) => {
      event.preventDefault();
      const found = check(values);
      setTried(true);
      const first = (Object.keys(empty) as F[]).find((name) => found[name] !== undefined);
      if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      else send(values);
    },
  };
}

export type Form<F extends string> = ReturnType<typeof useForm<F>>;
