import { h } from './dom.ts';
import { Refused } from './api.ts';

export interface Question {
  title: string;
  /** What will happen, in one sentence. */
  says: string;
  /** The button's words. */
  act: string;
  danger?: boolean;
  /** Versions to choose from, the first one unless told. */
  versions?: string[];
  /** Does it; what it throws is shown in the dialog, which stays open. */
  run: (answer: { why?: string; version?: string }) => Promise<unknown>;
}

/** Asks before anything moves visitors, with a place for the reason that goes into the audit trail. */
export function confirm({ title, says, act, danger, versions, run }: Question): void {
  const why = h('textarea', { id: 'why', rows: '3', maxlength: '500' });
  const version = h('select', { id: 'version' }, ...(versions ?? []).map((each) => h('option', {}, each)));
  const fault = h('div', { class: 'fault', role: 'alert' });
  const button = h('button', { type: 'submit', class: danger ? 'danger' : 'primary' }, act);
  const cancel = h('button', { type: 'button', click: () => dialog.close() }, 'Cancel');

  const submit = async (event: Event) => {
    event.preventDefault();
    if (button.disabled) return;
    button.disabled = true;
    fault.replaceChildren();
    try {
      const reason = why.value.trim();
      await run({ ...(reason && { why: reason }), ...(versions && { version: version.value }) });
      dialog.close();
    } catch (error) {
      const reasons = error instanceof Refused ? error.reasons : [];
      fault.append(
        h('p', {}, (error as Error).message),
        (reasons.length > 0 && h('ul', {}, ...reasons.map((each) => h('li', {}, each)))) || '',
      );
    } finally {
      button.disabled = false;
    }
  };
  const form = h(
    'form',
    { submit: (event) => void submit(event) },
    h('h2', { id: 'question' }, title),
    h('p', {}, says),
    versions && h('label', { for: 'version' }, 'Release'),
    versions && version,
    h('label', { for: 'why' }, 'Reason, for the audit trail'),
    why,
    fault,
    h('p', { class: 'acts' }, button, cancel),
  );
  const dialog = h('dialog', { 'aria-labelledby': 'question' }, form);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  (versions ? version : why).focus();
}
