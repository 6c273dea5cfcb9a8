type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Puts what a field held back into it, and tells React as if it had been entered now. */
type Replay = () => void;

/** Fields that hold nothing a visitor enters, or nothing a script may enter. */
const OTHERS = ['hidden', 'file', 'submit', 'button', 'reset', 'image'];

/**
 * What the page's fields hold that the server did not put there: entered before React took the page over, or filled in
 * by the browser. React keeps it on the screen while hydrating, and knows nothing of it. (Of a text area that the server
 * filled React itself brings the server's text back.)
 */
export function earlyFields(root: ParentNode): Replay[] {
  return [...root.querySelectorAll<Field>('input, textarea, select')]
    .filter((field) => !OTHERS.includes(field.type))
    .flatMap((field) => {
      const replay = replayOf(field);
      // A half-finished quiz may have been offered in the place of its questions by then.
      return replay ? [() => field.isConnected && replay()] : [];
    });
}

function replayOf(field: Field): Replay | undefined {
  if (field instanceof HTMLSelectElement) return isChosenAnew(field) ? choosing(field) : undefined;
  if (field instanceof HTMLInputElement && isCheckable(field)) {
    const { checked, defaultChecked, type } = field;
    // A radio goes out by another one's going on.
    const early = type === 'radio' ? checked && !defaultChecked : checked !== defaultChecked;
    return early ? () => press(field, checked) : undefined;
  }
  return field.value === field.defaultValue ? undefined : typing(field);
}

function isCheckable({ type }: HTMLInputElement): boolean {
  return type === 'radio' || type === 'checkbox';
}

function isChosenAnew({ options, selectedIndex }: HTMLSelectElement): boolean {
  const rendered = [...options].findLastIndex((option) => option.defaultSelected);
  return selectedIndex !== Math.max(0, rendered);
}

function choosing(field: HTMLSelectElement): Replay {
  const { value } = field;
  return () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

/** React hears of a press only when it changes something. */
function press(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked;
  field.click();
}

/** React watches the field's own `value`; the prototype's it does not, and takes what it finds at the event for new. */
function typing(field: HTMLInputElement | HTMLTextAreaElement): Replay {
  const { value, selectionStart, selectionEnd } = field;
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  return () => {
    field.value = field.defaultValue;
    setter?.call(field, value);
    // The caret of whoever is still typing; fields for addresses and numbers have none.
    if (selectionStart !== null && document.activeElement === field)
      field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
