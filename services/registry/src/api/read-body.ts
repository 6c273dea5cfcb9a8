import type { Validator } from '@coachlab/federation/server';
import { InvalidInputError } from '@coachlab/service-common';

/** @throws InvalidInputError that names everything that is wrong */
export function read<T>(body: unknown, validate: Validator): T {
  const faults = validate(body);
  if (faults.length === 0) return body as T;
  const errors = faults.map(({ path, message }) => ({ path: path.slice(1).replaceAll('/', '.'), message }));
  throw new InvalidInputError(errors);
}
