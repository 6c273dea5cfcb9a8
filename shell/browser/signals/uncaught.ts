/** An error that nobody caught, as the window hears of it. */
export interface Uncaught {
  error: unknown;
  /** Where it was thrown, where the browser says so. */
  file: string;
}

/** Hears of errors in event handlers and timers, and of rejections that nobody handles. */
export function hearUncaught(hear: (uncaught: Uncaught) => void): void {
  addEventListener('error', ({ error, filename: file }) => hear({ error, file }));
  addEventListener('unhandledrejection', ({ reason: error }) => hear({ error, file: '' }));
}
