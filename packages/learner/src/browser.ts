// What a browser says of itself. Some name a language that is none (`c`, `en-US@posix`) or lack what others have: nothing
// here throws.

/** The visitor's language tags, best first, well-formed. */
export function languages(): string[] {
  const named = attempt(() => [...navigator.languages]) ?? [];
  return named.flatMap((tag) => attempt(() => Intl.getCanonicalLocales(tag.replace(/[@.].*/, ''))) ?? []);
}

/** The region that the languages name first: `US`. */
export function region(): string | undefined {
  return languages()
    .map((tag) => new Intl.Locale(tag).region)
    .find((found) => found !== undefined);
}

/** `Europe/Berlin`. */
export function timeZone(): string | undefined {
  return attempt(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
}

export function matchesMedia(query: string): boolean {
  return attempt(() => matchMedia(query).matches) ?? false;
}

/** Puts text on the clipboard: whether it did. A page that does not come over https has the older way alone. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return attempt(() => copySelected(text)) ?? false;
  }
}

/**
 * Whether a key belongs to the input of a script's characters (Japanese, Chinese, Korean): Enter chooses one of them then, and
 * does nothing else. Safari ends the composition before that Enter, which it marks by 229 alone.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}

function copySelected(text: string): boolean {
  const { activeElement: active, body } = document;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  // In sight for the browser, out of it for the reader; inside an open dialog, which alone may have the focus.
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0';
  (active?.closest('dialog,[role=dialog]') ?? body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (active instanceof HTMLElement) active.focus({ preventScroll: true });
  return copied;
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
