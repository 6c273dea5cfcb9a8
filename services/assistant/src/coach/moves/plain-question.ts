import { phrasePattern } from '../phrase-pattern.ts';
import { paragraphs } from '../phrases.ts';
import type { Move } from '../turn.ts';
import { chosen, linked } from './situation.ts';

/** In more words something is told. */
const LONGEST = 18;
const OFFERED = 2;

/** “What’s a good number of direct reports?”: the plain answer, and what comes nearest. */
export const plainQuestion: Move = ({ message, content, match, question }) => {
  if (match.language || message.split(/\s+/).length > LONGEST || question.history.length > 0)
    return undefined;
  const said = message.replaceAll('’', "'");
  const found = content.plainQuestions.find(
    ({ phrases, unless }) =>
      phrasePattern(phrases).test(said) && !(unless && phrasePattern(unless).test(said)),
  );
  if (!found) return undefined;
  const near = match.candidates.slice(0, OFFERED).map(({ situation }) => situation);
  return {
    text: paragraphs(found.answer.trim(), near.length > 0 && `Near to it: ${near.map(linked).join(' · ')}.`),
    buttons: near.map(chosen),
  };
};
