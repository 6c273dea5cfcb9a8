import { answeredAt } from '../coach/subject.ts';
import type { Conversation, TurnPlayed } from './conversations.ts';

/** What became of the matter in a second or later turn. */
export interface LaterTurn {
  said: string[];
  before: string;
  /** Undefined where the answer was about no situation. */
  now: string | undefined;
  /** `stays`, or `asked` for by the expected links; else it was taken for something else, or for nothing. */
  became: 'stays' | 'asked' | 'another' | 'nothing';
}

/** The turns before which a situation had been answered. */
export function laterTurns({ turns }: Conversation, played: readonly TurnPlayed[]): LaterTurn[] {
  let before: string | undefined;
  return played.flatMap(({ said, answer }, at) => {
    const now = situationOf(answer);
    const turn = before && laterTurn(said, before, now, turns[at]?.expect.links);
    before = now ?? before;
    return turn ? [turn] : [];
  });
}

function laterTurn(
  said: string[],
  before: string,
  now: string | undefined,
  links: readonly string[] | undefined,
): LaterTurn {
  const isAsked = links?.some((link) => link.endsWith(now ?? '\n')) ?? false;
  const became = now === before ? 'stays' : isAsked ? 'asked' : now === undefined ? 'nothing' : 'another';
  return { said, before, now, became };
}

function situationOf(answer: string): string | undefined {
  const at = answeredAt(answer);
  return at < 0 ? undefined : /\/([a-z0-9-]+)\)/.exec(answer.slice(at))?.[1];
}
