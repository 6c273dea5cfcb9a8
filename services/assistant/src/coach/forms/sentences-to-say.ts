import { quoted } from '../phrases.ts';
import type { Situation } from '@coachlab/contracts';
import { sentencesOf } from './email.ts';

/**
 * So many sentences to be said aloud, and nothing beside them: the news first, then what was said to a reply that has been spoken of.
 * @param own what the visitor has owned to, to be said in place of what is written for others
 */
export function sentencesToSay(
  lines: readonly string[],
  count: number,
  { replies = [] }: Pick<Situation, 'replies'> = {},
  before = '',
  own?: string,
): string {
  const met = replies.find(({ you }) => before.includes(`> ${quoted(you)}`));
  const answer = own ? [own] : met ? sentencesOf(met.you) : [];
  const [news, ...rest] = withoutExamples(
    lines.flatMap((line) => sentencesOf(unquoted(line))),
    count,
  );
  const all = count === 1 ? [...answer, news!] : [news!, ...answer, ...rest];
  return `> ${quoted(all.slice(0, count).join(' '))}`;
}

/** A sentence that is an example from its first word to its last goes, where enough others are left. */
function withoutExamples(sentences: readonly string[], count: number): readonly string[] {
  const general = sentences.filter((one) => !/^\[[^\]]*\]\W*$/.test(one));
  return general.length >= count ? general : sentences;
}

export function unquoted(line: string): string {
  return line.replace(/^["“]|["”]$/g, '');
}
