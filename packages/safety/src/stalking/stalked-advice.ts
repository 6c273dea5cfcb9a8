import type { Concern, Language } from '../concern.ts';
import type { AdviceText } from '../advice-texts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';

const ABROAD: Partial<Record<Language, Pick<AdviceText, 'self' | 'other'>>> = { de, fr, es };

/** What somebody does who is stalked, or who leads somebody who is. Markdown with `{emergency}`. */
export function stalkedAdvice({ who, language }: Pick<Concern, 'who' | 'language'>): string {
  return (ABROAD[language] ?? en)[who === 'self' ? 'self' : 'other'];
}
