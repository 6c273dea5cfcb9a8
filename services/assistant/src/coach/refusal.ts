import { SURE } from '../situations/confidence.ts';
import type { Match } from '../situations/situation-matcher.ts';
import { canBeSaid } from './can-be-said.ts';
import { isToSeveral } from './forms/situation-email.ts';
import { trimmed } from './perspective.ts';

/** A request of one person to which the visitor has to say no. */
export interface Refusal {
  /** “holiday request”. */
  request: string;
  /** “August”, “Christmas week”. */
  when?: string;
  /** A sentence, or what stands after “because of”; in the visitor's words. */
  reason?: string;
  /** Whether another time would help. */
  isOfTime: boolean;
}

const ASKED_FOR = String.raw`(?:requests?|application|leave|holidays?|vacation|time off|days? off|week off|(?:pay )?(?:rise|raise)|transfer|sabbatical|home office|part[- ]time)`;
/** “I have to turn down his holiday request”: and not that somebody refuses a request of the visitor's. */
const REFUSES = new RegExp(
  String.raw`(?:\bi(?:'ve got| have| need| must| want|'m going|'d like| should)(?: to)?|\bhow (?:do|can|should) i|^\W*(?:to )?)\s*(?:now |politely |kindly |nicely )?\b(?:say(?:ing)? no to|turn(?:ing)? down|refus(?:e|ing)|reject(?:ing)?|declin(?:e|ing)|deny(?:ing)?)\s+(?:(?:an?|the|his|her|their|this|that|someone's|somebody's|\p{L}+'s)\s+)?(?!my\b|our\b)((?:\p{L}+[ -]){0,2}?${ASKED_FOR}(?: request)?)\b(.*)$`,
  'iu',
);
const TIME = /leave|holiday|vacation|off|sabbatical/i;
const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december';
const WHEN = new RegExp(
  String.raw`\b((?:the )?(?:(?:christmas|easter|half[- ]term|school)(?: (?:week|holidays?|break))?|(?:first|second|third|last|next) week(?: (?:of|in) (?:${MONTHS}))?|(?:early |late |mid[- ]?)?(?:${MONTHS})|summer|(?:next|this) (?:week|month|summer|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b`,
  'i',
);
/** Several who want the same are no single request. */
const OF_SEVERAL = /\b(?:both|two of|same (?:week|days?|time)|each of)\b/i;
const MOST_WORDS = 16;

export function refusalIn(story: string): Refusal | undefined {
  const said = story.replaceAll('’', "'").trim();
  const [, request, rest = ''] = OF_SEVERAL.test(said) ? [] : (REFUSES.exec(said) ?? []);
  if (!request) return undefined;
  const when = WHEN.exec(rest)?.[1];
  const reason = reasonIn(rest, when);
  return {
    request: request.toLowerCase().trim(),
    ...(when && { when: capitalised(when) }),
    ...(reason && { reason }),
    isOfTime: TIME.test(request),
  };
}

/** Whether a situation surely is about the one who asked. */
export function isWrittenAbout({ candidates: [first], confidence }: Match): boolean {
  return first !== undefined && confidence >= SURE && !isToSeveral(first.situation);
}

/** What else is told beside the request: mostly why. */
function reasonIn(rest: string, when: string | undefined): string | undefined {
  const parts = (when ? rest.replace(when, ' ') : rest)
    .split(/[,.;:–—]\s+|\b(?=because\b|since\b)/)
    .map((part) =>
      trimmed(part).replace(/^(?:because|since|as|and|but|so|we'?re|in|for|from|of|on)\b\s*/i, (word) =>
        /we/i.test(word) ? word : '',
      ),
    )
    .filter((part) => part.split(/\s+/).length >= 3);
  const told = parts.find((part) => canBeSaid(part, true));
  return told && told.split(/\s+/).length <= MOST_WORDS ? told : undefined;
}

/** As it is written in a text: months and feasts with a capital. */
function capitalised(when: string): string {
  return when
    .toLowerCase()
    .replace(
      new RegExp(
        String.raw`\b(?:${MONTHS}|christmas|easter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b`,
        'g',
      ),
      (word) => word.charAt(0).toUpperCase() + word.slice(1),
    );
}
