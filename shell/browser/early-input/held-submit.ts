/** A form that was to be sent before React had taken the page over. */
interface HeldSubmit {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
}

/** Where the boot script leaves the way to what it holds: it is a bundle of its own. */
const RELEASE = Symbol.for('coachlab.held-submit');

type Holder = Partial<Record<typeof RELEASE, () => HeldSubmit | null>>;

/**
 * Holds the submits of forms that a script sends: the browser itself would load the page anew, with all that was typed
 * in its address. A search, and what goes to another address than the page's own, is sent as ever: leaving a preview has to work
 * on a page that nothing takes over.
 */
export function holdSubmits(): void {
  let held: HeldSubmit | null = null;
  const hold = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (isSentAsEver(form)) return;
    event.preventDefault();
    held = { form, submitter: event.submitter };
  };
  addEventListener('submit', hold, true);
  (window as Holder)[RELEASE] = () => {
    removeEventListener('submit', hold, true);
    return held;
  };
}

function isSentAsEver(form: HTMLFormElement): boolean {
  const action = form.getAttribute('action');
  if (action === null) return false;
  return form.method === 'get' || new URL(action, location.href).pathname !== location.pathname;
}

/** From now on nothing is held; what was is sent. */
export function releaseSubmit(): void {
  const held = (window as Holder)[RELEASE]?.();
  if (held?.form.isConnected) held.form.requestSubmit(held.submitter);
}
