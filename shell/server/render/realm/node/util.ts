let encoded = '';

/**
 * What React's server renderer asks of Node. It encodes what it draws, to send it as bytes; here that is put together
 * as text again, so the text itself is kept, and no byte is written.
 */
export class TextEncoder {
  encode(text: string): string {
    return text;
  }

  encodeInto(text: string): { read: number; written: number } {
    encoded += text;
    return { read: text.length, written: 0 };
  }
}

/** Gives back what was encoded since. One page is drawn at a time. */
export class TextDecoder {
  constructor() {
    encoded = '';
  }

  decode(): string {
    const text = encoded;
    encoded = '';
    return text;
  }
}
