import { PHRASING_LANGUAGES } from '@coachlab/contracts';

/** Languages that are understood beside English; of the last ones there are words, but no phrasings. */
export const READ_LANGUAGES = [...PHRASING_LANGUAGES, 'it', 'nl', 'pl', 'pt'] as const;
export type ReadLanguage = (typeof READ_LANGUAGES)[number];

/** Small words that one language has and the others have not. `\b` would end a word before an accent. */
const MARKS: Record<ReadLanguage | 'en', RegExp> = {
  en: /(?<!\p{L})(the|my|is|are|and|to|with|how|what|does|not|she|he|they|has|of|for|wants?|someone|about|but|was|when|it|i'm|should|would|could|can|do|have|had|who|whom|this|that|if|because|our|your|will|from|by|at|they|we|their|his|her|him|them|you|then|don'?t|says|said|just|why|get|got|every|day|days|works?|after|again|call|calls|out)(?!\p{L})/giu,
  de: /(?<!\p{L})(der|die|das|ich|ist|nicht|und|wie|mein(e[mnrs]?)?|eine?[mnrs]?|mit|zu|hat|sie|er|wir|auf|für|sich|kein(e[nmr]?)?|was|soll|muss|kann|beim?|von|im|über|jemand|will|immer|dass|wenn|aber|oder|noch|schon|mir|mich|uns|ihm|ihr|alle|mehr|ohne|macht|zwei|mitarbeiter(in)?)(?!\p{L})/giu,
  fr: /(?<!\p{L})(le|la|les|je|est|pas|et|mon|ma|mes|une?|avec|comment|il|elle|nous|des?|du|qui|que|pour|sur|au|dois|peux|quand|n|d|l|ne|se|ses?|son|dans|veut|en|ce|cette|toujours|notre|nos|leur|ils|elles|tout|tous|plus|moi|chef|équipe|quelqu|collaborat(eur|rice))(?!\p{L})/giu,
  es: /(?<!\p{L})(el|los|las|yo|es|y|mi|mis|una?|con|c[oó]mo|no|qu[eé]|para|por|se|del?|al|tengo|debo|puedo|cuando|est[aá]|ha|su|en|un|quiere|lo|le|siempre|equipo|jefe|jefa|empleado|empleada|pero|porque|quiero|alguien|nadie|ella|ellos|cada|vez|todos|dos|mucho|trabajo|me|nos|ya|hay|muy|más)(?!\p{L})/giu,
  it: /(?<!\p{L})(il|gli|di|un|una|che|non|è|mi|mio|mia|miei|con|cosa|sono|si|ho|ha|devo|posso|quando|del|della|dei|nel|nella|al|alla|sempre|suo|sua|lui|lei|loro|vuole|perché|ogni|più|anche|nessuno|qualcuno|collega|colleghi|collaborat(ore|rice|ori)|capo|squadra|riunione|dico|dire|dirgli|dirle)(?!\p{L})/giu,
  nl: /(?<!\p{L})(de|het|een|ik|niet|en|mijn|met|van|voor|hoe|hij|zij|ze|wij|dat|deze|op|aan|bij|naar|maar|ook|als|heeft|heb|moet|wil|kan|geen|altijd|nooit|iemand|niemand|elke|haar|hem|onze|ons|te|medewerkers?|collega'?s?|baas|vergadering)(?!\p{L})/giu,
  // Without “as”, “do”, “no” and “os”, which are English or Spanish words as well.
  pt: /(?<!\p{L})(uma|meus?|minhas?|n[aã]o|com|pra|pro|que|ela|ele|eles|elas|da|dos|das|na|ao|eu|est[aá]|estou|tenho|devo|preciso|muito|quando|como|voc[eê]|isso|foi|são|é|mais|sempre|nunca|equipe|equipa|chefe|funcion[aá]ri[oa]s?|colega|dizer|falar|hoje|amanhã|alguém|ninguém|pediu|acabei|há|todo|toda|já|ontem|semana|pessoas|trabalho)(?!\p{L})/giu,
  pl: /(?<!\p{L})(w|z|na|nie|się|sie|jest|są|mój|moja|moje|mojego|mojej|jak|że|ona|oni|ich|jego|jej|mnie|dla|od|przez|kiedy|czy|bardzo|zawsze|ciągle|nigdy|nikt|ktoś|pracownik|pracownica|pracownika|szef|szefowa|zespół|zespole|chce|powiedzieć|nim|nią)(?!\p{L})/giu,
};

/** The language of a text when it is one that is read; English, and what cannot be told, is null. */
export function languageOf(text: string): ReadLanguage | null {
  const count = (language: keyof typeof MARKS) => text.match(MARKS[language])?.length ?? 0;
  const english = count('en');
  const [best] = READ_LANGUAGES.map((language) => ({ language, marks: count(language) })).sort(
    (one, other) => other.marks - one.marks,
  );
  const accents = /[äöüßçéèêàùñ¿¡áíóúìòąćęłńśźżëãõâô]/iu.test(text) ? 1 : 0;
  return best && best.marks + accents > english && best.marks + accents > 1 ? best.language : null;
}

const NAMES: Partial<Record<ReadLanguage, string>> = {
  it: 'Italian',
  nl: 'Dutch',
  pl: 'Polish',
  pt: 'Portuguese',
};

/** The English name of a language in which nothing is written. */
export function languageName(language: ReadLanguage): string | undefined {
  return NAMES[language];
}
