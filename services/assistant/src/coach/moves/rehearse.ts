import type { Situation } from '@coachlab/contracts';
import { letsGo } from '../lets-go.ts';
import { observation } from '../observe.ts';
import { bullets, paragraphs, quoted, wantsOut } from '../phrases.ts';
import { lineSaying, REHEARSED, rehearsedLine } from '../rehearsal.ts';
import { betterThan, toneOf } from '../spoken.ts';
import { ANSWERED } from '../subject.ts';
import type { Move, Reply, Turn } from '../turn.ts';
import { buttonsFor } from './situation.ts';

const MARKER = /^\*Rehearsal · line (\d) of \d(?: · somebody who says “(.{2,40})”)?\*$/m;

/** Goes on with a rehearsal: the visitor speaks, and the coach answers as the other side might. */
export const rehearse: Move = (turn) => {
  const [, at, saying] = MARKER.exec(turn.before) ?? [];
  const { situation: of, message } = turn;
  if (at === undefined || !of) return undefined;
  if (wantsOut(message)) return debrief(turn, of, 'We stop here.');
  if (letsGo(turn, 'turn')) return undefined;
  const noticed = `*Noticed: ${observation(message)}*`;
  const tone = toneOf(message);
  const usual = rehearsedLine(Number(at), tone);
  if (!usual) return debrief(turn, of, noticed);
  const line = saying ? lineSaying(saying, tone) : usual;
  return lineOf(of, { at: Number(at) + 1, saying }, noticed, `${turn.name ?? 'The other side'}: “${line}”`);
};

/** @param saying what the other side says to everything, where that is to be practised */
export function startRehearsal({ name }: Turn, of: Situation, saying?: string): Reply {
  const who = name ?? (saying ? `somebody who says “${saying}” to everything` : 'the other side');
  return lineOf(
    of,
    { at: 0, saying },
    saying
      ? `Gladly. You say your sentences, and I answer as ${who}, four times. Whoever is understood says a little more. “Stop” ends it.`
      : `There is no written scene for *${of.title}*, so we rehearse it: you say your sentences, and I answer as ${who} might, four times. How you say a thing changes the answer. “Stop” ends it.`,
    saying ? '' : `You might open with this, in your own words: ${quoted(of.sayThis[0]!)}`,
    'What do you say first?',
  );
}

interface Line {
  at: number;
  saying: string | undefined;
}

function lineOf(of: Situation, { at, saying }: Line, ...parts: string[]): Reply {
  const like = saying ? ` · somebody who says “${saying}”` : '';
  return {
    text: paragraphs(
      `*Rehearsal · line ${at} of ${REHEARSED}${like}*`,
      ...parts,
      `${ANSWERED}(situation:${of.slug})`,
    ),
    cites: of.artifacts.slice(0, 1),
  };
}

function debrief({ question, message }: Turn, of: Situation, first: string): Reply {
  const { history } = question;
  const said = history
    .filter(({ role }, index) => role === 'user' && MARKER.test(history[index - 1]?.content ?? ''))
    .map(({ content }) => content);
  const lines = [...said, ...(wantsOut(message) ? [] : [message])].map((line) => line.slice(0, 240));
  return {
    text: paragraphs(
      first,
      lines.length > 0 && 'What you said, and one better version each:',
      lines.length > 0 &&
        bullets(
          lines.map((line) => {
            const better = betterThan(line);
            return better ? `You: “${line}” Better: “${better}”` : `You: “${line}” Keep it as it is.`;
          }),
        ),
      `And this, from the situation: ${quoted(of.sayThis.at(-1)!)}`,
      `${ANSWERED}(situation:${of.slug})`,
    ),
    cites: of.artifacts.slice(0, 1),
    buttons: buttonsFor(of),
  };
}
