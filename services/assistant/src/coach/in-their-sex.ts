import type { ChatButton } from '@coachlab/contracts';
import { saidBy } from './person-names.ts';
import { inSex, type Sex } from '../situations/pronouns.ts';
import type { Reply, Turn } from './turn.ts';

/** What is to be copied, which goes to the person. */
const TO_BE_COPIED = /(~~~[\s\S]*?~~~)/;
/** A heading is told like the text below it. */
const PARAGRAPHS = /(?<!^\*\*[^*\n]+\*\*)\n{2,}/m;
/** A scene, a walkthrough or an item is about nobody whom the visitor knows. */
const OF_SITUATION = '(situation:';
const OF_BOSS = /\b(?:my|your|our|their) (?:own )?boss\b/i;

/** An answer that tells of a person, told of one of the sex that the visitor has told. */
export function inTheirSex(turn: Turn, reply: Reply): Reply {
  const isOfSituation = reply.text.includes(OF_SITUATION) && !turn.match.language && !turn.language;
  const sex = isOfSituation ? turn.sex : undefined;
  if (!sex) return reply;
  const said = saidBy(turn.question.history, turn.message).join('\n');
  const isOfBoss = /\bboss\b/i.test(said);
  const change = (text: string) => (OF_BOSS.test(text) && !isOfBoss ? text : inSex(text, sex));
  return {
    ...reply,
    text: reply.text
      .split(TO_BE_COPIED)
      .map((part, at) => (at % 2 === 1 ? part : changed(part, change)))
      .join(''),
    ...(reply.buttons && { buttons: reply.buttons.map((button) => labelled(turn, button, sex)) }),
  };
}

function changed(text: string, change: (paragraph: string) => string): string {
  return text.split(PARAGRAPHS).map(change).join('\n\n');
}

/** The title of a situation stays, for by it one comes to it. */
function labelled({ catalogue }: Turn, { label, says }: ChatButton, sex: Sex): ChatButton {
  if (label !== says || catalogue.situations.situations.some(({ title }) => title === label))
    return { label, says };
  const told = inSex(label, sex);
  return { label: told, says: told };
}
