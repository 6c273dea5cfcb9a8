import { type BrowserRelease, SHELL } from '@coachlab/contracts';
import { ownerOfFile } from './owner-of-file.ts';
import type { Uncaught } from './uncaught.ts';

const ADDRESS = /\b[a-z][a-z-]*:\/\/[^\s()]+/i;

/**
 * The remote whose file threw, on top of the stack, or the shell, which also has the page's inline scripts; null for everything
 * else: browser extensions, other origins, releases that the page was not given, and what has neither a stack nor a file.
 * Functions of the browser itself, such as `Array.map`, are no file.
 */
export function ownerOfError(
  { error, file }: Uncaught,
  releases: ReadonlyMap<string, BrowserRelease>,
): string | null {
  const top = topOf(error);
  // What is no error names the page as well where no script is at fault, such as a loop of ResizeObserver.
  if (top !== undefined && isInline(top)) return SHELL;
  return ownerOfFile(top ?? file, releases);
}

/** An inline script has the page's address. The content policy lets none in but the shell's. */
function isInline(address: string): boolean {
  const { origin } = location;
  return address.startsWith(`${origin}/`) && !/^\/remotes\/|\.m?js\b/.test(address.slice(origin.length));
}

/** The message comes before Chromium's frames, and may have any address in it. */
function topOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !error.stack) return undefined;
  const lines = error.stack.split('\n');
  const frames = lines.filter((line) => /^\s+at /.test(line));
  const others = frames.length > 0 ? frames : lines.filter((line) => line.includes('@'));
  return others.map((line) => ADDRESS.exec(line)?.[0]).find((found) => found !== undefined);
}
