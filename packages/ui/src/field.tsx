import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { Alert } from './glyphs.tsx';
import { Icon } from './icon.tsx';
import css from './field.module.css';

export interface FieldWords {
  label: ReactNode;
  /** Keeps the label for screen readers only, where the place says what it is (search). */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** What is wrong, in one sentence. Sets `aria-invalid` and is read with the field. */
  error?: ReactNode;
}

/** What a control inside a `Field` must carry. */
export interface FieldControl {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldWords {
  /** The control's id. Default: made up. */
  id?: string;
  children: (control: FieldControl) => ReactNode;
  className?: string;
}

/** Label, control, hint and error, wired together. For controls that are none of the ready-made ones below. */
export function Field({ label, hideLabel, hint, error, id, children, className }: FieldProps) {
  const made = useId();
  const control = id ?? made;
  const hintId = hint ? `${control}-hint` : undefined;
  const errorId = error ? `${control}-error` : undefined;
  return (
    <div className={cx(css.field, className)}>
      <label htmlFor={control} className={hideLabel ? css.hidden : css.label}>
        {label}
      </label>
      {children({
        id: control,
        className: css.input,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': cx(errorId, hintId),
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The line under a field or a group that says what is wrong. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={css.error}>
      <Icon of={Alert} className={css.alert} />
      <span>{children}</span>
    </p>
  );
}

export interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'children'> {}

/** One line of text, e-mail, number or search: `type` and the other attributes go to the `<input>`, `ref` too. */
export function TextField({ label, hideLabel, hint, error, id, className, ...rest }: TextFieldProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, id, className }}>
      {(control) => <input type="text" {...rest} {...control} />}
    </Field>
  );
}

export interface TextAreaProps extends FieldWords, Omit<ComponentProps<'textarea'>, 'children'> {}

/** Several lines of text. */
export function TextArea({ label, hideLabel, hint, error, id, className, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, id, className }}>
      {(control) => <textarea {...rest} {...control} className={cx(control.className, css.area)} />}
    </Field>
  );
}

export interface SelectFieldProps extends FieldWords, ComponentProps<'select'> {}

/** A dropdown; `children` are `<option>`s. */
export function SelectField({ label, hideLabel, hint, error, id, className, ...rest }: SelectFieldProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, id, className }}>
      {(control) => <select {...rest} {...control} className={cx(control.className, css.select)} />}
    </Field>
  );
}

export interface RangeFieldProps
  extends FieldWords, Omit<ComponentProps<'input'>, 'children' | 'type' | 'value'> {
  value: number;
  /** The value in words beside the label and for screen readers ("40 hours"). Default: the number. */
  valueText?: string;
}

/** A slider with its value shown: `min`, `max`, `step` and `onChange` as on an `<input type="range">`. */
export function RangeField(props: RangeFieldProps) {
  const { label, hideLabel, hint, error, id, className, valueText, ...rest } = props;
  const text = valueText ?? String(props.value);
  return (
    <div className={css.range}>
      <Field {...{ label, hideLabel, hint, error, id, className }}>
        {(control) => (
          <input type="range" aria-valuetext={text} {...rest} {...control} className={css.slider} />
        )}
      </Field>
      <span className={css.value} aria-hidden="true">
        {text}
      </span>
    </div>
  );
}
