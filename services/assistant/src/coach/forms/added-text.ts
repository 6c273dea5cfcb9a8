import type { PhrasingLanguage } from '@coachlab/contracts';
import { canBeSaid } from '../can-be-said.ts';
import { asSentence } from '../perspective.ts';
import { paragraphs, quoted } from '../phrases.ts';
import { isToldOf, plainly, toldTo, withCapitals } from '../told-to.ts';
import { unquoted } from './sentences-to-say.ts';

/** In more words only the beginning is said back. */
const MOST_SAID_BACK = 24;

/** An addition for which nothing is written, said back in the visitor's own words, and put into what is said where it can be. */
export function addedText(message: string, name: string | undefined, own: string): string {
  const said = `You add: “${saidBack(message)}”`;
  const line = unquoted(own);
  if (isToldOf(message, name))
    return paragraphs(
      `${said} It changes what you ask for, or only how you say it. If only how, and they know that you know it, say it first:`,
      `> ${quoted(`${toldTo(message, name)} I don’t want to pass over that. ${line}`)}`,
    );
  const told = plainly(message);
  if (!OF_FACTS.test(told) || !canBeSaid(told, true) || told.split(/\s+/).length > MOST_SAID_BACK)
    return `${said} Settle two things before you bring it up: whether you know it from the person, and whether it changes what you will ask for or only how you say it.`;
  return paragraphs(
    `${said} If they may know it, it belongs in your first sentences; if not, it only tells you when to speak, and with whom. Said openly:`,
    `> ${quoted(`${asSentence(withCapitals(told))} ${line}`)}`,
  );
}

/** It tells of a thing or of somebody else, with a verb. */
const OF_FACTS =
  /^(?:the|our|there|it|this|that|nobody|everybody|two|three|four|\d+|one of)\b.*\b(?:is|are|was|were|has|have|had|will|can|can't|\w+ed|came|went|said|says|told|wants|needs)\b/i;

/** A question to which nothing of the situation is an answer. */
export const NOT_WRITTEN =
  'I have nothing written that answers just this. What I have on it is near, and no more:';

/** “I disagree”, “you don't know him”: said of what was answered. */
export const DISAGREES =
  /^\W*(?:(?:no|nah|hm+|well|sorry|honestly|but)\W+)*(?:i (?:really |totally |completely |strongly )?(?:disagree|don['’]?t (?:agree|buy (?:it|that)|think so))|you(?:['’]re| are) wrong|(?:i['’]?m |i am )?not convinced|you don['’]?t know (?:him|her|them))\b/i;

/** The visitor knows them, and this does not. */
export const ON_DISAGREEING =
  'You know them, and I don’t. Then test it before you decide: what would they have to do within a month for you to say you were wrong? If there is something, ask them for just that, with a date. If there is nothing, you have decided already; then tell them so plainly, with the reason, and don’t let them hope.';

/** What would help most to know. */
export const ASKED_BACK =
  'What is hardest about it: what to say, what they will answer, or whether it is still right to do it? Tell me which, and I go on from there.';

const ABROAD: Record<PhrasingLanguage, (said: string) => string> = {
  de: (said) =>
    `Dazu kommt also: „${said}“ Genau dazu habe ich nichts. Klären Sie zweierlei, bevor Sie es ansprechen: ob Sie es von der Person selbst wissen, und ob es ändert, worum Sie bitten, oder nur, wie Sie es sagen. Was ist daran am schwersten: was Sie sagen, was zurückkommt, oder ob es noch richtig ist?`,
  fr: (said) =>
    `Vous ajoutez : « ${said} » Je n’ai rien d’écrit là-dessus. Deux choses à éclaircir avant d’en parler : le tenez-vous de la personne elle-même, et cela change-t-il ce que vous allez demander ou seulement la façon de le dire ? Qu’est-ce qui est le plus difficile : quoi dire, ce qu’on vous répondra, ou savoir si c’est encore juste ?`,
  es: (said) =>
    `Añades: «${said}» Sobre eso no tengo nada escrito. Aclara dos cosas antes de mencionarlo: si lo sabes por la propia persona, y si cambia lo que vas a pedir o solo cómo lo dices. ¿Qué es lo más difícil: qué decir, qué te van a responder, o si todavía es lo correcto?`,
};

export function addedAbroad(message: string, language: PhrasingLanguage): string {
  return ABROAD[language](saidBack(message));
}

function saidBack(message: string): string {
  const words = message
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/["“”„«»]/g, '’')
    .split(' ');
  const said = words.slice(0, MOST_SAID_BACK).join(' ');
  return words.length > MOST_SAID_BACK ? `${said} …` : said;
}
