import { PHRASING_LANGUAGES, type PhrasingLanguage } from '@coachlab/contracts';

/** Small words that one language has and the others have not. `\b` would end a word before an accent. */
const MARKS: Record<PhrasingLanguage | 'en', RegExp> = {
  en: /(?<!\p{L})(the|my|is|are|and|to|with|how|what|does|not|she|he|they|has|of|for|wants?|someone|about|but|was|when|it)(?!\p{L})/giu,
  de: /(?<!\p{L})(der|die|das|ich|ist|nicht|und|wie|mein(e[mnrs]?)?|eine?[mnrs]?|mit|zu|hat|sie|er|wir|auf|für|sich|kein(e[nmr]?)?|was|soll|muss|kann|beim?|von|im|über|jemand|will|immer|dass|wenn|aber|oder|noch|schon|mir|mich|uns|ihm|ihr|alle|mehr|ohne|macht|zwei|mitarbeiter(in)?)(?!\p{L})/giu,
  fr: /(?<!\p{L})(le|la|les|je|est|pas|et|mon|ma|mes|une?|avec|comment|il|elle|nous|des?|du|qui|que|pour|sur|au|dois|peux|quand|n|d|l|ne|se|ses?|son|dans|veut|en|ce|cette|toujours|notre|nos|leur|ils|elles|tout|tous|plus|moi|chef|équipe|quelqu|collaborat(eur|rice))(?!\p{L})/giu,
  es: /(?<!\p{L})(el|los|las|yo|es|y|mi|mis|una?|con|c[oó]mo|no|qu[eé]|para|por|se|del?|al|tengo|debo|puedo|cuando|est[aá]|ha|su|en|un|quiere|lo|le|siempre|equipo|jefe|jefa|empleado|empleada|pero|porque|quiero|alguien|nadie|ella|ellos|cada|vez|todos|dos|mucho|trabajo|me|nos|ya|hay|muy|más)(?!\p{L})/giu,
};

const NAMES: Record<PhrasingLanguage, string> = { de: 'German', fr: 'French', es: 'Spanish' };

/** The language of a text when it is German, French or Spanish; English, and what cannot be told, is null. */
export function languageOf(text: string): PhrasingLanguage | null {
  const count = (language: keyof typeof MARKS) => text.match(MARKS[language])?.length ?? 0;
  const english = count('en');
  const [best] = PHRASING_LANGUAGES.map((language) => ({ language, marks: count(language) })).sort(
    (one, other) => other.marks - one.marks,
  );
  const accents = /[äöüßçéèêàùñ¿¡áíóú]/iu.test(text) ? 1 : 0;
  return best && best.marks + accents > english && best.marks + accents > 1 ? best.language : null;
}

export function languageName(language: PhrasingLanguage): string {
  return NAMES[language];
}
