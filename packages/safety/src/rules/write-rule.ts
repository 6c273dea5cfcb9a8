import type { ConcernKind, Rule } from '../concern.ts';

type More = Pick<Rule, 'sure' | 'who'> & { unless?: string };

/** Source parts that patterns share, by name: `{oneself}` in a pattern stands for `parts.oneself`. */
export type Parts = Record<string, string>;

/**
 * A function that writes patterns of one language: whole words only, parts filled in, `_` for up to three words between, `~` for
 * up to seven. Gaps end with the sentence, so the time for any text is bounded. A list holds ways of saying the same.
 */
export function patternWriter(parts: Parts): (says: string | string[], flags?: string) => RegExp {
  const filled = (source: string): string =>
    source
      .replace(/\{([a-z]+)\}/g, (whole, name: string) =>
        name in parts ? `(?:${filled(parts[name]!)})` : whole,
      )
      .replaceAll(' _ ', '(?: [^ |]+){0,3} ')
      .replaceAll(' ~ ', '(?: [^ |]+){0,7} ');
  return (says, flags = 'u') => new RegExp(`(?<=^| )(?:${filled([says].flat().join('|'))})(?= |$)`, flags);
}

/** A function that writes rules of one language out of such patterns. */
export function ruleWriter(parts: Parts) {
  const pattern = patternWriter(parts);
  return (kind: ConcernKind, says: string | string[], { unless, ...more }: More = {}): Rule => ({
    kind,
    says: pattern(says),
    ...(unless ? { unless: pattern(unless) } : {}),
    ...more,
  });
}
