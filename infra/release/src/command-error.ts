/** How the command ends. Scripts may rely on these. */
export const EXIT = { done: 0, failed: 1, usage: 2, incomplete: 2, unreachable: 3 } as const;

/** Something a person should read: one sentence, and a list where there is more than one thing to say. */
export class CommandError extends Error {
  readonly code: string;
  readonly details: string[];
  readonly exit: number;
  /** Codes of the registry's reasons. */
  readonly reasons: string[];

  constructor(
    code: string,
    message: string,
    options: { details?: string[]; reasons?: string[]; exit?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'CommandError';
    this.code = code;
    this.details = options.details ?? [];
    this.reasons = options.reasons ?? [];
    this.exit = options.exit ?? EXIT.failed;
  }
}

export class UsageError extends CommandError {
  constructor(message: string) {
    super('usage', message, { exit: EXIT.usage });
    this.name = 'UsageError';
  }
}
