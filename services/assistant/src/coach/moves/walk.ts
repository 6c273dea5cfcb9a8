import type { Artifact, HierarchyNode } from '@coachlab/contracts';
import { letsGo } from '../lets-go.ts';
import { mark, readMarker } from '../marker.ts';
import { bullets, firstSentence, paragraphs, varied } from '../phrases.ts';
import type { Move, Reply } from '../turn.ts';

const ONWARD = /^\W*(next|continue|go on|carry on|ok(ay)?|yes|yep|sure|and then|more|done)\b.{0,24}$/i;

/** Goes on with a framework that is being explained step by step. */
export const walk: Move = (turn) => {
  const { message, before, catalogue } = turn;
  const under = readMarker(before, catalogue);
  const steps = under?.item.hierarchy;
  if (under?.thread !== 'step' || !steps || letsGo(turn, 'step')) return undefined;
  const heard = ONWARD.test(message) ? undefined : heardAs(under.at, steps);
  return under.at >= steps.length
    ? endOf(under.item, heard)
    : { text: paragraphs(heard, stepText(under.item, steps, under.at + 1)), cites: [under.item.id] };
};

export function startWalk(item: Artifact): Reply {
  const steps = item.hierarchy ?? [];
  return {
    text: paragraphs(
      `**${item.title}**: ${item.description}`,
      item.enrichment && `The core of it: ${firstSentence(item.enrichment.coreInsight)}`,
      stepText(item, steps, 1),
    ),
    cites: [item.id],
  };
}

/** The first line is what the step is for, the questions are to be asked aloud. */
function stepText(item: Artifact, steps: readonly HierarchyNode[], at: number): string {
  const { title, description } = steps[at - 1] as HierarchyNode;
  const [about = '', ...lines] = description.split('\n').filter(Boolean);
  const next = steps[at]?.title;
  return paragraphs(
    mark(item, 'step', at, steps.length),
    `**${title}.** ${about}`,
    lines.length > 0 && bullets(lines),
    next ? `Answer for your own case, or say “next” for ${next}.` : 'Answer for your own case, and we close.',
  );
}

/** Shows that the answer arrived and gives it back to its owner; judging it is not the coach's to do. */
function heardAs(at: number, steps: readonly HierarchyNode[]): string {
  const step = steps[at - 1]?.title ?? '';
  return varied(
    [
      `Keep that as your ${step}, in those words.`,
      `Noted for ${step}. Write it where you will see it in the conversation.`,
      `That is your ${step}. If it took more than one sentence, find the one that matters.`,
    ],
    at,
  );
}

function endOf(item: Artifact, heard: string | undefined): Reply {
  const drill = item.enrichment?.applicationDrill;
  return {
    text: paragraphs(
      heard,
      `That was all of **${item.title}**.`,
      drill && `To try it once (${drill.duration}): ${drill.description}`,
      'When will you use it, and with whom?',
    ),
    cites: [item.id, ...(item.relatedArtifacts ?? []).slice(0, 2)],
  };
}
