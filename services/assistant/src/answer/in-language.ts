import type { PhrasingLanguage } from '@coachlab/contracts';
import type { Language } from '@coachlab/safety';

/** What stands around the short answer of a situation in its language. */
export const AROUND: Record<
  PhrasingLanguage,
  Record<'first' | 'say' | 'avoid' | 'open' | 'close', string>
> = {
  de: { first: 'Zuerst', say: 'Sagen Sie zum Beispiel', avoid: 'Lassen Sie', open: '„', close: '“' },
  fr: {
    first: 'D’abord',
    say: 'À dire, par exemple\u00a0',
    avoid: 'À éviter\u00a0',
    open: '«\u00a0',
    close: '\u00a0»',
  },
  es: { first: 'Primero', say: 'Puedes decir', avoid: 'Evita', open: '«', close: '»' },
};

/** To those who wrote in another language. */
export const REST_IS_ENGLISH: Record<Exclude<Language, 'en'>, string> = {
  de: 'Alles Weitere hier ist auf Englisch.',
  fr: 'Le reste de ce site est en anglais.',
  es: 'El resto de este sitio está en inglés.',
  it: 'Il materiale di questo sito è in inglese.',
  nl: 'Het materiaal op deze site is in het Engels.',
  pl: 'Materiały na tej stronie są po angielsku.',
  pt: 'O material deste site está em inglês.',
};
