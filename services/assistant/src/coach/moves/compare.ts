import type { Artifact } from '@coachlab/contracts';
import { namedItem } from '../names.ts';
import { firstSentence, paragraphs } from '../phrases.ts';
import { COMPARED } from '../subject.ts';
import type { Move } from '../turn.ts';
import { explains } from './about-items.ts';

const ASKS =
  /\b(?:compare|difference between|differ(?:s|ent)? from)\b|\b(?:vs\.?|versus|better than)\b|\bwhich (?:one )?is better\b|\bor\b.*\?/i;
const BETWEEN = /\b(?:and|vs\.?|versus|with|or|from|than|to)\b|,/i;

/** Sets two items side by side that the message names. */
export const compare: Move = ({ message, catalogue }) => {
  if (!ASKS.test(message) || message.length > 200) return undefined;
  const named = message
    .split(BETWEEN)
    .map((part) => namedItem(part, catalogue.items, true))
    .filter((item) => item !== undefined);
  const [one, other] = [...new Set(named)];
  if (!one || !other) return undefined;
  return {
    text: paragraphs(
      side(one),
      side(other),
      `${COMPARED} **${one.title}** ${forWhat(one)}; **${other.title}** ${forWhat(other)}.`,
      whenToTake(one, other),
    ),
    cites: [one.id, other.id],
    buttons: [{ label: 'Which one for me?', says: 'Which one for me?' }, ...[one, other].map(explains)],
  };
};

function side({ title, description, enrichment }: Artifact): string {
  return `**${title}**: ${description}${enrichment ? ` ${firstSentence(enrichment.coreInsight)}` : ''}`;
}

function whenToTake(...items: Artifact[]): string | undefined {
  const known = items.filter(({ inAMinute }) => inAMinute);
  return known.length === items.length
    ? items.map(({ title, inAMinute }) => `Take **${title}** when: ${inAMinute!.when}`).join(' ')
    : undefined;
}

/** “takes 15 minutes and gives you …”. */
function forWhat({ duration, outcomes }: Artifact): string {
  const [outcome = ''] = outcomes;
  return `${duration ? `takes ${duration.toLowerCase()} and ` : ''}leaves you with this: ${outcome.replace(/[.]$/, '')}`;
}
