import type { Concern, LanguageRules } from '../concern.ts';
import { plainText } from '../plain-text.ts';
import { whoseIn } from '../rules/concern-by-rules.ts';
import { respelt } from '../spelling.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

const LANGUAGES: Pick<LanguageRules, 'language' | 'rules'>[] = [en, de, fr, es, pt, it, nl, pl];

/** Who is stalked, by the words that were listed for it; undefined where nobody is. */
export function stalkedIn(text: string): Pick<Concern, 'who' | 'language'> | undefined {
  const plain = plainText(text);
  for (const { language, rules } of LANGUAGES) {
    const read = language === 'en' ? respelt(plain) : plain;
    for (const { says, unless } of rules) {
      const match = says.exec(read);
      if (match && !unless?.test(sentenceOf(read, match)))
        return { language, who: whoseIn('threat', read, match, language) };
    }
  }
  return undefined;
}

function sentenceOf(text: string, match: RegExpExecArray): string {
  const from = text.lastIndexOf('|', match.index) + 1;
  const to = text.indexOf('|', match.index + match[0].length);
  return text.slice(from, to < 0 ? undefined : to);
}
