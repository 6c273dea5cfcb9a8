import type { FollowUp } from './follow-up-texts.ts';

/** A longer message is a story of its own. */
const LONGEST = 160;

/** How people go on after they were told what to do about a danger; the first that fits. */
const ASKS: [FollowUp, RegExp][] = [
  [
    'noNumber',
    /\b(?:don'?t|do not|no|without|stop)\b.{0,30}\b(?:phone )?(?:numbers?|hotlines?|helplines?|lines)\b|\bjust (?:help|give|write|tell)\b.{0,20}\b(?:wording|message|letter|words|text|note)\b/i,
  ],
  [
    'shorter',
    /^\W*(and |can you |please )*(make it |say it |put it )?(much |a bit |even )?(short(er)?|shorten( it)?|brief(er|ly)?|in (short|brief|one sentence|a nutshell)|tl;?dr|too long)\b.{0,25}$/i,
  ],
  [
    'thanks',
    /^\W*(ok(ay)?|right|good|great)?\W*(thank|thanks|thx|ty|cheers|got it|will do|danke|merci|gracias)\b.{0,40}$/i,
  ],
  [
    'wait',
    /\b(wait(ing)?|leav(e|ing) (it|this|that|him|her|them)|put(ting)? (it|this) off|postpon\w+|hold(ing)? off|sleep on it)\b.{0,30}\b(un)?(til+|tomorrow|later|after|over the|weekend|mon|tues|wednes|thurs|fri|satur|sun|next|and see)|\b(can|could) (it|this|that) wait\b|\b(is|will|would) (it be |it )?(ok(ay)?|fine|soon enough|early enough|too late|enough) (on|until|till|if i wait|tomorrow|monday|next)|\b(is|will) (tomorrow|monday|next week|after the weekend) (be )?(ok(ay)?|fine|soon enough|early enough|too late)\b|\b(on|goes on|going on) (\w+ )?(leave|holiday|vacation) (from|tonight|today|tomorrow|till?|until)\b/i,
  ],
  [
    'gone',
    /\b(not|isn'?t|doesn'?t|won'?t|can'?t|cannot|hasn'?t|haven'?t|didn'?t|no one|nobody|stopped)\b.{0,25}\b(answer\w*|reach\w*|reply\w*|pick\w* up|find|turn\w* up|at home|responding)\b|\b(disappeared|missing|hung up|ran off|walked out|phone is off|voicemail)\b/i,
  ],
  [
    'tell',
    /\b(tell|inform|involve|report|let|call|ring|contact|go to|speak to|talk to)\b.{0,30}\b(hr|human resources|boss|manager|husband|wife|partner|boyfriend|girlfriend|family|parents?|mother|father|mum|dad|team|colleagues?|anyone|anybody|someone|somebody|works council)\b|\b(secret|confidential\w*|privacy|promise\w*|gdpr|allowed to)\b/i,
  ],
  [
    'who',
    /\b(who|whom|which number|what number)\b.{0,30}\b(call|ring|phone|contact|tell|turn|ask|help)|\b(hotline|helpline|number|police|ambulance|999|112|911)\b|\b(should|shall|do|can|must) i (call|ring|phone)\b/i,
  ],
  [
    'joke',
    /\b(jok\w+|kidding|(didn|doesn|don)'?t mean|not serious|exaggerat\w*|overreact\w*|figure of speech|attention|laugh\w*|just (stress\w*|tired|drunk))\b|\b(is|are|'s|'re|was|were) (all right|alright|fine|ok|okay)\b/i,
  ],
  [
    'yes',
    /^\W*(and )?(what )?(if )?(he|she|they|i|and)?\W*(say|says|said|answers?|answered|admits?|admitted)\b.{0,12}\b(yes|yeah|it'?s true|so)\b|^\W*yes\W*$/i,
  ],
  [
    'refuses',
    /\b(refus\w*|den(y|ies|ied)|decline\w*|push\w* me away|gets? angry|shuts? (me )?(down|out)|no help)\b|\b(doesn'?t|does not|won'?t|will not|don'?t|didn'?t|can'?t|cannot|not)\b.{0,20}\b(want|talk|speak|listen|accept|let me|go|call|see (a|anyone)|open up|help|admit)\b|\bsa(id|ys) no\b/i,
  ],
  [
    'doubt',
    /\b(make (it|things) worse|plant\w*|wrong (thing|words?)|my fault|afraid to ask|scared|i can'?t do this|not qualified|too direct|rude|none of my business|what if i)\b/i,
  ],
  [
    'words',
    /\b(what|how)\b.{0,25}\b(say|tell|ask|write|word|phrase|put|answer|reply|begin|start|bring|approach|respond)\b|\b(the (right |exact )?words|script|wording)\b/i,
  ],
  [
    'next',
    /^\W*(and |so |ok(ay)? )*(then|now|next|after that|tomorrow|tonight)\b.{0,20}$|\bwhat (now|next|then|else|happens)\b|\bwhat (do|should|can|shall|could|must) (i|we) do\b|\b(and|what about) (tomorrow|after|afterwards|next week)\b|^\W*help\b.{0,20}$/i,
  ],
];

/** Begins like something that goes on about somebody who was spoken of. */
const GOES_ON =
  /^\W*(and |but |so |ok(ay)?,? |yes,? |no,? )*(she|he|they|it|is it|should i|can i|could i|what if|how long|when)\b/i;
/** So few words are about what was said before. */
const SHORT = 70;

/** Names what was spoken of before by a word that stands for it. */
const POINTS_BACK = /\b(she|he|they|her|him|them|it|this|that)\b/i;
/** So few words point back without one. */
const FEW = 7;
/** A question about work is a new one. */
const ABOUT_WORK =
  /\b(budget|projects?|meetings?|agenda|feedback|promot\w+|salary|pay|deadlines?|present\w+|okrs?|goals?|kpis?|delegat\w+|onboard\w+|interview\w*|workshops?|sprints?|roadmap|strategy|reorgani[sz]\w+|layoffs?|template|framework|explain|practi[sc]e|role-?play|quiz|certificat\w+)\b/i;

/** What a message asks about the danger that was spoken of, or nothing when it is about something else. */
export function askedOn(message: string): FollowUp | undefined {
  const plain = message.replaceAll('’', "'").trim();
  if (plain.length > LONGEST || ABOUT_WORK.test(plain)) return undefined;
  if (ASKS[0]![1].test(plain)) return ASKS[0]![0];
  if (!POINTS_BACK.test(plain) && plain.split(/\s+/).length > FEW) return undefined;
  const asked = ASKS.find(([, says]) => says.test(plain))?.[0];
  return asked ?? (plain.length <= SHORT && GOES_ON.test(plain) ? 'next' : undefined);
}
