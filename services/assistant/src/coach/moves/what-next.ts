import { meaningOf } from '@coachlab/search';
import { LIKELY } from '../../situations/confidence.ts';
import { nextItems, personaOf, stageOf } from '../journey.ts';
import { firstSentence, numbered, paragraphs } from '../phrases.ts';
import type { Move, Turn } from '../turn.ts';

const NEXT =
  /\bwhat(?:'s| is| comes| should (?:i|we) (?:do|learn|read|try|work on))? next\b|\bwhere (?:do|should|can|could) (?:i|we|one) (?:start|begin)\b|\b(?:my|the) (?:next step|journey|learning path|progress|path)\b|\bget started\b|\bstart(?:ing)? here\b|\bnew here\b|\bwhat should i (?:learn|read|try|do) (?:first|today)\b|\brecommend(?:ation)?s? for me\b/i;

const MOTIVATION = {
  foundation: 'building your foundation',
  practice: 'practising skills and analysis',
  mastery: 'mastering strategic thinking',
};

/** What comes next for this visitor: by persona, stage, prerequisites and what is already done. */
export const whatNext: Move = (turn) => {
  if (!NEXT.test(turn.message) || turn.message.length > 160 || isAboutSomething(turn)) return undefined;
  const { catalogue, question, completed } = turn;
  const persona = personaOf(question.profile, catalogue);
  const items = nextItems(turn, persona).slice(0, 3);
  if (items.length === 0) return ALL_DONE;
  const [first] = items;
  const done = [...completed].filter((id) => catalogue.get(id)).length;
  const stage = stageOf(completed, catalogue);
  const where =
    done === 0
      ? 'You have completed nothing yet, so begin small.'
      : `You have completed ${done} of ${catalogue.items.length}, and are ${MOTIVATION[stage]}.`;
  return {
    text: paragraphs(
      where,
      numbered(
        items.map((item) => {
          const minutes = catalogue.metadata[item.id]?.time_minutes;
          return `**${item.title}**${minutes ? ` (${minutes} minutes)` : ''}: ${firstSentence(item.description)}`;
        }),
      ),
      persona
        ? 'I chose them for your persona; [your journey](page:journey) shows the whole path.'
        : 'I do not know your persona yet. The [intake quiz](page:intake-quiz) takes 90 seconds and sharpens this.',
      `Shall I explain **${first!.title}**?`,
    ),
    cites: items.map(({ id }) => id),
  };
};

/** “Where do I start with delegation”, “if nobody ever showed me how”: that has a subject of its own. */
function isAboutSomething({ message, catalogue }: Turn): boolean {
  const about = message.replace(NEXT, ' ');
  const words = meaningOf(about).length;
  return words > 1 || (words > 0 && catalogue.situations.match(about).confidence >= LIKELY);
}

const ALL_DONE = {
  text: 'You have completed everything that is open to you. [The certifications](page:certifications) are where it shows. Or bring me a conversation you are about to have.',
};
