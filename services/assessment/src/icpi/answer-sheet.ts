import { type FieldError, ICPI_SCALE } from '@coachlab/contracts';
import { InvalidInputError } from '@coachlab/service-common';
import type { AnswerSheet } from '../scoring/score.ts';

/** Characters of an unknown id that are said back. */
const LONGEST_ECHO = 80;

/**
 * The answers in the order of `ids`. Throws InvalidInputError that names every id which is missing, unknown, or
 * answered with anything but a whole number from 1 to 6.
 */
export function readAnswerSheet(responses: Record<string, unknown>, ids: readonly string[]): AnswerSheet {
  const known = new Set(ids);
  const faults = [
    ...ids.flatMap((id) => faultOf(responses, id) ?? []),
    ...Object.keys(responses)
      .filter((id) => !known.has(id))
      .map((id) => fault(id.slice(0, LONGEST_ECHO), 'is not a statement of this assessment')),
  ];
  if (faults.length > 0) throw new InvalidInputError(faults);
  return new Map(ids.map((id) => [id, responses[id] as number]));
}

function faultOf(responses: Record<string, unknown>, id: string): FieldError | undefined {
  if (!Object.hasOwn(responses, id)) return fault(id, 'Required');
  const answer = responses[id];
  const valid =
    Number.isInteger(answer) && (answer as number) >= 1 && (answer as number) <= ICPI_SCALE.length;
  return valid ? undefined : fault(id, `must be a whole number from 1 to ${ICPI_SCALE.length}`);
}

function fault(id: string, message: string): FieldError {
  return { path: `responses.${id}`, message };
}
