import type { Situation } from '@coachlab/contracts';
import { SURE } from '../../situations/confidence.ts';
import type { WhatIf } from '../coach-content.ts';
import { condition } from '../condition.ts';
import { kindOf } from '../follow-up-kind.ts';
import { sentencesOf } from '../forms/email.ts';
import { openingOf } from '../forms/own-facts.ts';
import { addressed } from '../forms/script.ts';
import { unquoted } from '../forms/sentences-to-say.ts';
import { factOf } from '../forms/toned.ts';
import { bullets, paragraphs, quoted } from '../phrases.ts';
import type { Move, Turn } from '../turn.ts';
import { about, linked } from './situation.ts';

const ASKS =
  /^\W*(?:(?:and|but|so|ok(?:ay)?|yes|hm+|fine|thanks)\W+)*(?:(?:what|how) (?:do i do |should i do |to do |about |happens )?(?:if|when)|if|suppose|in case|when)\b|\bwhat (?:do i do |then )?if (?:he|she|they)\b/i;
/** What the visitor may do is no turn that the talk takes, and a question may be about anything. */
const OWN =
  /\b(?:if|when|suppose) (?:i|we)(?:'m|'re|'d)?\b(?! (?:tell|say|ask)\b.{0,30}\b(?:he|she|they)\b)|\b(?:if|when)\b.{0,30}\b(?:asks?|wants? to know)\b/i;
const LONGEST = 140;
const OWN_SENTENCES = 2;

/** What to do when the talk takes a turn: tears, anger, a no. */
export const whatIf: Move = (turn) => {
  const { situation: of, match, catalogue } = turn;
  const message = match.language ? catalogue.situations.inEnglish(turn.message) : turn.message;
  if (!of || message.length > LONGEST || !ASKS.test(message) || OWN.test(message)) return undefined;
  const known = turn.content.whatIfs.find(({ asked }) => new RegExp(asked, 'i').test(message));
  const [first] = match.candidates;
  if (!known && first && first.situation !== of && match.confidence >= SURE) return undefined;
  // What is said next about any matter has its own answer.
  if (!known && kindOf(turn)) return undefined;
  return about(turn, { situation: of, others: [] }, known ? answerTo(turn, known, of) : anyTurn(turn, of));
};

export function answerTo(
  turn: Turn,
  { happens, answer, say, mentions, situation }: WhatIf,
  of: Situation,
): string {
  const { catalogue } = turn;
  const own = ownWords(of, new RegExp(mentions, 'i')).filter((one) => one !== say);
  const whole = catalogue.situations.situations.find(({ slug }) => slug === situation);
  return paragraphs(
    `**If ${happens}.** ${answer}`,
    `> ${quoted(say)}`,
    own.length > 0 && paragraphs(`For *${of.title}* in particular:`, bullets(own)),
    stays(turn, of),
    whole && whole !== of && `More on this: ${linked(whole)}`,
  );
}

/** What the visitor came to say is still to be said, in as few words as it takes. */
function stays({ name, matter }: Turn, { sayThis }: Situation): string {
  const line = matter ? openingOf(matter) : addressed(unquoted(sayThis[0]!), name);
  return `What you came to say stays, and may be said again just so: “${factOf(line)}”`;
}

/** What the situation itself says of it. */
export function ownWords(of: Situation, mentions: RegExp): string[] {
  const { doFirst, avoid, beyondCoaching = '', checklist = [], agenda = [], sayThis } = of;
  const texts = [
    ...[doFirst, avoid, beyondCoaching].flatMap(sentencesOf),
    ...checklist,
    ...agenda.map((step) => step.replace(/^\d+ min: /, '')),
    ...sayThis,
  ];
  return texts.filter((one) => mentions.test(one)).slice(0, OWN_SENTENCES);
}

/** A turn on which nothing is written: by what it changes, in the visitor's own words. */
function anyTurn(turn: Turn, of: Situation): string {
  const happens = condition(turn.message);
  return paragraphs(
    `**${happens ? `If ${happens}:` : 'If it comes to that:'}** I have nothing written on just that, and it nearly always changes one of three things. If it changes who hears it, ask for five minutes alone first, or leave out what isn’t for their ears. If it changes what is possible, promise nothing on the spot: say that you’ll take it along, and by when you answer. If it only makes it harder to say, say it as you meant to.`,
    `> ${quoted('I didn’t expect that, and I won’t answer it in a hurry. You’ll hear from me by [tomorrow noon]. What I came to say I’d still like to say now.')}`,
    stays(turn, of),
  );
}
