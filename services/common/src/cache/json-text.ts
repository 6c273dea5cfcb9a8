/** A value that is JSON already, for example put together from stored JSON: sent as it is. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
