/** A PNG as an answer. It is packed already. */
export class Picture {
  readonly png: Buffer;

  constructor(png: Uint8Array) {
    this.png = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  }
}
