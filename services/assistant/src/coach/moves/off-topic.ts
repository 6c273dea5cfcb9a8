import type { Move, Reply } from '../turn.ts';

const PLAYTHINGS =
  /^\W*(please )?(tell|give|write|sing|make)( me| us)? (a|an|another) (\w+ )?(joke|poem|song|story|riddle|recipe)\b/i;

/** Requests that only sound like something at work. */
export const offTopic: Move = ({ message }) => (PLAYTHINGS.test(message) ? HONEST_NO : undefined);

export const HONEST_NO: Reply = {
  text: 'I do not know that: I only know about leading and coaching people at work. If a conversation at work stands behind it, tell me who it is with and what you want to be different afterwards.',
};
