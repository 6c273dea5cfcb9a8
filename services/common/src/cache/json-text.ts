/** A value that is JSON already, for example put together from stored JSON: sent as it is. */
export class JsonText {
  /** Bytes are UTF-8; whoever reads them from a database saves making text of them. */
  readonly text: string | Buffer;

  constructor(text: string | Buffer) {
    this.text = text;
  }
}
