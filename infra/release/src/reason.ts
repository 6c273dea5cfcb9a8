import type { ParseArgsOptionsConfig } from 'node:util';
import { type Input, text } from './command.ts';
import { UsageError } from './command-error.ts';

/** Of every command that lets visitors meet a release. */
export const REHEARSAL_OPTIONS = {
  anyway: { type: 'boolean' },
  site: { type: 'string' },
} satisfies ParseArgsOptionsConfig;

/** Why, for the audit trail, and whether a rehearsal is passed over. */
export function reasonOf(input: Input): { why?: string; anyway?: true } {
  const why = text(input, 'why');
  if (!input.options['anyway']) return why === undefined ? {} : { why };
  if (!why) throw new UsageError('--anyway needs a reason for the audit trail: --why "…"');
  return { why, anyway: true };
}
