import type { Artifact, Situation } from '@coachlab/contracts';
import { LIKELY } from '../../situations/confidence.ts';
import { letsGo } from '../lets-go.ts';
import { mark, readMarker } from '../marker.ts';
import { namedItem } from '../names.ts';
import { observation } from '../observe.ts';
import { bullets, firstSentence, numbered, paragraphs } from '../phrases.ts';
import { reactionsOf } from '../reactions.ts';
import { sayingIn } from '../rehearsal.ts';
import { sceneOf } from '../scene.ts';
import { betterThan, toneOf } from '../spoken.ts';
import type { Move, Reply, Turn } from '../turn.ts';
import { startRehearsal } from './rehearse.ts';
import { foreign } from './situation.ts';

const WANTS =
  /^(?!\W*(how|what|which|when|why|should|do|does|is|are)\b).{0,60}\b(practi[sc]e|practi[sc]ing|role-?play|rehears\w*|act (it|this) out|play (the other|my|him|her|them|an? (\w+ ){1,2}(who|that|so)))\b/i;
/** Words that name the wish itself and no situation. */
const WISH =
  /\b(can|could|let'?s|let us|please|i|we|you|me|us|want|would|like|to|with|a|the|it|this|that|one|some|practi[sc]e|practi[sc]ing|role-?play|rehears\w*|difficult|hard|tough|conversation|talk|scenario)\b|[^\p{L}\s]/giu;

/** Plays the other person of a scenario, line by line. */
export const practise: Move = (turn) => {
  const under = readMarker(turn.before, turn.catalogue);
  if (under?.thread === 'turn' && !letsGo(turn, 'turn')) return nextLine(turn, under.item, under.at);
  if (!WANTS.test(turn.message)) return undefined;
  const saying = sayingIn(turn.message);
  const like = saying && (toRehearse(turn) ?? turn.match.candidates[0]?.situation);
  if (like) return startRehearsal(turn, like, saying);
  const reply = begun(turn);
  const line = foreign(turn);
  return reply && line ? { ...reply, text: paragraphs(line, reply.text) } : reply;
};

function begun(turn: Turn): Reply | undefined {
  const item = chosen(turn);
  if (item) return opening(item);
  const of = toRehearse(turn);
  return of ? startRehearsal(turn, of) : offer(turn);
}

/** The situation that is told with the wish, or that is under way. */
function toRehearse(turn: Turn): Situation | undefined {
  const about = turn.message.replace(WISH, ' ').trim();
  if (about.length <= 2) return turn.situation;
  const { candidates, confidence } = turn.catalogue.situations.match(about);
  return confidence >= LIKELY ? candidates[0]?.situation : turn.situation;
}

function chosen(turn: Turn): Artifact | undefined {
  const { message, catalogue, onPage } = turn;
  const scenarios = catalogue.items.filter(isPlayable);
  const named = namedItem(message, scenarios, true);
  if (named) return named;
  const said = message.replace(WISH, ' ').trim();
  const about = said.length > 2 ? said : '';
  if (!about && onPage && isPlayable(onPage)) return onPage;
  const mentioned = scenarios.find(({ title }) => turn.before.includes(`**${title}**`));
  if (!about && mentioned) return mentioned;
  const situation = toRehearse(turn);
  if (situation) return ownScene(situation, turn);
  // “Practise it”, after a story: the story says which.
  const hit = catalogue.index.find(about || turn.askedBefore, isPlayable)[0];
  return hit && hit.score >= ENOUGH && hit.coverage >= 0.3 ? hit.item : undefined;
}

/** A scene that the situation names; another would be about something else. */
function ownScene({ artifacts }: Situation, { catalogue }: Turn): Artifact | undefined {
  return artifacts.flatMap((id) => catalogue.get(id) ?? []).find(isPlayable);
}

/** A scenario's score from which the words are about it. */
const ENOUGH = 3;

function offer({ catalogue, completed }: Turn): Reply | undefined {
  const open = catalogue.items.filter(isPlayable);
  const first = [...open.filter(({ id }) => !completed.has(id)), ...open].slice(0, 3);
  if (first.length === 0) return undefined;
  return {
    text: paragraphs(
      'Gladly. Which of these is nearest to yours?',
      numbered(first.map(({ title, subtitle }) => `**${title}**: ${subtitle}`)),
      'Say the number, or tell me in a sentence who it is with and what is hard about it.',
    ),
    cites: first.map(({ id }) => id),
  };
}

export function opening(item: Artifact): Reply {
  const { you, other, lines } = sceneOf(item);
  return {
    text: paragraphs(
      mark(item, 'turn', 0, lines.length),
      item.enrichment?.realWorldChallenge ?? item.description,
      `You are **${you}**, I am **${other}**. My lines follow the written scene, and how you say a thing changes them: ask, and I go on; blame, and I close; understand, and I open. After each of yours I say in a word what I noticed. “Stop” ends it.`,
      `You open. What do you say first?`,
    ),
    cites: [item.id],
  };
}

/** Blame closes the other side, once; being told is answered and leads on; being understood opens a door. */
function nextLine(turn: Turn, item: Artifact, at: number): Reply {
  const { message, before } = turn;
  const { other, lines } = sceneOf(item);
  const noticed = `*Noticed: ${observation(message)}*`;
  const reactions = reactionsOf(item.id);
  const tone = toneOf(message);
  const reaction = tone === 'asked' ? undefined : reactions[tone];
  const says = (...words: (string | undefined)[]) =>
    words
      .filter(Boolean)
      .map((line) => `${other}: “${line}”`)
      .join('\n\n');
  if (tone === 'blamed' && !before.includes(reactions.blamed))
    return {
      text: paragraphs(noticed, mark(item, 'turn', at, lines.length), says(reactions.blamed)),
      cites: [item.id],
    };
  const line = lines[at];
  if (line === undefined) return debrief(turn, item, noticed);
  const fresh = reaction && !saidBefore(turn, reaction) ? reaction : undefined;
  return {
    text: paragraphs(noticed, mark(item, 'turn', at + 1, lines.length), says(fresh, line)),
    cites: [item.id],
  };
}

function saidBefore({ question }: Turn, words: string): boolean {
  return question.history.some(({ content }) => content.includes(words));
}

/** Own sentences that are quoted, the latest of the scene. */
const QUOTED = 4;
const QUOTE_CHARACTERS = 240;

function debrief(turn: Turn, item: Artifact, noticed: string): Reply {
  const last = item.hierarchy?.at(-1);
  return {
    text: paragraphs(
      noticed,
      `That was the scene of **${item.title}**.`,
      'What you said, and one better version each:',
      bullets(ownLines(turn, item).map(reviewed)),
      item.enrichment && `What it turns on: ${firstSentence(item.enrichment.coreInsight)}`,
      last && `To think over: ${last.description}`,
      'Which of your sentences would you say again tomorrow?',
    ),
    cites: [item.id, ...(item.relatedArtifacts ?? []).slice(0, 2)],
  };
}

/** What the visitor said in the scene, the last sentence included. */
function ownLines({ question, message, catalogue }: Turn, item: Artifact): string[] {
  const { history } = question;
  const said = history.flatMap(({ role, content }, index) => {
    const before = history[index - 1];
    if (role !== 'user' || before?.role !== 'assistant') return [];
    const marker = readMarker(before.content, catalogue);
    return marker?.thread === 'turn' && marker.item === item ? [content] : [];
  });
  return [...said, message].slice(-QUOTED);
}

function reviewed(line: string): string {
  const own = line.replace(/\s+/g, ' ').slice(0, QUOTE_CHARACTERS);
  const better = betterThan(own);
  return better ? `You: “${own}” Better: “${better}”` : `You: “${own}” Keep it as it is.`;
}

export function isPlayable(item: Artifact): boolean {
  return item.category === 'scenario' && sceneOf(item).lines.length > 0;
}
