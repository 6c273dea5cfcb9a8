import type { FaqEntry, Situation } from '@coachlab/contracts';
import { meaningOf } from '@coachlab/search';

/** It asks, and does not only tell. */
export const ASKS =
  /\?|^\W*(?:(?:and|but|so|ok(?:ay)?|yes|fine|then|also|well|hm+)\W+)*(?:what|how|who|whom|when|where|which|whether|if|suppose|should|shall|can|could|may|must|do|does|did|is|are|am|would|will|in case)\b|\b(?:should|shall|can|could|may|must|do) i\b|\bhow (?:long|do|to|should|can|much|many|often|soon)\b|\bwhat (?:if|do|should|can|about|exactly|to|now)\b/i;

const VERB = String.raw`(?:say|tell|do|start|begin|open|handle|deal|react|go about|approach|address|bring|raise|talk|speak|put|phrase|word|proceed|change|solve|stop|help|manage|get|make|fix)`;
const TO_WHOM = String.raw`(?:(?: \b(?:it|this|that|him|her|them|up|to|with|about|now|tomorrow|today|then|next|first|best|the talk|the conversation|the meeting|there|here|about it|through))*)`;
/** Asks for whatever there is on the matter: “what do I say”, “how do I start”, “any advice?”. */
const IN_GENERAL = new RegExp(
  [
    String.raw`(?:what|how|where)(?: on earth| exactly| actually| the hell)? (?:(?:do|should|can|could|would|shall|must|am|will) (?:i|we|you)|to)(?: (?:even|best|actually|just|possibly|supposed to|gonna|now|go and))* ${VERB}${TO_WHOM}(?=\W*(?:[.?!,;\n]|$|\b(?:and|i|im|i'm|please|without)\b))`,
    String.raw`what (?:now|next|then)|where to start|(?:any |some |got )?(?:advice|tips?|ideas?|help|suggestions?|thoughts)(?: please| pls| needed| anyone)?`,
    String.raw`(?:can|could|would|will) you help(?: me)?(?: with (?:it|this|that))?|(?:is there|is anything) (?:anything )?i can do|what would you do|what (?:is|s) the best way`,
  ].join('|'),
  'gi',
);

/** Whether a message asks more than what to do or to say about what it tells. */
export function asksInParticular(message: string): boolean {
  const rest = plain(message)
    .replace(IN_GENERAL, ' ')
    .replace(/(?<![\p{L}\p{N}])[\s.,;!]*\?/gu, ' ');
  return ASKS.test(rest);
}

/** Of what kind a question is, where it shares no word with another that asks the same. */
const KINDS = [
  /\bhow (?:long|many (?:days|weeks|months|years|minutes))\b|\bhow much time\b/i,
  /\bhow (?:often|many times)\b/i,
  /\bhow (?:early|soon)\b|\bat (?:what|which) point\b/i,
  /\bhow (?:much|many)\b/i,
  /\bwhen (?:at the latest )?(?:can|do|may|should|must) i\b/i,
  ...['tell', 'ask', 'mention', 'say'].map(
    (verb) => new RegExp(String.raw`\b(?:should|shall|do|can|may|must) i (?:have to )?${verb}\b`, 'i'),
  ),
  /\bmay i\b|\bam i allowed\b|\bis it (?:legal|allowed)\b/i,
];

/** Whether a message and an entry share what tells the entry's question from the matter itself: a word of its own, or the kind of question. */
export function asksFor(message: string, { question, alsoAsked = [] }: FaqEntry, of: Situation): boolean {
  const asked = [question, ...alsoAsked].join(' ');
  const kind = KINDS.find((one) => one.test(plain(message)));
  if (kind?.test(plain(asked))) return true;
  const said = new Set(meaningOf(plain(message).replace(IN_GENERAL, ' ')));
  const told = [of.title, ...of.phrasings].map((text) => new Set(meaningOf(text)));
  const ofMatter = (word: string) =>
    told[0]!.has(word) || told.filter((words) => words.has(word)).length > told.length * OFTEN;
  return meaningOf(asked).some((word) => said.has(word) && !ofMatter(word));
}

/** In so many of the texts that tell of a situation a word belongs to the matter. */
const OFTEN = 0.12;

function plain(text: string): string {
  return text.replaceAll('’', "'");
}
