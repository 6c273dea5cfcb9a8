import type { Situation } from '@coachlab/contracts';
import { SURE } from '../../situations/confidence.ts';
import type { WhatIf } from '../coach-content.ts';
import { sentencesOf } from '../forms/email.ts';
import { quoted } from '../forms/forms.ts';
import { bullets, paragraphs } from '../phrases.ts';
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
  return about(turn, { situation: of, others: [] }, known ? answerTo(turn, known, of) : anyTurn(of));
};

export function answerTo(
  { catalogue }: Turn,
  { happens, answer, say, mentions, situation }: WhatIf,
  of: Situation,
): string {
  const own = ownWords(of, new RegExp(mentions, 'i')).filter((one) => one !== say);
  const whole = catalogue.situations.situations.find(({ slug }) => slug === situation);
  return paragraphs(
    `**If ${happens}.** ${answer}`,
    `> ${quoted(say)}`,
    own.length > 0 && paragraphs(`For *${of.title}* in particular:`, bullets(own)),
    whole && whole !== of && `More on this: ${linked(whole)}`,
  );
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

function anyTurn({ avoid, sayThis }: Situation): string {
  return paragraphs(
    'Then slow down before you say anything. Name what just happened without guessing at the reason, ask one question about it, and wait. You need not settle it in the same talk: a second one tomorrow is no defeat.',
    `> ${quoted('Something changed just now. What was it, for you?')}`,
    `What you came to say still stands: ${quoted(sayThis[0]!)}`,
    `And not this: ${avoid}`,
  );
}
