import { WORK_WITHOUT_REASONS, type WorkWithout } from '../artifact-file.ts';
import type { Fault, Rule } from '../rule.ts';

const DOI = /https:\/\/doi\.org\/10\.\d{4,9}\/\S*[^\s.,;]$/;
const ISBN = /\bISBN ([\d-]+)$/;
const LIST = 'works-without-identifier.yaml';

export const furtherReading: Rule = {
  name: `further reading ends with a DOI or an ISBN, or ${LIST} says why not`,
  scope: 'each',
  check({ artifacts, worksWithout }) {
    const without = new Set(worksWithout.map(({ citation }) => citation));
    return artifacts.flatMap(({ id, furtherReading: works = [] }) =>
      works.flatMap((work, at): Fault[] => {
        const message = faultOf(work, without.has(work));
        return message ? [{ id, field: `furtherReading.${at}`, message }] : [];
      }),
    );
  },
};

export const worksWithoutIdentifier: Rule = {
  name: `${LIST} names works that are read, each once and with a reason`,
  scope: 'whole',
  check({ artifacts, worksWithout }) {
    const read = new Set(artifacts.flatMap(({ furtherReading: works = [] }) => works));
    const seen = new Set<string>();
    return worksWithout.flatMap(({ citation, why }: WorkWithout) => {
      const faults: string[] = [];
      if (!read.has(citation)) faults.push('is in no artifact');
      if (seen.has(citation)) faults.push('stands twice');
      if (!WORK_WITHOUT_REASONS.includes(why))
        faults.push(`says ${why}, one of ${WORK_WITHOUT_REASONS.join(', ')} is wanted`);
      seen.add(citation);
      return faults.map((message) => ({ id: 'catalogue', field: `${LIST} ${citation}`, message }));
    });
  },
};

/** Thirteen digits of which the last is the check digit, with hyphens anywhere. */
export function isIsbn13(text: string): boolean {
  const digits = text.replaceAll('-', '');
  if (!/^97[89]\d{10}$/.test(digits)) return false;
  return [...digits].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0;
}

function faultOf(work: string, isListed: boolean): string | undefined {
  const isbn = ISBN.exec(work)?.[1];
  const isIdentified = DOI.test(work) || isbn !== undefined;
  if (isbn !== undefined && !isIsbn13(isbn))
    return `ISBN ${isbn} is not 13 digits with the right check digit`;
  if (isIdentified) return isListed ? `has an identifier, and ${LIST} says that it has none` : undefined;
  if (/\bdoi\b|\b10\.\d{4,9}\//i.test(work)) return 'does not end with a DOI address (https://doi.org/10.…)';
  if (/\bISBN\b/i.test(work)) return 'does not end with “ISBN” and its 13 digits';
  return isListed ? undefined : `ends with neither DOI nor ISBN, and ${LIST} does not say why`;
}
