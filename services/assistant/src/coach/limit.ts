import { NOT_OURS } from './moves/off-topic.ts';
import { paragraphs } from './phrases.ts';
import { subjectOf } from './subject.ts';
import type { Reply, Turn } from './turn.ts';

/** Questions of which only the talk is ours: what to say of the rest, and what helps where no situation is found. */
const LIMITS: readonly { asked: RegExp; says: string; talk: string }[] = [
  {
    asked:
      /\b(?:legal(?:ly)?|illegal|unlawful|lawful|by law|the law|allowed to|entitled to|a right to|notice period|severance|redundancy pay|minimum wage|statutory|sue|(?<!(?:into|like|as|feels?|is|not) an? )(?:tribunal|court)|employment law|labou?r law|works council rights|holiday entitlement|break the contract|enforceable)\b/i,
    says: '**What the law, a contract or an agreement asks where you are, I can’t tell you.** Put that to HR, or to an employment lawyer or union, before you act, with the dates and what has been said so far.',
    talk: 'For the talk with HR: “This is the case: ____. I have to decide by ____. What applies, what must I not do or say before then, and what should be on paper?” For the talk with the person: say what you’re finding out and by when, and promise nothing until you know.',
  },
  {
    asked:
      /\b(?:payroll|income tax|tax(?:es)?|pension|social security|visa|work permit|insurance)\b.*\?|\bhow much (?:tax|severance|redundancy|notice|sick pay|holiday pay)\b/i,
    says: '**Figures and rules of pay, tax, insurance or permits I don’t know.** HR, payroll or a tax adviser do.',
    talk: 'What you can do yourself is ask early, in writing, and tell the person by which day they’ll have an answer: “I don’t know that yet, and I won’t guess. I’ll have it for you by ____.”',
  },
  {
    asked:
      /\b(?:(?:does|do you think|is|has|could|might|if|whether) (?:that )?(?:he|she|they|my \w+)\b.{0,30}\b(?:adhd|add|autis\w+|asperger\w*|depress\w+|burn(?:ed|t)?[ -]?out|bipolar|narcissis\w+|psycho\w+|anxiety disorder|an alcoholic|dementia|ptsd|borderline|mentally ill)|which medication|(?<!\b(?:got|has|had|have|with|received|after|about) (?:an? |the |his |her |their )?(?:\w+ )?)diagnos\w+)\b/i,
    says: '**Whether somebody has an illness or a disorder, nobody can tell from a desk nearby: a diagnosis is for a doctor.** Keep to what you see at work, and don’t name your guess.',
    talk: 'What you can say: “I’ve noticed ____ on ____ and ____, and I’m concerned. You needn’t tell me the reason. What would help you here?” Occupational health or HR can advise you without a name.',
  },
];

/** What to say of the law, which is another in every country. */
export const OF_THE_LAW = LIMITS[0]!;

/** Says first where the coach's knowledge ends, and leaves the talk's part to the answer. */
export function withLimit({ message, question, catalogue, content, match }: Turn, reply: Reply): Reply {
  // The words are English ones: “plus court” is no court.
  if (match.language) return reply;
  const limit = LIMITS.find(({ asked }) => asked.test(message.replace(TOLD_DIAGNOSIS, ' ')));
  const isUnderWay = subjectOf(question.history, catalogue, content.notions) !== undefined;
  if (!limit || reply.text.includes(limit.says) || (isUnderWay && message.length < SHORT)) return reply;
  if (reply === NOT_OURS) return { text: paragraphs(limit.says, limit.talk) };
  return { ...reply, text: paragraphs(limit.says, reply.text) };
}

/** A diagnosis that somebody was given by a doctor and has told of is no guess. */
const TOLD_DIAGNOSIS =
  /\b(?:got|gets|getting|has|had|have|having|received?|was|were|is|been|being|with|after|about|of|since|his|her|their)\b(?: (?!not |i |we )[\w'’-]+){0,4} diagnos(?:is|ed)\b|\bdiagnos(?:is|ed)\b(?=.{0,60}\b(?:told|tells|shared|says|said|mentioned|cancer|tumou?r|yesterday|today|last (?:week|month)))/gi;

/** A short remark goes on about what was answered. */
const SHORT = 25;
