import type { Artifact } from '@coachlab/contracts';
import { fold } from '@coachlab/search';

/**
 * The item that a message names: by its title, the part before a colon, or an acronym in brackets. The longest name wins. A
 * name that is also a word (CLEAR, ACT) counts in capitals, or when the message asks to have it explained.
 */
export function namedItem(
  message: string,
  items: readonly Artifact[],
  explaining = false,
): Artifact | undefined {
  const folded = ` ${plain(message)} `;
  let best: { item: Artifact; length: number } | undefined;
  for (const item of items) {
    for (const name of namesOf(item)) {
      const acronym = /^[A-Z]{2,8}$/.test(name);
      const said =
        acronym && !explaining
          ? new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, 'u').test(message)
          : folded.includes(` ${plain(name)} `);
      if (said && name.length > (best?.length ?? 0)) best = { item, length: name.length };
    }
  }
  return best?.item;
}

function namesOf({ title }: Artifact): string[] {
  const [before = title] = title.split(':');
  const acronym = /\(([A-Z]{2,8})\)/.exec(title)?.[1];
  const whole = title.replace(/\s*\(.*?\)/, '');
  return [whole, before.trim(), whole.replace(/^The /, ''), ...(acronym ? [acronym] : [])].filter(
    (name) => name.length > 2,
  );
}

function plain(text: string): string {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
