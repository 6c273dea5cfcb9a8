/** A step that did not work, told in one sentence. `logFile` is where the whole story is; its end is shown. */
export class Broken extends Error {
  readonly code:
    'settings_invalid' | 'port_blocked' | 'port_taken' | 'already_running' | 'step_failed' | 'child_failed';
  readonly logFile: string | undefined;

  constructor(code: Broken['code'], sentence: string, options: { logFile?: string; cause?: unknown } = {}) {
    super(sentence, { cause: options.cause });
    this.name = 'Broken';
    this.code = code;
    this.logFile = options.logFile;
  }
}
