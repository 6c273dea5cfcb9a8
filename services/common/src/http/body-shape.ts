import { InvalidInputError } from '../errors/service-errors.ts';

/** What a JSON body may hold at most, all of it together. */
export interface BodyShape {
  /** Objects and lists in one another. */
  depth: number;
  /** Fields of all objects. */
  fields: number;
  /** Entries of all lists. */
  entries: number;
  /** Bytes of one text. */
  text: number;
}

/** Twice of what the largest honest body brings. */
export const BODY_SHAPE: BodyShape = { depth: 8, fields: 200, entries: 200, text: 48 * 1024 };

/** Bytes of a field's name. */
const NAME = 256;

const [QUOTE, BACKSLASH, COLON, COMMA] = [...'"\\:,'].map((sign) => sign.charCodeAt(0));
const [OBJECT, OBJECT_END, LIST, LIST_END] = [...'{}[]'].map((sign) => sign.charCodeAt(0));

/**
 * Counts what a JSON text holds before anything is made of it: an object costs its parser, transformer and validator a
 * hundred times its two bytes. Whether it is JSON at all is the parser's to say. Throws InvalidInputError.
 */
export function checkShape(json: Buffer, most: BodyShape): void {
  const lists: boolean[] = [];
  let [fields, entries, text] = [0, 0, 0];
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === QUOTE) {
      const end = endOfText(json, at + 1);
      text = end - at - 1;
      if (text > most.text) throw tooMuch(`A text may have at most ${most.text} bytes.`);
      at = end;
    } else if (sign === OBJECT || sign === LIST) {
      lists.push(sign === LIST);
      if (sign === LIST) entries += 1;
    } else if (sign === OBJECT_END || sign === LIST_END) lists.pop();
    else if (sign === COMMA && lists.at(-1)) entries += 1;
    else if (sign === COLON) {
      fields += 1;
      if (text > NAME) throw tooMuch(`The name of a field may have at most ${NAME} bytes.`);
    }
    if (lists.length > most.depth) throw tooMuch(`The body may be nested ${most.depth} deep at most.`);
    if (fields > most.fields) throw tooMuch(`The body may have at most ${most.fields} fields.`);
    if (entries > most.entries) throw tooMuch(`Lists may have at most ${most.entries} entries together.`);
  }
}

/** Of the quote that ends it, or the end of all. */
function endOfText(json: Buffer, from: number): number {
  let at = from;
  for (;;) {
    at = json.indexOf(QUOTE!, at);
    if (at < 0) return json.length;
    let slashes = 0;
    while (json[at - 1 - slashes] === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return at;
    at += 1;
  }
}

function tooMuch(detail: string): InvalidInputError {
  return new InvalidInputError([{ path: '', message: detail }], 'body_too_complex', { detail });
}
