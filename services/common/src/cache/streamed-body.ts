/**
 * A JSON answer too large to keep: made piece by piece while it is sent. Its ETag is the content's revision with
 * `name`, so the same question finds the same tag for as long as nothing changes.
 */
export class StreamedBody {
  readonly revision: string;
  /** Without quotes and without the encoding's suffix. */
  readonly tag: string;
  readonly chunks: () => AsyncIterable<Buffer>;

  constructor(name: string, revision: string, chunks: () => AsyncIterable<Buffer>) {
    this.revision = revision;
    this.tag = `${revision}.${Buffer.from(name).toString('base64url')}`;
    this.chunks = chunks;
  }
}
