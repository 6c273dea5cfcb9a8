/** What a sentence does to the one who hears it. */
export type Tone = 'asked' | 'told' | 'blamed' | 'heard';

const BLAMES =
  /\b(you (always|never|keep|just)|you('re| are) (so |too |just |being |not )?(lazy|late|rude|difficult|unprofessional|careless|selfish|negative|aggressive|weak|toxic|unreliable|a (problem|liar|bully|disappointment))|your (own )?(fault|attitude)|how (dare|could) you|what('s| is) wrong with you|(not|isn't|is not) good enough|let (me|us|everyone|everybody) down|disappoint(ed|ing)|unacceptable|ashamed)\b/i;
const HEARS =
  /\b(sounds? (like|hard|as if|exhausting|frustrating)|i (can )?(see|hear|understand|notice|imagine)|i('m| am) sorry|that must|must (be|have been)|you (said|mean)|so you|if i (hear|understand)|thank you for|takes courage|makes sense|no wonder|it('s| is) (ok|okay|all right|a lot))\b/i;
const TELLS =
  /\b(you (should|need to|must|have to|ought to|could just|will)|i (want|need|expect) you to|have you (tried|thought|considered)|why don'?t you|from now on|please (do|make|stop|start)|my advice|if i were you|let me tell you)\b/i;

export function toneOf(line: string): Tone {
  if (BLAMES.test(line)) return 'blamed';
  if (TELLS.test(line)) return 'told';
  if (HEARS.test(line)) return 'heard';
  return line.includes('?') ? 'asked' : 'told';
}

/** What a better version of a sentence would be, by what it does; nothing where it may stay as it is. */
export function betterThan(line: string): string | undefined {
  const questions = line.match(/[^.?!]*\?/g) ?? [];
  if (BLAMES.test(line))
    return 'On ____ I saw ____, and it meant ____ for us. What happened, from your side?';
  if (/\b(sorry|apologi[sz]e)\b.*\bbut\b/i.test(line)) return `${line.split(/,?\s+but\b/i)[0]!.trim()}.`;
  if (TELLS.test(line))
    return 'What have you thought of so far? And what would be the first step you believe in?';
  if (questions.length > 1) return questions[0]!.trim();
  if (/\bwhy\b.*\?/i.test(line)) return 'What happened just before that?';
  if (/^\W*(do|did|does|is|are|was|were|can|could|will|would|have|has)\b.*\?/i.test(line))
    return 'What is it that ____? (The same question, begun with “what” or “how”.)';
  if (line.split(/\s+/).length > LONG) return /^.*?[.?!](?=\s|$)/s.exec(line)?.[0];
  if (!line.includes('?') && !HEARS.test(line)) return `${line.replace(/[.!\s]+$/, '')}. How do you see it?`;
  return undefined;
}

/** More words than a listener keeps in mind. */
const LONG = 60;
