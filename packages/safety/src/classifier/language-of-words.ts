import type { Language } from '../concern.ts';
import { normalise } from '../normalise.ts';

/** Small words that one language has and the others mostly have not, as `normalise` leaves them. */
const MARKS: Record<Language, string> = {
  en: 'the my is are and to with how what does not she he they has of for wants someone about but was when it that her his you have this im at who been just on out if were would a i me no do can cant dont we be or so from an our him them their they there without any all get got ive keeps keep before after over',
  de: 'der die das ich ist nicht und wie mein meine meinem meinen meiner ein eine einen einem einer mit zu hat sie er wir auf fur sich kein keine keinen was soll muss kann bei beim von im uber jemand will dass habe sein seine ihr ihre ihn ihm mir mich sind wenn aus es den dem immer noch nur wird',
  fr: 'le la les je est pas et mon ma mes un une avec comment il elle nous des du qui que pour sur au dois peux quand ne se ses son dans veut ce jai cest quil quelle lui a en sa me plus mais tout ils suis fait',
  es: 'el la los las yo es y mi mis un una con como no que para por se del al tengo debo puedo cuando esta ha su en lo le me dice quiere ya pero mas si ella nos de sus he sin muy hay todo',
  pt: 'o a os as eu e um uma com como nao que para por se do da no na meu minha ele ela esta em tem quando mas mais sem dele dela voce seu sua disse ja isso ao dos das me foi tenho estou muito quer',
  it: 'il lo la i gli le io e un una con come non che per si del della nel mio mia lui lei sta in ha ho quando ma piu senza suo sua detto mi di al da sono cosa anche ogni vuole dei alla dal',
  nl: 'de het een ik is niet en hoe mijn met te heeft hij zij ze wij we op voor zich geen wat moet kan bij van in over iemand wil dat heb zijn haar hem mij me als aan naar nog er maar zo al elke meer ben wordt',
  pl: 'i w na z ze sie nie to jest jak co mi mnie moj moja mam ma on ona do o za po od dla czy ale juz jego jej sobie mu tego przez gdy kiedy chce mowi powiedzial powiedziala jestem przed bez byc tym',
};

const LANGUAGES_OF = new Map<string, Language[]>();
for (const [language, marks] of Object.entries(MARKS) as [Language, string][])
  for (const mark of marks.split(' ')) LANGUAGES_OF.set(mark, [...(LANGUAGES_OF.get(mark) ?? []), language]);

/** The language most of whose small words stand in the text; English when that cannot be told. */
export function languageOfWords(words: readonly string[]): Language {
  const found = new Map<Language, number>();
  for (const word of words) {
    const languages = LANGUAGES_OF.get(word) ?? [];
    // A word that several have says less.
    for (const language of languages) found.set(language, (found.get(language) ?? 0) + 1 / languages.length);
  }
  let best: Language = 'en';
  for (const [language, count] of found) if (count > (found.get(best) ?? 0)) best = language;
  return best;
}

/** The language of a text: that of most of its small words. */
export function languageOf(text: string): Language {
  return languageOfWords(normalise(text).split(' '));
}
