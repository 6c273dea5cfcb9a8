import { UsageError } from '../command-error.ts';

/** How long a page may take before it counts as broken. Milliseconds, for a machine that does other things. */
export interface Patience {
  /** Until React has taken it over, and until a link has led to it. */
  takenOver: number;
  /** Until it answers. */
  answers: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws UsageError for a setting that is no number of milliseconds */
export function readPatience(env: Environment): Patience {
  return {
    takenOver: milliseconds(env, 'COACHLAB_REHEARSAL_HYDRATED_MS', 20_000),
    answers: milliseconds(env, 'COACHLAB_REHEARSAL_ANSWERS_MS', 15_000),
  };
}

function milliseconds(env: Environment, name: string, usual: number): number {
  const value = env[name];
  if (!value) return usual;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1)
    throw new UsageError(`${name} is "${value}", which is not a number of milliseconds.`);
  return number;
}

/**
 * Whether the machine explains nothing: the same page of the other release was there in a tenth of the time.
 * @param otherTook until that one was taken over, at the same moment; null where that is not known, or was never
 */
export const isQuick = ({ takenOver }: Patience, otherTook: number | null) =>
  otherTook !== null && otherTook < takenOver / 10;

/** For the second look at a page that may only have been slow: at least twice as much, and more where the other one was slow as well. */
export function longer({ takenOver, answers }: Patience, otherTook: number | null): Patience {
  const times = Math.max(2, otherTook === null ? 3 : (10 * otherTook) / takenOver);
  return { takenOver: Math.round(takenOver * times), answers: Math.round(answers * times) };
}
