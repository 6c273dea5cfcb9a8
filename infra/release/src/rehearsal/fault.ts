import { printable } from '../format/printable.ts';

/** Something that a visitor of this address would meet. */
export interface Fault {
  address: string;
  part: 'server' | 'browser';
  code:
    | 'status'
    | 'not_drawn'
    | 'other_release'
    | 'not_taken_over'
    | 'threw'
    | 'console'
    | 'request_failed'
    | 'foreign_host'
    | 'api_undeclared'
    | 'replaces_global'
    | 'dead_link'
    | 'frozen'
    | 'endless'
    | 'inaccessible'
    | 'layout_shifts'
    | 'blocks'
    | 'slower'
    | 'heavier';
  text: string;
  /** Address of the page that was opened by a link when it happened. */
  link?: string;
}

/** A page that is broken by itself is told of at its own address, and not at each that links to it. */
export function withoutRepeats(faults: Fault[]): Fault[] {
  const broken = new Set(
    faults.filter(({ link, part }) => link === undefined && part === 'browser').map(({ address }) => address),
  );
  return faults.filter(({ link }) => link === undefined || !broken.has(link));
}

/**
 * What the release that everybody has does as well says nothing about this one: a service may be down.
 * @returns the faults that are the candidate's own, and those that both have
 */
export function compareFaults(candidate: Fault[], stable: Fault[]): { own: Fault[]; shared: Fault[] } {
  const known = new Set(stable.map((fault) => keyOf(shown(fault))));
  const distinct = [...new Map(candidate.map((fault) => [keyOf(fault), shown(fault)])).values()];
  const { own = [], shared = [] } = Object.groupBy(distinct, (fault) =>
    known.has(keyOf(fault)) ? 'shared' : 'own',
  );
  return { own, shared };
}

/** What a page says of itself, such as in its console, may be a visitor's text. */
const shown = (fault: Fault): Fault => ({ ...fault, text: printable(fault.text) });

/** Files of two releases have other names for the same thing. */
const keyOf = ({ address, part, code, text }: Fault) =>
  [address, part, code, text.replaceAll(/\/remotes\/[^\s)'"]+/g, '/remotes/')].join('\n');
