import { ConfirmButton } from '@coachlab/ui';
import type { Form } from './use-form.ts';

/** Takes back what was typed and not sent. The form itself gets the focus then, so it needs `tabIndex={-1}`. */
export function ClearForm({ form }: { form: Pick<Form<never>, 'filled' | 'clear' | 'form'> }) {
  return (
    <ConfirmButton
      variant="danger"
      disabled={!form.filled}
      title="Clear what you wrote?"
      description="What you typed here and did not send goes, and does not come back."
      yes="Clear"
      onYes={form.clear}
      focusElse={form.form}
    >
      Clear
    </ConfirmButton>
  );
}
