import type { Section } from './read-sections.ts';
import { namesIn } from './names-in.ts';

/** A file that names what belongs to a section which is not its own. */
export interface ForeignName {
  file: string;
  line: number;
  /** As it stands in the rules below: `/artifact`, `/api/forum`, `catalog`. */
  name: string;
  section: string;
}

interface Rule {
  section: string;
  kind: 'address' | 'api' | 'name';
  name: string;
  pattern: RegExp;
}

/** Every name of another team's section in the code of a file. @throws Error that names a file it cannot parse */
export function foreignNames(file: string, text: string, sections: readonly Section[]): ForeignName[] {
  const own = ownerOf(file, sections);
  const rules = sections.filter((section) => section !== own).flatMap(rulesFor);
  const allowed = new Set(own?.needs.map((api) => `/api/${api}`));
  return namesIn(file, text).flatMap(({ value, line }) => {
    const path = value.replace(/https?:\/\/[^\s/]+/g, '');
    return rules
      .filter(({ name, kind, pattern }) => !(kind === 'api' && allowed.has(name)) && pattern.test(path))
      .map(({ section, name }) => ({ file, line, name, section }));
  });
}

/** The section whose page or service a file is of; none for what the house shares. */
function ownerOf(file: string, sections: readonly Section[]): Section | undefined {
  return sections.find(({ name }) => file.startsWith(`mfe-${name}/`) || file.startsWith(`services/${name}/`));
}

function rulesFor({ name: section, addresses, apis }: Section): Rule[] {
  const rule = (kind: Rule['kind'], name: string, pattern: string): Rule => ({
    section,
    kind,
    name,
    pattern: new RegExp(pattern),
  });
  return [
    ...addresses.map((address) => rule('address', address, `(?<![\\w.@/-])${escaped(address)}(?![\\w-])`)),
    ...apis.map((api) => rule('api', `/api/${api}`, `/api/${escaped(api)}(?![\\w-])`)),
    rule(
      'name',
      section,
      `^${section}$|\\b(mfe-|services?[/-])${section}(?![\\w-])|^${section}@|_${section.toUpperCase()}_`,
    ),
  ];
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
