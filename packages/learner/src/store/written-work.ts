import { readEntry } from './browser-storage.ts';
import { createStore } from './create-store.ts';
import { tellNotKept } from './not-kept.ts';
import { fieldsOf } from './shapes.ts';

/** Field to what was typed into it. */
export type WrittenFields = Readonly<Record<string, string>>;

/** Milliseconds between the first key pressed and the write. */
const WRITE_AFTER_MS = 400;

/** By artifact id, or by the name of a form. Kept until the visitor clears it. */
export const writtenWork = createStore<Readonly<Record<string, WrittenFields>>>({
  key: 'written_work',
  empty: {},
  parse(raw) {
    const works = fieldsOf(JSON.parse(raw));
    return works && readWrittenWork(works);
  },
  format: (works) => (Object.keys(works).length > 0 ? JSON.stringify(works) : null),
  combine: merge,
});

const NOTHING: WrittenFields = {};
/** Typed and not written yet. It lies over what is stored, so that another tab never takes a word away that is being typed. */
const waiting = new Map<string, WrittenFields>();
const listeners = new Set<() => void>();
const seen = new Map<
  string,
  { stored: WrittenFields; typed: WrittenFields | undefined; both: WrittenFields }
>();
let timer: ReturnType<typeof setTimeout> | undefined;
let watching = false;

/** What is written on one artifact or form; the same object until something changes. */
export function writtenOn(work: string): WrittenFields {
  const works = writtenWork.get();
  const stored = (Object.hasOwn(works, work) && works[work]) || NOTHING;
  const typed = waiting.get(work);
  const before = seen.get(work);
  if (before?.stored === stored && before.typed === typed) return before.both;
  const both = typed ? { ...stored, ...typed } : stored;
  seen.set(work, { stored, typed, both });
  return both;
}

/** Shows at once, and is stored a moment later, or when the page is left. */
export function write(work: string, fields: WrittenFields): void {
  waiting.set(work, { ...waiting.get(work), ...fields });
  watchLeaving();
  timer ??= setTimeout(storeWritten, WRITE_AFTER_MS);
  tell();
}

/** Stores what waits, merged into what other tabs have stored. */
export function storeWritten(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.size === 0) return;
  const typed = Object.fromEntries(waiting);
  waiting.clear();
  writtenWork.update((works) => merge(works, typed));
  if (readEntry(writtenWork.key).held !== undefined) tellNotKept();
  tell();
}

/** Takes everything from one artifact or form. */
export function clearWritten(work: string): void {
  waiting.delete(work);
  writtenWork.update(({ [work]: _gone, ...others }) => others);
  tell();
}

/** Forgets what waits, for a browser that is being cleared. */
export function dropWaiting(): void {
  waiting.clear();
  tell();
}

export function subscribeWritten(heard: () => void): () => void {
  const stop = writtenWork.subscribe(heard);
  listeners.add(heard);
  return () => {
    stop();
    listeners.delete(heard);
  };
}

/** Entries that are none of ours are left out. */
export function readWrittenWork(works: Record<string, unknown>): Record<string, WrittenFields> {
  return Object.fromEntries(
    Object.entries(works).flatMap(([work, value]) => {
      const fields = Object.entries(fieldsOf(value) ?? {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      );
      return fields.length > 0 ? [[work, Object.fromEntries(fields)]] : [];
    }),
  );
}

/** Field by field; the second wins. */
export function merge(
  works: Readonly<Record<string, WrittenFields>>,
  over: Readonly<Record<string, WrittenFields>>,
): Record<string, WrittenFields> {
  return {
    ...works,
    ...Object.fromEntries(
      Object.entries(over).map(([work, fields]) => [
        work,
        { ...(Object.hasOwn(works, work) ? works[work] : NOTHING), ...fields },
      ]),
    ),
  };
}

function tell(): void {
  for (const heard of listeners) heard();
}

/** A phone may end a page that is hidden without another word. */
function watchLeaving(): void {
  if (watching) return;
  watching = true;
  window.addEventListener('pagehide', storeWritten);
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && storeWritten(),
  );
}
