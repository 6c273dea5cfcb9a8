import { meaningOf } from '@coachlab/search';
import type { Hit } from '../../search/item-search.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { bullets, firstSentence, paragraphs, varied } from '../phrases.ts';
import type { Move, Reply, Turn } from '../turn.ts';
import { isPlayable } from './practise.ts';

const MOST = 3;
/** A hit this much weaker than the best is not worth a visitor's time. */
const SHARE_OF_BEST = 0.35;

/** Picks what fits a described situation; says nothing when nothing fits. */
export const recommend: Move = (turn) => {
  const alone = confident(turn.message, turn);
  const hits = alone.length > 0 ? alone : withBefore(turn);
  return hits.length > 0 ? reply(turn, hits) : undefined;
};

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
