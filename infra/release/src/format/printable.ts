/** What a terminal obeys instead of showing it, but for line breaks, and what turns the direction of a line round. */
const OBEYED = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu;

/** A text that others wrote, such as the stack of an error in a visitor's browser, without what would steer a terminal. */
export function printable(text: string): string {
  return text.replace(OBEYED, '\ufffd');
}
