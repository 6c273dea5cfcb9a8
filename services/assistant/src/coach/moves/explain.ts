import type { Artifact } from '@coachlab/contracts';
import { namedItem } from '../names.ts';
import { firstSentence, numbered, paragraphs } from '../phrases.ts';
import type { Move, Reply, Turn } from '../turn.ts';
import { startWalk } from './walk.ts';

const ASKS =
  /\b(explain|describe|teach me|walk (me|us) through|take (me|us) through|what(?:'s| is| are)|what does|how (?:do(?:es)?|can|should) (?:i use|one use|it|the|this)|how to use|tell (me|us) (?:more )?about|steps? (?:of|in|for)|summari[sz]e|introduce)\b/i;
const THIS =
  /\b(this|it|that)( (page|artifact|framework|model|template|tool|prompt|method|scenario|one))?\W*$/i;

/** Explains an item that is named, or the one whose page is open. */
export const explain: Move = (turn) => {
  const { message, catalogue } = turn;
  const asks = ASKS.test(message);
  const named = namedItem(message, catalogue.items, asks);
  // A name alone is a question too; in a longer story it may only be mentioned.
  if (named && (asks || message.length < named.title.length + 25)) return explanation(turn, named);
  if (asks && THIS.test(message) && turn.onPage) return explanation(turn, turn.onPage);
  return undefined;
};

export function explanation(turn: Turn, item: Artifact): Reply {
  return item.category === 'framework' && item.hierarchy ? startWalk(item) : summary(turn, item);
}

const OFFERS: Partial<Record<Artifact['category'], (item: Artifact) => string>> = {
  scenario: () => 'Say “practise it” and I play the other side.',
  'ai-prompt': () => 'Say “fill it in” and we go through its blanks together.',
  tool: () => 'It works on its page: open it below.',
};

function summary({ completed }: Turn, item: Artifact): Reply {
  const { title, description, enrichment, category, id } = item;
  return {
    text: paragraphs(
      `**${title}**${completed.has(id) ? ' (you have completed it)' : ''}: ${description}`,
      enrichment && `The core of it: ${firstSentence(enrichment.coreInsight)}`,
      enrichment && numbered(enrichment.actionableGuidance.slice(0, 3)),
      OFFERS[category]?.(item) ?? 'Where would you use it?',
    ),
    cites: [id, ...(item.relatedArtifacts ?? []).slice(0, 2)],
  };
}
