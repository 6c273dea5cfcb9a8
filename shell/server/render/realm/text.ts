/** First byte of a character, by how many bytes it takes. */
const LEAD = [0, 0, 0xc0, 0xe0, 0xf0];
const REPLACEMENT = 0xfffd;

/** UTF-8, as much of the web's as a section may use. */
export class TextEncoder {
  readonly encoding = 'utf-8';

  encode(text = ''): Uint8Array {
    const target = new Uint8Array(text.length * 3);
    return target.slice(0, this.encodeInto(text, target).written);
  }

  encodeInto(text: string, target: Uint8Array): { read: number; written: number } {
    let [read, written] = [0, 0];
    while (read < text.length) {
      const unit = text.charCodeAt(read);
      if (unit < 0x80 && written < target.length) {
        target[written] = unit;
        read += 1;
        written += 1;
        continue;
      }
      const code = text.codePointAt(read)!;
      const bytes = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
      if (written + bytes > target.length) break;
      // Half of a pair has no bytes of its own.
      put(target, written, bytes, code >= 0xd800 && code <= 0xdfff ? REPLACEMENT : code);
      read += code > 0xffff ? 2 : 1;
      written += bytes;
    }
    return { read, written };
  }
}

function put(target: Uint8Array, at: number, bytes: number, code: number): void {
  target[at] = LEAD[bytes]! | (code >> (6 * (bytes - 1)));
  for (let left = bytes - 2, to = at + 1; left >= 0; left -= 1, to += 1) {
    target[to] = 0x80 | ((code >> (6 * left)) & 0x3f);
  }
}

const MOST_UNITS = 8192;

/** Reads what TextEncoder wrote: always well formed, and cut anywhere. */
export class TextDecoder {
  readonly encoding = 'utf-8';
  readonly #units = new Uint16Array(MOST_UNITS);
  #count = 0;
  #code = 0;
  /** Bytes that the character under way still lacks. */
  #missing = 0;

  decode(bytes: Uint8Array = new Uint8Array(), { stream = false }: { stream?: boolean } = {}): string {
    let text = '';
    for (const byte of bytes) {
      if (byte < 0x80) this.#units[this.#count++] = byte;
      else this.#next(byte);
      if (this.#count > MOST_UNITS - 2) text += this.#flush();
    }
    if (!stream && this.#missing > 0) {
      this.#missing = 0;
      this.#units[this.#count++] = REPLACEMENT;
    }
    return text + this.#flush();
  }

  #next(byte: number): void {
    if (byte >= 0xc0) {
      this.#missing = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
      this.#code = byte & (0x3f >> this.#missing);
      return;
    }
    this.#code = (this.#code << 6) | (byte & 0x3f);
    this.#missing -= 1;
    if (this.#missing > 0) return;
    if (this.#code > 0xffff) {
      this.#units[this.#count++] = 0xd7c0 + (this.#code >> 10);
      this.#units[this.#count++] = 0xdc00 + (this.#code & 0x3ff);
    } else {
      this.#units[this.#count++] = this.#code;
    }
  }

  #flush(): string {
    const text = String.fromCharCode.apply(null, this.#units.subarray(0, this.#count) as unknown as number[]);
    this.#count = 0;
    return text;
  }
}
