import { meaningOf } from '@coachlab/search';
import type { Hit } from '../../search/item-search.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { NEAR } from '../../situations/confidence.ts';
import { speaksOfPeople } from '../people-at-work.ts';
import { bullets, firstSentence, paragraphs, varied } from '../phrases.ts';
import { scheduleFor } from '../schedule.ts';
import type { Move, Reply, Turn } from '../turn.ts';
import { isPlayable } from './practise.ts';

const MOST = 3;
/** A hit this much weaker than the best is not worth a visitor's time. */
const SHARE_OF_BEST = 0.35;

/** Picks what fits a described situation; says nothing when nothing fits. */
export const recommend: Move = (turn) => {
  if (isStory(turn.message) || scheduleFor(turn.message)) return undefined;
  const alone = confident(turn.message, turn);
  const hits = alone.length > 0 ? alone : withBefore(turn);
  return hits.length > 0 ? reply(turn, hits) : undefined;
};

/** Somebody who tells of people wants to be understood, not to be given something to read. */
function isStory(message: string): boolean {
  if (RESOURCE.test(message)) return false;
  if (!speaksOfPeople(message))
    return message.split(/\s+/).length > TOLD_AT_LENGTH && /\b(?:i|my|we|our)\b/i.test(message);
  const words = meaningOf(message).length;
  return (
    words > STORY_OF_PEOPLE ||
    message.split(/\s+/).length >= TOLD_OF_PEOPLE ||
    (words > TOLD && TELLS.test(message))
  );
}

const STORY_OF_PEOPLE = 7;
const TOLD_AT_LENGTH = 18;
const TOLD_OF_PEOPLE = 12;
/** Somebody did something, or it happened to the visitor. */
const TELLS =
  /\b(?:he|she|they|who|my \w+|our \w+|the \w+|one of (?:my|our) \w+|a \w+) (?:\w+ )?(?:wants?|forgot|found|gave|took|said|told|asked|posted|did|made|left|came|sent|refuse[sd]?|keeps?|has|is|was|will|won't|doesn't|didn't)\b/i;
const TOLD = 3;

/** A resource is asked for, and not what to do. */
export const recommendFirst: Move = (turn) => {
  return asksForItem(turn.message) ? (onlyOne(turn) ?? recommend(turn)) : undefined;
};

export function asksForItem(message: string): boolean {
  return RESOURCE.test(message) && message.length <= 160;
}

/** “ONE tool, please”: the first of the situation that it is for. */
function onlyOne(turn: Turn): Reply | undefined {
  if (!ONE.test(turn.message)) return undefined;
  const { candidates, confidence } = turn.match;
  const of = candidates[0]?.situation;
  const item = of && confidence >= NEAR ? turn.catalogue.get(of.artifacts[0] ?? '') : undefined;
  if (!of || !item) return undefined;
  const { title, duration, description, enrichment, id } = item;
  return {
    text: paragraphs(
      `**${title}**${duration ? ` (${duration.toLowerCase()})` : ''}. ${description}`,
      enrichment?.actionableGuidance[0] &&
        `The first quarter of an hour: ${enrichment.actionableGuidance[0]}`,
      `Why this one: ${firstSentence(of.why ?? of.goingOn)}`,
    ),
    cites: [id],
  };
}

const ONE =
  /\bONE\b|\b(?:just|only|exactly) (?:one|1)\b|\b(?:one|1) (?:tool|thing|exercise|template|article) only\b/;

const RESOURCE =
  /\b(?:which|what|any|an?|some|good|the best|recommend|suggest|is there|are there|have you got|do you have)\b.{0,30}\b(?:frameworks?|models?|methods?|tools?|templates?|forms?|worksheets?|exercises?|assessments?|rubrics?|prompts?|scenarios?|calculators?|articles?|books?|research|resources?|materials?|something to (?:read|fill in|print))\b/i;

/** An answer to the coach's question back makes sense with what was asked before. */
function withBefore(turn: Turn): Hit[] {
  if (!turn.askedBefore || !turn.before.includes('?')) return [];
  if (meaningOf(turn.message).length > 8) return [];
  return confident(`${turn.askedBefore} ${turn.message}`, turn);
}

function confident(text: string, { catalogue }: Turn): Hit[] {
  const hits = catalogue.index.find(text);
  const [best] = hits;
  if (!best || !isAbout(best, text, catalogue)) return [];
  return hits.slice(0, MOST).filter(({ score }) => score >= best.score * SHARE_OF_BEST);
}

/** Words in which a story is told, of which an item need not cover many. */
const STORY = 14;
const ABOUT_A_STORY = 40;
/** From here on words and item are about the same, set on the tuning half; more is asked of words from another field. */
const ABOUT = 8;
const ABOUT_ANOTHER_FIELD = 30;

function isAbout({ score, coverage }: Hit, text: string, { index }: Catalogue): boolean {
  if (meaningOf(text).length > STORY) return score >= ABOUT_A_STORY;
  return score * coverage >= (index.speaksOfSubject(text) ? ABOUT : ABOUT_ANOTHER_FIELD);
}

function reply({ completed, message }: Turn, hits: Hit[]): Reply {
  const [first, ...others] = hits.map(({ item }) => item);
  const { title, description, enrichment, id } = first!;
  const done = completed.has(id) ? ', which you have completed' : '';
  const question = enrichment?.coachingPrompts[0];
  const playable = hits.map(({ item }) => item).find(isPlayable);
  return {
    text: paragraphs(
      `${varied(OPENINGS, message.length)} **${title}**${done}. ${description}`,
      enrichment && enrichment.coreInsight,
      question && `A question to take along: *${question}*`,
      others.length > 0 &&
        `Also near:\n\n${bullets(others.map((item) => `**${item.title}**: ${firstSentence(item.description)}`))}`,
      playable
        ? `Say “practise it” and I play the other side of **${playable.title}**.`
        : 'Is that the situation, or is something else harder?',
    ),
    cites: hits.map(({ item }) => item.id),
  };
}

const OPENINGS = ['For that I would begin with', 'The nearest to that is', 'Start with'];
