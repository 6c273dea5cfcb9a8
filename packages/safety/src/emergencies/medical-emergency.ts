import type { Concern, Language } from '../concern.ts';
import { plainText } from '../plain-text.ts';
import { whoseIn } from '../rules/concern-by-rules.ts';
import { respelt } from '../spelling.ts';
import { type Condition, CONDITIONS } from './conditions.ts';
import { EMERGENCY_WORDS } from './index.ts';
import type { ConditionRule, EmergencyWords } from './write-condition.ts';

export interface MedicalEmergency {
  condition: Condition;
  language: Language;
  who: Concern['who'];
  /** Whether something has to be done at once; false where people fell ill in the heat before. */
  isNow: boolean;
}

/** The medical emergency that a text tells of, in words that were listed for it; undefined where there is none. */
export function medicalEmergencyIn(text: string): MedicalEmergency | undefined {
  const plain = plainText(text);
  const found = EMERGENCY_WORDS.flatMap((words) =>
    foundIn(words.language === 'en' ? respelt(plain) : plain, words),
  );
  return found.toSorted(byUrgency)[0];
}

function foundIn(text: string, { language, rules, notNow, over, now }: EmergencyWords): MedicalEmergency[] {
  if (over.test(text)) return [];
  return rules.flatMap((rule) => {
    const match = matchOf(rule, text);
    if (!match) return [];
    const isNow = !notNow.test(text) || now.test(sentenceOf(text, match));
    // Whoever works in the heat does so again tomorrow.
    if (!isNow && rule.condition !== 'heat') return [];
    return [{ condition: rule.condition, language, isNow, who: whoseIn('panic', text, match, language) }];
  });
}

function matchOf({ says, unless }: ConditionRule, text: string): RegExpExecArray | undefined {
  const match = says.exec(text);
  return match && !unless?.test(sentenceOf(text, match)) ? match : undefined;
}

function sentenceOf(text: string, match: RegExpExecArray): string {
  const from = text.lastIndexOf('|', match.index) + 1;
  const to = text.indexOf('|', match.index + match[0].length);
  return text.slice(from, to < 0 ? undefined : to);
}

function byUrgency(one: MedicalEmergency, other: MedicalEmergency): number {
  return (
    Number(other.isNow) - Number(one.isNow) ||
    CONDITIONS.indexOf(one.condition) - CONDITIONS.indexOf(other.condition)
  );
}
