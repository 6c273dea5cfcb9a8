/** Where the boot script leaves the way to what it holds: it is a bundle of its own. */
const TAKE = Symbol.for('coachlab.held-presses');

type Holder = Partial<Record<typeof TAKE, () => HTMLElement[]>>;

/** Keeps which buttons were pressed before React was there to hear of it. */
export function holdPresses(): void {
  const presses: HTMLElement[] = [];
  const hold = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    if (button && isForScripts(button)) presses.push(button);
  };
  addEventListener('click', hold, true);
  (window as Holder)[TAKE] = () => {
    removeEventListener('click', hold, true);
    return presses;
  };
}

/** From now on React hears of presses. @returns the buttons pressed before, in order */
export function takePresses(): HTMLElement[] {
  return (window as Holder)[TAKE]?.() ?? [];
}

/** Presses them anew, each in a task of its own, so that the page is drawn between two of them. */
export function pressAgain([first, ...rest]: HTMLElement[], then: () => void): void {
  if (!first) return then();
  // An earlier press may have taken it off the page.
  if (first.isConnected) first.click();
  setTimeout(() => pressAgain(rest, then));
}

/** What sends a form is held as that. */
function isForScripts(button: HTMLButtonElement): boolean {
  return button.form === null || button.type === 'button';
}
