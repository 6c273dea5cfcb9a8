import { type Concern, concernByRules, concernIn } from '@coachlab/safety';
import { languageOf } from '../situations/language.ts';
import { hitsNobody, isCurse, laughs, withoutFigures } from './figures-of-speech.ts';

/** The danger that a message speaks of, as somebody reads it who knows how people talk at work. */
export function readConcern(message: string): Concern | undefined {
  const told = withoutFigures(message);
  const concern = inEnglish(concernIn(told), message);
  // What a curse leaves behind sounds faintly like one.
  if (concern?.faint && isCurse(message)) return undefined;
  if (concern?.kind === 'threat' && concern.who === 'self' && laughs(message))
    return { ...concern, sure: false };
  if (concern && hitsNobody(message) && !concernByRules(told))
    return { ...concern, kind: 'threat', sure: false, faint: true };
  // What happens between two people at work is nobody's home, whatever it resembles.
  if (concern?.kind === 'violence-at-home' && !concern.sure && concern.who === 'other' && !HOME.test(message))
    return { ...concern, kind: 'threat' };
  return concern;
}

const HOME =
  /\b(?:home|house|flat|husband|wife|spouse|partner|boyfriend|girlfriend|fianc\w+|ex|married|marriage|divorc\w+|family|father|mother|dad|mum|mom|parents?|brother|sister|sons?|daughters?|bruis\w*|black eye|domestic|lives? with|living with|relationship|dating|moved (?:in|out)|checks? (?:her|his|their) phone|sunglasses|long sleeves|flinch\w*|hotel|car park|picks? (?:her|him|them) up|allowance|(?:her|his|their) (?:money|card|wages))\b/i;

/** A name or a word that two languages share makes an English message no French one. */
function inEnglish(concern: Concern | undefined, message: string): Concern | undefined {
  const isEnglish = languageOf(message) === null && (message.match(ENGLISH)?.length ?? 0) >= 2;
  return concern && isEnglish ? { ...concern, language: 'en' } : concern;
}

const ENGLISH = /\b(?:the|is|are|to|of|who|my|she|he|they|has|have|would|should|with|for|what|how|a)\b/gi;
