import type { PublishReason } from '@coachlab/contracts';
import {
  InvalidInputError,
  type ServiceErrorOptions,
  TooLargeError,
  UnprocessableError,
} from '@coachlab/service-common';

const LIMITS = {
  packed: (limit: number) => `A package may have ${limit} bytes.`,
  unpacked: (limit: number) => `A package may have ${limit} bytes when unpacked.`,
  files: (limit: number) => `A package may have ${limit} entries.`,
};

/** 413: one of the limits is passed; `limit` is in bytes, or entries for `files`. */
export class PackageTooLarge extends TooLargeError {
  constructor(
    readonly which: keyof typeof LIMITS,
    readonly limit: number,
  ) {
    super('package_too_large', { detail: LIMITS[which](limit) });
  }
}

/** 400: the bytes are no gzipped tar. */
export class PackageUnreadable extends InvalidInputError {
  constructor(message: string, options: ServiceErrorOptions = {}) {
    super([{ path: '', message }], 'package_unreadable', { detail: message, ...options });
  }
}

/** 422: understood and refused, with every reason at once. */
export class ReleaseRefused extends UnprocessableError {
  constructor(readonly reasons: PublishReason[]) {
    super(
      'release_refused',
      { detail: reasons.map(({ message }) => message).join(' ') },
      reasons.map((reason) => ({ ...reason, path: reason.path ?? '' })),
    );
  }
}
