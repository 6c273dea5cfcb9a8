import { type Concern, concernIn } from '@coachlab/safety';
import { languageOf } from '../situations/language.ts';

/** The danger that a message speaks of, as somebody reads it who knows how people talk at work. */
export function readConcern(message: string): Concern | undefined {
  const concern = inEnglish(concernIn(message.replace(IDIOMS, ' ').replace(OWN_SLIP, ' ')), message);
  if (concern?.kind === 'threat' && concern.who === 'self' && LAUGHS.test(message))
    return { ...concern, sure: false };
  // What happens between two people at work is nobody's home, whatever it resembles.
  if (concern?.kind === 'violence-at-home' && !concern.sure && concern.who === 'other' && !HOME.test(message))
    return { ...concern, kind: 'threat' };
  return concern;
}

/** What is said in every office, and means no death. */
const IDIOMS =
  /\b(?:career|commercial|political|professional) suicide\b|\bdie on (?:that|this|the) hill\b|\b(?:deadline|deadlines|workload|meetings?|project|release|rota|schedule) (?:is|are) killing (?:me|us)\b/gi;

/** What was stupid is told in the same breath, and is a slip. */
const OWN_SLIP =
  /\b(?:i|we) (?:did|have done|'ve done) something (?:(?:really|very|so) )?(?:stupid|dumb|silly)\b(?=[\s.,:;–-]+(?:and |so )?(?:i|we) (?:accidentally |just |may have |have )*(?:sent|emailed|e-mailed|mailed|forwarded|replied|cc'?d|copied|posted|shared|published|deleted|signed|promised|agreed|offered|gossiped|clicked|hired|laughed|shouted|snapped)\b)/gi;

/** Who threatens and laughs at it mostly means neither. */
const LAUGHS =
  /\b(?:lol|lmao|rofl|haha\w*|jk|figure of speech|so to speak|not literally|metaphorically)\b|[😂🤣😅]/iu;

const HOME =
  /\b(?:home|house|flat|husband|wife|spouse|partner|boyfriend|girlfriend|fianc\w+|ex|married|marriage|divorc\w+|family|father|mother|dad|mum|mom|parents?|brother|sister|sons?|daughters?|bruis\w*|black eye|domestic|lives? with|living with|relationship|dating|moved (?:in|out)|checks? (?:her|his|their) phone|sunglasses|long sleeves|flinch\w*|hotel|car park|picks? (?:her|him|them) up|allowance|(?:her|his|their) (?:money|card|wages))\b/i;

/** A name or a word that two languages share makes an English message no French one. */
function inEnglish(concern: Concern | undefined, message: string): Concern | undefined {
  const isEnglish = languageOf(message) === null && (message.match(ENGLISH)?.length ?? 0) >= 2;
  return concern && isEnglish ? { ...concern, language: 'en' } : concern;
}

const ENGLISH = /\b(?:the|is|are|to|of|who|my|she|he|they|has|have|would|should|with|for|what|how|a)\b/gi;
