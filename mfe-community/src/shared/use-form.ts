import { useWritten } from '@coachlab/learner';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';

type Values<F extends string> = Readonly<Record<F, string>>;
export type Faults<F extends string> = Partial<Record<F, string>>;

/**
 * The text fields of a form. `check` names what is wrong; it speaks up at the first try to send, then follows what is
 * typed. `submit(send)` sends what is right, or goes to the first field that is not. `empty` gives the fields' order, and
 * what stands in a field that nobody has touched. What is typed is kept in this browser under `work` until it is sent or
 * cleared.
 */
export function useForm<F extends string>(
  work: string,
  empty: Values<F>,
  check: (values: Values<F>) => Faults<F>,
) {
  const written = useWritten(work);
  const fields = Object.keys(empty) as F[];
  const values = Object.fromEntries(
    fields.map((name) => [name, written.values[name] ?? empty[name]]),
  ) as Values<F>;
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const faults: Faults<F> = tried ? check(values) : {};

  return {
    values,
    form,
    filled: written.filled,
    /** Puts words into fields, as if typed. */
    start: (words: Partial<Values<F>>) => written.write(words as Readonly<Record<string, string>>),
    clear() {
      written.clear();
      setTried(false);
    },
    bind: (name: F) => ({
      name,
      value: values[name],
      error: faults[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        written.write({ [name]: target.value }),
    }),
    submit: (send: (values: Values<F>) => void) => (event: FormEvent) => {
      event.preventDefault();
      const found = check(values);
      setTried(true);
      const first = fields.find((name) => found[name] !== undefined);
      if (first) goTo(form.current?.querySelector<HTMLElement>(`[name="${first}"]`));
      else send(values);
    },
  };
}

export type Form<F extends string> = ReturnType<typeof useForm<F>>;

/**
 * Focuses a field, which the browser would scroll to the middle of the screen, wherever that puts what stands above: on a
 * phone it left half of a button under the bar. Out of sight, it comes to rest as far below the bar as its style says.
 */
function goTo(field: HTMLElement | null | undefined): void {
  field?.focus({ preventScroll: true });
  field?.scrollIntoView?.({ block: 'nearest' });
}
