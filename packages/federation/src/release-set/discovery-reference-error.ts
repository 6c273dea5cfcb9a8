/** A remote names a release that the document lacks, or whose entry has no hash. Verified documents cannot. */
export class DiscoveryReferenceError extends Error {
  readonly code = 'discovery_reference';
  readonly remote: string;
  readonly version: string;

  constructor(remote: string, version: string) {
    super(`The discovery document has no usable release ${remote}@${version}.`);
    this.name = 'DiscoveryReferenceError';
    this.remote = remote;
    this.version = version;
  }
}
