import type { ConcernKind, Rule } from '../concern.ts';

type More = Pick<Rule, 'sure' | 'who'> & { unless?: string };

/** Source parts that rules share, by name: `{oneself}` in a pattern stands for `parts.oneself`. */
export type Parts = Record<string, string>;

/** A function that writes rules of one language: whole words only, parts filled in, `_` for up to three words between. */
export function ruleWriter(parts: Parts) {
  const filled = (source: string) =>
    source
      .replace(/\{([a-z]+)\}/g, (whole, name: string) => (name in parts ? `(?:${parts[name]})` : whole))
      .replaceAll(' _ ', '(?: [^ |]+){0,3} ');
  const pattern = (source: string) => new RegExp(`(?<=^| )(?:${filled(source)})(?= |$)`, 'u');
  return (kind: ConcernKind, says: string, { unless, ...more }: More = {}): Rule => ({
    kind,
    says: pattern(says),
    ...(unless ? { unless: pattern(unless) } : {}),
    ...more,
  });
}
