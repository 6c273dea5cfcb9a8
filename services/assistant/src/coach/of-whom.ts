import type { Situation } from '@coachlab/contracts';
import { NEAR } from '../situations/confidence.ts';
import type { Match } from '../situations/situation-matcher.ts';

/** Situations in which something is done to the visitor. */
const TO_ME = /\b(?:me|mine|my (?:work|ideas?|job|decisions?|results?|promotion|back))\b/i;
/** Words in which a question is put, and which say nothing of whose matter it is. */
const ASKING =
  /\b(?:what|how|when|where|whether|if|should|can|could|do|must|may|shall|would) (?:(?:should|can|could|do|must|may|shall|would) )?(?:i|we)\b|\b(?:tell|help|give|show|write) me\b/gi;
const OF_VISITOR =
  /\b(?:i|i'm|i've|me|myself|mine|we|us|our|my (?:own|work|ideas?|job|decisions?|results?|projects?|promotion|back|pay|part|name|mistakes?|proposals?|slides?|reports?|credit|contribution|success))\b/i;

/** Puts behind what is done to the visitor, when the message tells that it was done to somebody else. */
export function ofWhom(match: Match, message: string): Match {
  const [first] = match.candidates;
  if (match.language || !first || !isToMe(first.situation)) return match;
  if (OF_VISITOR.test(message.replaceAll('’', "'").replace(ASKING, ' ')) || !SOMEBODY_ELSE.test(message))
    return match;
  const others = match.candidates.filter(({ situation }) => !isToMe(situation));
  const own = match.candidates.filter(({ situation }) => isToMe(situation));
  return { ...match, candidates: [...others, ...own], confidence: Math.min(match.confidence, NEAR) };
}

/** To whom it was done, where it was not the visitor. */
const SOMEBODY_ELSE =
  /\b(?:juniors?|interns?|trainees?|apprentices?|nurses?|teachers?|volunteers?|analysts?|somebody else|someone else|others?|colleagues?|another|him|her|them|\p{L}+['’]s)\b/iu;

function isToMe({ title }: Situation): boolean {
  return TO_ME.test(title);
}
