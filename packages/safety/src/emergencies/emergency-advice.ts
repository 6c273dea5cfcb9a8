import type { Concern, Language } from '../concern.ts';
import type { Condition } from './conditions.ts';
import { de } from './texts/de.ts';
import type { EmergencyTexts } from './texts/emergency-texts.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { FIRST_WORDS } from './texts/first-words.ts';
import { fr } from './texts/fr.ts';

const ABROAD: Partial<Record<Language, EmergencyTexts>> = { de, fr, es };

/** What to do in a medical emergency until help is there, and afterwards. Markdown with `{emergency}`. */
export function emergencyAdvice(
  condition: Condition,
  { who, sure, language }: Pick<Concern, 'who' | 'sure' | 'language'>,
): string {
  const texts = ABROAD[language] ?? en;
  if (!sure) return texts.heatAgain;
  const parts =
    who === 'self'
      ? [texts.callForYourself, texts.forYourself[condition]]
      : [texts.call, texts.untilHelp[condition], texts.stay, texts.afterwards];
  return [FIRST_WORDS[language], ...parts].filter(Boolean).join('\n\n');
}
