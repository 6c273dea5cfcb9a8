/** How something that was handed over is to sound. */
export type Tone = 'softer' | 'firmer' | 'plainer';

const MUCH = String.raw`(?:too|so|very|a bit|bit|way too|sounds?|feels?|reads?|still)(?: \w+){0,2}?`;
const TONES: readonly [Tone, RegExp][] = [
  [
    'plainer',
    new RegExp(
      String.raw`\b(?:less|not so) (?:formal|stiff|official|corporate|scripted|wooden)\b|\bmore (?:casual|natural|personal|relaxed|like me|colloquial)\b|\b${MUCH} (?:formal|stiff|robotic|corporate|fake|scripted|wooden|official|posh|hr[- ]?(?:ish|speak)?)\b|\b(?:doesn't|does not|don't|not|isn't|never)(?: really| quite)? (?:sound|sounding|feel|feels) like me\b|\bnot (?:really )?(?:me|my (?:style|voice|words)|how i(?:'d)? (?:talk|speak|say))\b|\bnot how (?:i|we|people) (?:\w+ )?(?:talk|speak)\b|\b(?:nobody|no one|i don't|i'd never|i would never|we don't)(?: \w+){0,2} (?:talks?|speaks?|says?) (?:it )?like (?:that|this)\b|\b(?:in|with|into) (?:my|simpler|plain|plainer|normal|everyday|easy)(?: own)? (?:words|english|language)\b|\bmake it (?:sound )?(?:plainer|simpler|casual|natural|human)\b`,
      'i',
    ),
  ],
  [
    'softer',
    new RegExp(
      String.raw`\b(?:warmer|kinder|softer|gentler|friendlier|nicer|more (?:human|friendly|warm|gentle|tactful|sensitive|diplomatic)|less (?:harsh|cold|direct|blunt|hard|brutal|severe)|not so (?:harsh|cold|hard|blunt|direct)|soften)\b|\b${MUCH} (?:harsh|cold|blunt|brutal|hard|direct|severe|strict|aggressive)\b`,
      'i',
    ),
  ],
  [
    'firmer',
    new RegExp(
      String.raw`\b(?:firmer|clearer|stronger|tougher|more (?:direct|firm|assertive|blunt|serious)|less (?:soft|nice|polite|apologetic|vague)|not so (?:soft|nice|polite|vague))\b|\b${MUCH} (?:soft|nice|kind|vague|gentle|polite|weak|apologetic)\b`,
      'i',
    ),
  ],
];
/** Said of somebody, asked about, or told: no wish for a text. */
const NO_WISH =
  /\b(?:he|she|they|who|people|everyone|everybody|my \w+|i)(?:'s|'re|'m| is| are| am| was| were)\b|\b(?:he|she|they|it|everyone|people)(?:'ll|'d| will| would| might| may| could)\b|\b(?:should|shall|could|must|do|am) i\b|\bhow (?:do|can|should)\b|\bwhat if\b|\bif (?:i|he|she|they)\b/i;
const LONGEST = 22;

/** The tone in which a message asks to have it again. */
export function toneIn(message: string): Tone | undefined {
  const said = message.replaceAll('’', "'");
  if (said.split(/\s+/).length > LONGEST || NO_WISH.test(said)) return undefined;
  return TONES.find(([, wished]) => wished.test(said))?.[0];
}

/** Whether it has to be shorter, too. */
export function isShorterToo(message: string): boolean {
  return /\b(?:shorter|short|brief(?:er)?|fewer words|one (?:line|sentence)|too (?:long|wordy))\b/i.test(
    message,
  );
}
