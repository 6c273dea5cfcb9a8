import type { ErrorInfo } from 'react';
import { show } from './overlay.ts';

/** What the command made of a fault: it has the source maps. */
export interface Traced {
  section: string;
  title: string;
  /** Source file, line and column, and the lines around; null where no file of the section took part. */
  at: string | null;
  text: string;
}

/** Sections that threw while they were loaded or drawn: the shell's panel stands in their place. */
const lost = new Set<string>();

export const hasLostPlace = (section: string): boolean => lost.has(section);

interface Where {
  section?: string | undefined;
  /** Whether the section is no longer on the screen for it. */
  lost?: boolean;
  componentStack?: string | undefined;
}

/** Shows a fault over the page, with the line of the source, and prints it where the command runs. */
export function report(error: unknown, where: Where = {}): void {
  if (where.lost && where.section) lost.add(where.section);
  void tell(error, where);
}

async function tell(error: unknown, where: Where): Promise<void> {
  const { section, title, at, text } = await trace(error, where);
  show(`fault:${section}`, { title, at, text });
}

/** React caught it: a boundary stands in the section's place. */
export function caught(error: unknown, { componentStack }: ErrorInfo): void {
  console.error(error, componentStack);
  const section = sectionOf(error, componentStack);
  report(error, { section, lost: true, componentStack: componentStack ?? undefined });
}

/** React draws a part of the page anew: the server had drawn another one. */
export function drawnAnew(error: unknown, { componentStack }: ErrorInfo): void {
  console.error(error, componentStack);
  report(error, { section: sectionOf(error, componentStack), componentStack: componentStack ?? undefined });
}

/** Attributes that differ React leaves as the server drew them, and says so on the console alone. */
export function watchHydration(): void {
  const say = console.error;
  console.error = (...said: unknown[]) => {
    const [format, ...words] = said;
    if (String(format).startsWith('A tree hydrated but')) {
      const message = words.reduce<string>((text, word) => text.replace('%s', String(word)), String(format));
      report(Object.assign(new Error(message), { name: 'Hydration' }));
    }
    say(...said);
  };
}

/** What is thrown in event handlers, timers and promises. */
export function watchFaults(): void {
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    if (error) report(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

function sectionOf(error: unknown, componentStack: string | null | undefined): string | undefined {
  const stack = `${error instanceof Error ? error.stack : ''}\n${componentStack ?? ''}`;
  return /\/remotes\/([a-z0-9-]+)\/development\//.exec(stack)?.[1];
}

async function trace(error: unknown, { section, componentStack }: Where): Promise<Traced> {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const fault = { name, message, stack, section, componentStack };
  try {
    const response = await fetch('/-/coachlab-dev/faults', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    });
    if (response.ok) return (await response.json()) as Traced;
  } catch {
    // The command has ended; what is known here is better than nothing.
  }
  return { section: section ?? 'page', title: `${name}: ${message}`, at: null, text: stack ?? '' };
}
