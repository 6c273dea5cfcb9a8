/** More words than a listener keeps in mind. */
const LONG = 60;

/** One thing worth noticing in what a manager just said: the first of these that holds. */
const NOTICES: [(line: string) => boolean, string | ((line: string) => string)][] = [
  [
    (line) =>
      /\b(have you (tried|thought|considered)|why don'?t you|couldn'?t you|you (should|need to|ought to|have to|could just))\b/i.test(
        line,
      ),
    'advice, with or without a question mark. What would you ask if you did not know the answer?',
  ],
  [
    (line) => /\b(always|never|every (single )?time|typical)\b/i.test(line),
    '“always” and “never” invite the one exception. A date is harder to argue with.',
  ],
  [
    (line) => (line.match(/\?/g) ?? []).length > 1,
    'several questions at once; people answer the easiest. Keep one.',
  ],
  [
    (line) => /\bwhy\b.*\?/i.test(line),
    '“why” asks for a defence. “What happened just before?” asks for the story.',
  ],
  [
    (line) => wordsIn(line) > LONG,
    (line) => `${wordsIn(line)} words. What is the one sentence you want to be remembered?`,
  ],
  [
    (line) => /\b(sorry|apologi[sz]e|my (fault|mistake|part))\b/i.test(line) && /\bbut\b/i.test(line),
    'the “but” took the apology back. Stop before it.',
  ],
  [
    (line) => /\b(sorry|apologi[sz]e|my (fault|mistake|part))\b/i.test(line),
    'you named your own part, which makes theirs easier to name.',
  ],
  [
    (line) => /\bI (feel|felt) (that|like) you\b/i.test(line),
    'a verdict dressed as a feeling. What did you see or hear?',
  ],
  [
    (line) =>
      /\b(you are|you're) (so |too |just |being )?(lazy|late|rude|difficult|unprofessional|careless|selfish|negative|aggressive)\b/i.test(
        line,
      ),
    'that names the person. Name what was done, and when.',
  ],
  [
    (line) =>
      /^\W*(?:(?:ok(?:ay)?|so|and|well|right|hello|hi)\W+)*(what|how|when|where|who|which|tell me|help me understand|take me through|describe)\b/i.test(
        line,
      ) && line.includes('?'),
    'an open question. Now leave the silence to them.',
  ],
  [
    (line) =>
      /\b(do|did|does|is|are|was|were|can|could|will|would|have|has) (you|it|that|this|there|they|we)\b.*\?/i.test(
        line,
      ),
    'it can be answered with yes or no. The same, begun with “what” or “how”, gets you more.',
  ],
  [
    (line) => /\b(it sounds|sounds like|you (said|mean)|so you|if i (hear|understand))\b/i.test(line),
    'you gave back what you heard before going on.',
  ],
  [
    (line) =>
      /\b(on (monday|tuesday|wednesday|thursday|friday)|by (monday|tuesday|wednesday|thursday|friday|tomorrow|noon|\d)|at \d)/i.test(
        line,
      ),
    'a day or an hour: something both can check.',
  ],
  [(line) => line.includes('?'), 'a question. Short enough to be answered?'],
  [(line) => wordsIn(line) <= 4, 'few words. That leaves room, if your face is friendly.'],
];

export function observation(line: string): string {
  const found = NOTICES.find(([holds]) => holds(line));
  const says = found?.[1] ?? 'a statement. What do you want to find out next?';
  return typeof says === 'string' ? says : says(line);
}

function wordsIn(line: string): number {
  return line.split(/\s+/).filter(Boolean).length;
}
