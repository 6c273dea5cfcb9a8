import { PHRASING_LANGUAGES, type PhrasingLanguage } from '@coachlab/contracts';

/** What the coach adds to every answer, in the visitor's language. */
interface Added {
  /** The link to the whole, which is in English. */
  page: string;
  /** By the English label of a button. */
  buttons: Readonly<Record<string, string>>;
  /** Names another matter that the message has as well. */
  second: (title: string) => string;
}

export const ADDED: Record<PhrasingLanguage, Added> = {
  de: {
    page: '[Ausführlich, mit Fragen und Antworten: eine eigene Seite, auf Englisch]',
    buttons: {
      'Practise it': 'Üben',
      'Give me the words': 'Die Worte dafür',
      Shorter: 'Kürzer',
      'An email': 'Eine E-Mail',
      Questions: 'Fragen',
      Next: 'Weiter',
    },
    second: (title) => `Sie sprechen auch von *${title}*: Das ist nur einen Klick entfernt.`,
  },
  fr: {
    page: '[La suite, avec questions et réponses : une page à part, en anglais]',
    buttons: {
      'Practise it': 'S’exercer',
      'Give me the words': 'Les mots pour le dire',
      Shorter: 'Plus court',
      'An email': 'Un e-mail',
      Questions: 'Des questions à poser',
      Next: 'La suite',
    },
    second: (title) => `Vous parlez aussi de *${title}* : c’est à un clic d’ici.`,
  },
  es: {
    page: '[El resto, con preguntas y respuestas: una página aparte, en inglés]',
    buttons: {
      'Practise it': 'Practicarlo',
      'Give me the words': 'Las palabras',
      Shorter: 'Más corto',
      'An email': 'Un correo',
      Questions: 'Preguntas',
      Next: 'Siguiente',
    },
    second: (title) => `También hablas de *${title}*: está a un clic.`,
  },
};

/** A button of the coach that was pressed in another language: what it says in English. */
export function pressedAbroad(message: string): { language: PhrasingLanguage; says: string } | undefined {
  const said = plain(message);
  for (const language of PHRASING_LANGUAGES) {
    const found = Object.entries(ADDED[language].buttons).find(([, label]) => plain(label) === said);
    if (found) return { language, says: found[0] };
  }
  return undefined;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
