import type { Move, Reply } from '../turn.ts';

const PLAYTHINGS =
  /^\W*(please )?(tell|give|write|sing|make)( me| us)? (a|an|another) (\w+ )?(joke|poem|song|story|riddle|recipe)\b/i;

/** Requests that only sound like something at work. */
export const offTopic: Move = ({ message }) => (PLAYTHINGS.test(message) ? HONEST_NO : undefined);

export const HONEST_NO: Reply = {
  text: 'I do not know that: I am here for what happens between people at work, from the first hard sentence to the email after it. What is on your mind there?',
};
