export type Sex = 'he' | 'she';

const WORDS: Record<Sex, RegExp> = {
  he: /(?<![\p{L}])(?:he|him|his|himself|hes)(?![\p{L}])/giu,
  she: /(?<![\p{L}])(?:she|her|hers|herself|shes)(?![\p{L}])/giu,
};
/** Where no pronoun tells it. */
const NOUNS: Record<Sex, RegExp> = {
  he: /\b(?:guy|bloke|man|lad|gentleman|husband|brother|father|dad|son|boyfriend|uncle|nephew)\b/i,
  she: /\b(?:woman|lady|girl|wife|sister|mother|mum|mom|daughter|girlfriend|aunt|niece)\b/i,
};

/**
 * Of which sex the other person is, by the latest message that tells.
 * @param messages of the visitor, in their order
 * @returns nothing where none tells, or that one speaks of both
 */
export function sexTold(messages: readonly string[]): Sex | undefined {
  for (const message of messages.toReversed()) {
    const sexes = (['he', 'she'] as const).filter((sex) => message.search(WORDS[sex]) >= 0);
    if (sexes.length > 0) return sexes.length === 1 ? sexes[0] : undefined;
    const named = (['he', 'she'] as const).filter((sex) => NOUNS[sex].test(message));
    if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  }
  return undefined;
}

/** Who is surely spoken of: of these words a text is not about whomever the visitor means. */
const SETTLED =
  /\b(?:m[ae]n|wom[ae]n|(?:fe)?male|wife|wives|husbands?|mothers?|fathers?|mum|mom|dad|sons?|daughters?|brothers?|sisters?|girls?|boys?|lady|ladies|gentlem[ae]n|boyfriend|girlfriend|mr|mrs|ms|pregnan\w*|maternity|menopaus\w*|miscarr\w*|breastfe\w*)\b/i;
/** A first name in a sentence; days, months, languages and abbreviations are none. */
const NAMED =
  /(?<=[\p{Ll},;] )(?!(?:I|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|English|German|French|Spanish|Christmas|Easter|Teams|Slack|Zoom|Excel|Word|GROW|HR)\b)\p{Lu}\p{Ll}+/u;
/** What stays as it is: speech, titles that are linked or in italics, and texts to be copied. */
const KEPT = /“[^”]*”|\[[^\]]*\]\([^)]*\)|~~~[\s\S]*?~~~|(?<!\*)\*(?!\*)[^*\n]+\*(?!\*)/g;

/** A text about somebody, told of a person of that sex; unchanged where it names people, tells their sex, or speaks of both. */
export function inSex(text: string, sex: Sex): string {
  const own = text.replace(KEPT, ' ');
  const other = sex === 'he' ? 'she' : 'he';
  if (own.search(WORDS[other]) < 0 || own.search(WORDS[sex]) >= 0) return text;
  if (SETTLED.test(own) || NAMED.test(own)) return text;
  const change = sex === 'he' ? toHe : toShe;
  let changed = '';
  let at = 0;
  for (const kept of text.matchAll(KEPT)) {
    changed += change(text.slice(at, kept.index)) + kept[0];
    at = kept.index + kept[0].length;
  }
  return changed + change(text.slice(at));
}

/** A text as it may have been said of either. */
export function inEitherSex(text: string): string[] {
  return [...new Set([text, inSex(text, 'he'), inSex(text, 'she')])];
}

function toShe(text: string): string {
  return text
    .replace(/\bhimself\b/gi, (word) => cased('herself', word))
    .replace(/\bhim\b/gi, (word) => cased('her', word))
    .replace(/\bhe(?=\b)/gi, (word) => cased('she', word))
    .replace(/\bhis\b(?= own\b)/gi, (word) => cased('her', word))
    .replace(/\bhis\b/gi, (word, at: number, all: string) =>
      cased(ENDS.test(all.slice(at + word.length)) ? 'hers' : 'her', word),
    );
}

function toHe(text: string): string {
  return text
    .replace(/\bherself\b/gi, (word) => cased('himself', word))
    .replace(/\bhers\b/gi, (word) => cased('his', word))
    .replace(/\bshe(?=\b)/gi, (word) => cased('he', word))
    .replace(/\bher\b/gi, (word, at: number, all: string) =>
      cased(isObject(all.slice(0, at), all.slice(at + word.length)) ? 'him' : 'his', word),
    );
}

function cased(word: string, like: string): string {
  return /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** Nothing follows that it could belong to. */
const ENDS =
  /^(?:[^\p{L}\p{N}\s]|\s*$|\s+[^\p{L}\p{N}\s“‘'"(]|\s+(?:and|or|but|if|when|while|because|since|that|than|as|is|are|was|were|has|will|would|can|to|in|on|at|for|from|with|by|instead|again)\b)/iu;
/** Words that begin something else than what is hers: “ask her what”, “to her in private”, “tell her you”. */
const NOT_HERS =
  /^(?:a|an|the|this|that|these|those|some|any|no|none|nothing|something|anything|everything|enough|two|three|four|five|ten|both|all|half|each|one|my|your|our|his|its|their|i|you|he|she|it|we|they|me|him|us|them|to|in|on|at|for|from|with|without|by|of|off|out|up|down|over|into|onto|about|after|before|behind|through|during|until|till|since|against|between|beside|around|towards?|across|past|as|like|than|and|or|but|nor|so|if|when|whenever|while|whether|because|what|which|who|whom|whose|where|why|how|is|are|was|were|am|be|been|has|had|do|does|did|can|could|will|would|should|may|might|must|not|never|always|ever|just|also|too|even|only|again|then|now|here|there|today|tonight|tomorrow|yesterday|alone|away|back|together|instead|directly|openly|privately|separately|quietly|plainly|briefly|once|twice|afterwards|beforehand|yes|anyway|otherwise|unless|though|although|later|soon|every|another|straight|apart|aside|somebody|someone|anybody|everybody|several|many|much|yourself|themselves|myself|ourselves|aloud|either|within|meanwhile|differently|officially|openly|outright|seriously|fairly|unfairly)$/i;
/** Before a word that says how, when or in what order these stand for the person, unless a noun follows: “see her first”, but “her first week”. */
const HOW =
  /^(?:first|last|next|early|late|right|wrong|well|better|best|more|less|most|hard|long|further|closely|honestly|kindly|calmly|clearly|daily|weekly|regularly|personally|properly|seriously|differently|fairly|badly|worse|sooner|inside|outside|online|abroad|\p{L}+ly)$/iu;
/** “Let her go”, “help her find”. */
const LETS =
  /\b(?:make|makes|made|making|help|helps|helped|helping|have|had|watch|hear|heard|saw|seen|bid)\s+$/i;
const DOES =
  /^(?:teach|carry|solve|watch|drive|announce|swap|regain|show|choose|go|do|come|know|see|say|speak|talk|tell|think|decide|choose|pick|stay|leave|cry|finish|keep|have|be|feel|find|get|take|try|explain|read|hear|understand|sit|stand|wait|stop|start|begin|ask|answer|give|put|look|look|lead|run|write|describe|name|set|show|present|calm|breathe|believe|want|need|work|rest|learn|grow|move|join|return|sort|prepare|plan|hold|bring|turn|call|ring|make|settle|react|respond|repeat|handle|lose|walk|propose|draw|use|pay|sign|apologi[sz]e|catch|realise|hand)$/i;
/** “Keep her informed”, “makes her angry”. */
const TURNS =
  /\b(?:keep|keeps|kept|keeping|make|makes|made|making|find|finds|found|leave|leaves|left|leaving|get|gets|got|getting|want|wants|need|hold|holds|send|sends|sent|call|calls|called|calling|see|sees|catch|caught)\s+$/i;
const IS =
  /^(?:uneasy|interested|rude|told|motivated|angry|responsible|accountable|uncomfortable|unhappy|happy|afraid|anxious|nervous|defensive|busy|informed|posted|updated|safe|waiting|guessing|quiet|ready|ill|sick|crying|involved|engaged|lazy|difficult|redundant|small|sad|proud|feel|stronger|weaker|promoted|trained|fired|noticed|dangling|available|drunk|asleep|red-handed|names|doing|being|working|struggling|sitting|standing|talking|leaving)$/i;
/** “Give her time”, “offer her help”. */
const GIVES =
  /\b(?:give|gives|gave|given|giving|offer|offers|offered|offering|show|shows|showed|send|sends|sent|sending|lend|owe|owes|owed|cost|costs|pay|pays|paid|paying|promise|promised|promising|teach|grant|granted|buy|save|allow|allowed|wish|ask|asked|asking|tell|bring|deny|denied|refuse|refused|cause|caused)\s+$/i;
const GIVEN =
  /^(?:time|feedback|notice|room|space|money|help|credit|water|details|reasons|hope|support|options|more|less|work|tasks|questions|things|examples|words|advice|praise|thanks|respect|access|leave|extra|written|critical|honest|clear|warning|warnings|responsibility|permission|permanent|paid|bad|good|news|trouble|pain|stress)$/i;

/** “Let her try”; but “let her statement stand”. */
const LET = /\b(?:let|lets|letting)\s+$/i;
const STANDS = /^\s+(?:stand|be|lie|rest|pass|count)\b/i;
/** “Stop her losing it”, “see her struggling”. */
const IN_THE_ACT = /\b(?:stop|stops|stopped|prevent|prevents|hear|heard|caught|catch)\s+$/i;
/** “Send her home”. */
const SENDS = /\b(?:send|sends|sent|sending|drive|take|bring|let)\s+$/i;

/** Whether “her” stands for the person and not for what is hers. */
function isObject(before: string, after: string): boolean {
  const next = /^\s+([\p{L}’'-]+)/u.exec(after)?.[1];
  if (next === undefined) return true;
  const word = next.replace(/[’'](?:s|ll|d|re|ve|m)$/u, '');
  if (NOT_HERS.test(word)) return true;
  const rest = after.slice(after.indexOf(next) + next.length);
  const isLast = ENDS.test(rest);
  if (/^own$/i.test(word)) return false;
  if (LET.test(before)) return !STANDS.test(rest);
  if (IN_THE_ACT.test(before) && word.endsWith('ing')) return true;
  if (SENDS.test(before) && word === 'home') return true;
  if (
    HOW.test(word) &&
    (isLast || /^\s+(?:whether|what|how|why|who|where|which|about|yourself|myself)\b/i.test(rest))
  )
    return true;
  if (LETS.test(before) && DOES.test(word)) return true;
  if (TURNS.test(before) && IS.test(word)) return true;
  return GIVES.test(before) && GIVEN.test(word) && !(/^(?:work|tasks)$/i.test(word) && /^\s+to\b/.test(rest));
}
