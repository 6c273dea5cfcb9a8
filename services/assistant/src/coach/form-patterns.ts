import type { Form } from './requests.ts';

const ASK = String.raw`(?:write|draft|compose|give|make|create|prepare|need|want|have|get|send|show|suggest|build|set up|put together|list|word|formulate|help (?:me|us) (?:with|to write|write)|i'?d like|how about|and|also|then|now|ok(?:ay)?|what should be on|what belongs (?:on|in))`;
const TO = String.raw`(?:\b(?:can|could|would|will) (?:you|i)\b|\bplease\b|\bi (?:also )?\b)?`;
const asked = (what: string, gap = 24) =>
  new RegExp(
    String.raw`${TO}\W*\b${ASK}\b[^.?!]{0,${gap}}?\b${what}\b|^\W*(?:an? |the |some |my )?(?:short |quick |brief |good )?${what}\b`,
    'i',
  );

const EMAIL = String.raw`(?:e-?mails?|mail|invitation|invite|(?:slack |teams |whatsapp |chat |text )?(?:message|msg)|letter|note)(?: in which| asking| inviting| saying| telling)?`;

/** The beginning of a talk, asked for word for word. */
export const OPENING =
  /\b(?:write|give|draft|need|prepare|suggest|script|want|get|help (?:me|us) with)(?: (?:me|us))?\b[^.?!]{0,16}\b(?:opening|opener|first (?:(?:two|three|few|2|3) )?(?:sentences?|lines?|words)|beginning of (?:it|the (?:talk|conversation)))\b|\bwhat (?:do|should|can|shall) i (?:actually |exactly )?say first\b|\bhow do i (?:start|open|begin)\b[^.?!]{0,12}\b(?:exact|word for word|literally)\b|(?<!\p{L})(?:was sage? ich (?:als erstes|zuerst)|wie fange ich an|qu'est-ce que je dis (?:en premier|d'abord)|qué (?:le )?digo primero)(?!\p{L})/iu;

/** “Help me write to her.” */
export const TO_ONE =
  /\bhelp me (?:to )?(?:write|word|draft|phrase)(?: (?:it|this|something|a few lines|back))? to (?:him|her|them|(?-i:\p{Lu})\p{Ll}+)\b/iu;

/** How each is asked for. The first that fits counts; more than one word of a story must not be taken for it. */
export const ASKS: readonly [Form, RegExp][] = [
  [
    'shorter',
    /^\W*(?:(?:and|ok(?:ay)?|please|now|but|can you|could you|make it|make that|say it|a|the|it'?s|that'?s|that is|still|much|bit|way|too)\W+)*(?:shorter|short(?:er)? (?:version|answer)|in short|brief(?:ly|er)?|too long|tl;?dr|summar(?:y|i[sz]e)(?: it| that)?|in (?:a|one|two) sentences?|kürzer|plus court|más corto|più (?:corto|breve)|korter|krócej)\b/i,
  ],
  [
    'shorter',
    /^.{0,40}?\b(?:sounds? (?:like|as if)(?: it was written by)? (?:an? )?(?:chat ?bot|robot|machine|ai|lawyer|hr)|(?:too|less) (?:formal|stiff|corporate)|no corporate(?: speak)?|no (?:jargon|buzzwords)|(?:in )?plain(?:er)? (?:english|words)|half (?:the|that) length)\b/i,
  ],
  [
    'shorter',
    /^.{0,40}?\b(?:half (?:of )?(?:the|that|its|as) (?:length|size|long|text)|(?:cut|trim|boil|slim) (?:it|that|this) (?:down|in half|by half)|shorten (?:it|that|this)?|condense|short version|fewer words|less (?:text|words)|(?:too|so) (?:wordy|many words|much text)|keep it (?:short|brief)|halve (?:it|that|this)|(?:don't|do not|haven't|have not|not) (?:(?:have|got) )?(?:the |that much |enough )?time for (?:all )?(?:that|this|it all)|(?:that|this|it)(?:'s| is) (?:way |far )?too much(?: for me)?|(?:in|to|make it|make that|max(?:imum)?|at most|under|only|just|no more than|with) (?:\w+ ){0,2}(?:sentences?|lines?|words))(?: please| now)?\W*$/i,
  ],
  ['email', asked(EMAIL)],
  ['email', TO_ONE],
  [
    'email',
    /\b(?:as|in the form of) an? (?:short |quick |friendly )?(?:e-?mail|message|letter|note|msg)\b|\bwrite (?:it|this|that) to (?!hr\b)\p{L}+|\bput (?:it|this|that) in(?:to)? an? (?:e-?mail|message)\b/iu,
  ],
  [
    'checklist',
    /\bcheck ?-?list\b|\bto-?do list\b|\b(?:which|what) steps\b|^\W*(?:(?:and|ok(?:ay)?|please|just|give me|i need|now|in|only|the)\W+)*(?:two|three|four|five|six|seven|ten|\d{1,2}) (?:\w+ )?(?:steps|things|points|tips|actions|bullet points|bullets|ideas)\b/i,
  ],
  [
    'agenda',
    asked(
      String.raw`(?:agenda|outline|running order|structure|(?:plan|structure) for (?:the|my|a|our|this|that) (?:talk|conversation|meeting|call|hour)|(?:plan|something|anything|format|template|programme|program) (?:for|of) (?:(?:the|my|an?|our|those|these|\d{1,3}|one|two|ten|twenty|thirty|forty|forty-five|fifty|sixty|ninety)[ -]){1,2}(?:min(?:ute)?s?|hours?|h)|(?:\d{1,3}|half|ten|fifteen|twenty|thirty|forty(?:-five)?|sixty|ninety|an|one|two)[ -]?(?:an )?(?:min(?:ute)?s?|hours?|h)[ -](?:plan|agenda|outline|structure|format|programme|program|session plan))`,
    ),
  ],
  [
    'questions',
    /\b(?<!\bi (?:only |just |hardly |barely )?)(?:give|suggest|list|write|need|want|have|get|tell|show|prepare|draft)(?: me| us)?\b[^.?!]{0,24}\bquestions?\b(?! about| he| she| they| in\b)|\bi (?:also )?(?:need|want)\b[^.?!]{0,24}\bquestions?\b(?! about| he| she| they)|^\W*(?:(?:and|ok(?:ay)?|then|now|also|please|the|some|more|good|a few|any|other)\W+)*(?:\w+ )?questions?(?: to ask| please| then| for| only| max| i can ask)|^\W*(?:the |some |more |and the )*questions?\W*$|\b(?:what|which) (?:\w+ )?questions (?:can|could|should|do|shall|would|to)\b|\bwhat (?:do|should|can|could|shall) i ask\b/i,
  ],
  [
    'words',
    /(?:^|[,;:.?!-])\W*(?:(?:and|ok(?:ay)?|please|can i have it|give (?:it|that) to me|i need it|now)\W+)*(?:word for word|verbatim)\W*(?:please)?\W*$/i,
  ],
  ['words', OPENING],
  [
    'words',
    /\b(?:the |my |just |only )*first (?:\d{1,3}|ten|fifteen|twenty|thirty|sixty) seconds\b|\bfirst (?:half )?minute\b/i,
  ],
  [
    'words',
    /\b(?:the|exact|right|some|any|a few|good|better|find|give me|need) (?:words|wording)\b|\bscript\b|\bwording\b|\b(?:an? |the |my |good )*opening (?:line|sentence|words)s?\b|\bfirst sentence\b|\b(?:give|tell|write|need) (?:me |us )?[^.?!]{0,16}\bsentences?\b/i,
  ],
  [
    'example',
    /^\W*(?:(?:and|ok(?:ay)?|an?|give me|show me|do you have|can you give me|have you got|any|one|please|maybe|for|with)\W+)*(?:examples?|instance)\b/i,
  ],
  [
    'why',
    /^\W*(?:(?:and|ok(?:ay)?|but|so|yes|hm+|fine)\W+)*why\b(?! (?:is|are|does|do|did|won'?t|can'?t) (?:he|she|they|my|nobody|everybody|people)\b)|^\W*(?:what makes you say|how come|how do you know|what is that based on)/i,
  ],
  [
    'next',
    /^\W*(?:ok(?:ay)?\W+)?(?:next|what next|what(?:'s| is) next|and then|then what|what (?:comes|do i do) (?:next|then|after(?: that)?)|go on|continue|more|anything else)\W*$/i,
  ],
];
