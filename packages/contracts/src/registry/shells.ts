import type { SignalClass } from '../signals.ts';

/** A build of the shell's files for browsers, and the errors that nobody caught whose file is one of them. */
export interface ShellBuild {
  build: string;
  /** When a shell first announced it, and when one last did. */
  firstAt: string;
  lastAt: string;
  /** Whether a shell that serves it runs. */
  running: boolean;
  /** Most frequent first, at most ten. */
  errors: ShellError[];
}

export interface ShellError {
  class: SignalClass;
  stack: string;
  sessions: number;
  firstAt: string;
  lastAt: string;
}
