import { createHash } from 'node:crypto';
import type { AuditLink } from '@coachlab/contracts';
import { printable } from './format/printable.ts';
import { CommandError } from './command-error.ts';

const BEGINNING = '0'.repeat(64);

/** The audit trail as somebody checks it who does not believe the registry: nothing of the registry's code is used. */
export class AuditChain {
  readonly #hashes = new Set<string>();
  #head = BEGINNING;
  #length = 0;

  /** Throws CommandError that names the entry when it does not follow the one before. */
  add(link: AuditLink): void {
    const place = this.#length + 1;
    if (link.id !== place) throw broken(link, `Entry ${place} is missing: entry ${link.id} comes next`);
    if (link.previous !== this.#head)
      throw broken(link, `Entry ${place} does not fit the one before: it, or the one before, was put in`);
    if (link.hash !== hashOf(link)) throw broken(link, `Entry ${place} was changed`);
    this.#hashes.add(link.hash);
    this.#head = link.hash;
    this.#length = place;
  }

  includes(head: string): boolean {
    return head === BEGINNING || this.#hashes.has(head);
  }

  get head(): string {
    return this.#head;
  }

  get length(): number {
    return this.#length;
  }
}

function hashOf({ id, at, who, action, remote, from, to, why, previous }: AuditLink): string {
  const form = JSON.stringify([id, at, who, action, remote, from, to, why, previous]);
  return createHash('sha256').update(form).digest('hex');
}

const broken = ({ at, who, action, remote }: AuditLink, sentence: string) =>
  new CommandError('audit_broken', printable(`${sentence} (${at}, ${who}: ${action} ${remote}).`));
