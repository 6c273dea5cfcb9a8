import type { SituationReply } from '@coachlab/contracts';
import { meaningOf } from '@coachlab/search';

/** What the other may do or say, in the visitor's words and in the situation's; the first that both have is meant. */
const KINDS: readonly { told: RegExp; they: RegExp }[] = [
  {
    told: /\b(?:every ?thing|all|it)(?:'?s| is| was)? (?:fine|ok(?:ay)?|good|all right|well)\b|\bnothing(?:'?s| is)? (?:wrong|the matter)\b/i,
    they: /\b(?:everything|all|it)(?:'s| is) (?:fine|all right|ok(?:ay)?)\b|\bnothing(?:'s| is|'s) (?:happened|wrong)\b|^(?:all )?fine\b|\bi'm fine\b/i,
  },
  {
    told: /\b(?:nobody|no one|never|not once)\b.{0,40}\b(?:told|complain\w*|mind(?:ed|s)?|mention\w*|said a)\b|\byears?\b.{0,20}\bthe same\b/i,
    they: /\b(?:nobody|no one|never|you(?:'ve)? never) (?:ever )?(?:told|complained|minded|said|mentioned)\b|\b(?:years?)\b.{0,30}\b(?:fine|same|nobody|never|like (?:this|that))\b/i,
  },
  {
    told: /\bcr(?:y|ies|ied|ying)\b|\btears?\b|\bweep\w*|\bsobs?\b|\bbreaks? down\b/i,
    they: /^\([^)]*\b(?:cr(?:y|ies|ying)|tears?|weeps?|sobs?)\b/i,
  },
  {
    told: /\b(?:says?|saying|answers?) (?:absolutely |just )?nothing\b|\bsilen(?:t|ce)\b|\b(?:goes|stays|keeps|is) quiet\b|\b(?:won'?t|will not|doesn'?t|does not) (?:say|answer|talk|speak|react|reply)\b|\bshuts? down\b|\bclams? up\b|\bfreezes?\b|\b(?:just|only) (?:sits|stares|nods|looks|shrugs)\b|\bstares?\b|\bshrugs?\b/i,
    they: /^\((?![^)]*\b(?:cr(?:y|ies|ying)|tears?|weeps?|sobs?)\b)[^)]*\b(?:nothing|silen\w+|quiet|stares?|looks?|goes (?:red|pale)|shrugs?|nobody|nods|pause|black|whispers)\b/i,
  },
  {
    told: /\bpromis\w*|\b(?:i|we) (?:kind of |sort of |had |have |'ve )*(?:told|said to|assured|agreed with) (?:him|her|them)\b|\b(?:i|we) gave (?:him|her|them) (?:my|our) word\b|\byou (?:said|told)\b/i,
    they: /\bpromis\w*|\byou (?:once )?(?:told me|said|assured|gave me your word|always said)\b|\bi was told\b|\bas good as certain\b/i,
  },
  {
    told: /\bwhy (?:me|him|her|them|exactly me)\b|\bwhy (?:it'?s|it is|is it|was it) (?:him|her|them|me)\b|\bwhat (?:have i|has (?:he|she)|(?:he|she) has|he's|she's) done\b/i,
    they: /\bwhy (?:me|always me|is it me|only me)\b|\bwhat have i done\b|\bof all people\b/i,
  },
  {
    told: /\b(?:un|not |isn'?t )fair\b|\bunjust\b|\bdouble standards?\b/i,
    they: /\b(?:un|not |isn't )fair\b|\bunjust\b|\bdouble standards?\b|\bfavou?rites?\b|\bothers?\b|\bonly (?:talk|speak) to me\b|\bwhy (?:only )?me\b/i,
  },
  {
    told: /\b(?:every(?:one|body)|(?:the |all the )?others?|all of them|half the (?:team|office)|colleagues)(?: here)?(?: also| all| too)? (?:do|does|is|are|have|has|use|come|comes|get|gets|say|says|think|thinks)\b|\bnot the only one\b|\bothers? (?:too|as well)\b|\bsingle(?:s|d)? (?:him|her|me|them) out\b|\bpick(?:s|ed|ing)? on (?:him|her|me|them)\b/i,
    they: /^(?:all )?(?:the )?(?:every(?:one|body)|others?)\b|\bthe others\b|\bnot just me\b|\bonly (?:talk|speak) to me\b|\bpick(?:ing)? on me\b|\bnot the only one\b|\bwhy don't you ask\b|\bso does\b/i,
  },
  {
    told: /\b(?:quits?|resigns?|leaves?|leaving|walks|gives? (?:his|her|their) notice|hands? in (?:his|her|their) notice)\b(?! the room)|\b(?:another|new|other) job\b|\blooks? (?:for something else|elsewhere|around)\b/i,
    they: /\b(?:quit|resign|another job|look (?:elsewhere|around)|give (?:my )?notice|hand in my notice|i'll go|i'll leave|i'm leaving|then i'll take)\b/i,
  },
  {
    told: /\bsues?\b|\bsuing\b|\blawyers?\b|\bcourt\b|\btribunal\b|\bunion\b|\bworks council\b/i,
    they: /\bsue\b|\blawyers?\b|\bcourt\b|\btribunal\b|\bunion\b|\bworks council\b/i,
  },
  {
    told: /\bwho (?:told|said|complained|has|it was|was it|reported)\b|\bwants? (?:to know|names)\b.{0,12}\b(?:who|names)\b/i,
    they: /\bwho(?:'s| has| is| was)? (?:been )?(?:told|said|complain\w*|saying|it)\b|\bdid somebody complain\b/i,
  },
  {
    told: /\bden(?:y|ies|ied)\b|\bnot true\b|\b(?:did|do|does)(?:n'?t| not) (?:do|see|agree|think|believe|remember|happen)\b|\bdisagree\w*|\b(?:it )?was(?:n'?t| not) (?:me|him|her)\b|\blies?\b|\bmakes? excuses\b/i,
    they: /^but (?:i (?:did|do|didn't|never|always|only|was)|i \w+ (?:every|always|all)|it'?s|that'?s)\b|\b(?:not|isn't|wasn't) true\b|\bwasn't me\b|\bi (?:didn't|don't see|never)\b|\bthat's not (?:how|what|right)\b|\bnobody told me\b|\bthat's wrong\b|\bwho says\b|\bi can't help\b/i,
  },
  {
    told: /\b(?:no big|not a big|not such a big) (?:deal|thing)\b|\bexaggerat\w*|\boverreact\w*|\bpetty\b|\bnot (?:that|so) bad\b|\bonly (?:a )?(?:joke|\d+|five|ten|a few|once)\b|\bjokes? about it\b/i,
    they: /\bpetty\b|\bno big deal\b|\bso what\b|\bdrama\b|\bexaggerat\w*|\bit's only\b|\bonly (?:a joke|ten|five|once)\b|\bjoke\b|\bsensitive\b|\bthin-skinned\b|\bfuss\b/i,
  },
  {
    told: /\bangr(?:y|ily)\b|\banger\b|\bfurious\b|\bshouts?\b|\byells?\b|\bscreams?\b|\bexplodes?\b|\bloses? it\b|\bgets? loud\b/i,
    they: /^\((?:shouts|yells|gets up|slams|bangs)|\bhow (?:dare|can|could) you\b|\bi can't believe\b/i,
  },
];

/** What is told of another: their words, or what they may do. */
const REPORTS =
  /^\W*(?:(?:and|but|so|ok(?:ay)?|yes|hm+|also|or|then)\W+)*(?:what (?:do i (?:do|say|answer) )?(?:if|when)|how (?:do i (?:react|answer|respond) )?(?:if|when)|if|suppose|in case)\b|\b(?:he|she|they|people|everyone|everybody)(?:'ll|'d| will| would| might| may| could| is going to| are going to| is gonna| are gonna)\b|\b(?:he|she|they)(?: just| only| always| then| probably| already)* (?:says?|said|answers?|answered|repl(?:y|ies|ied)|tells? me|told me|argues?|claims?|asks?|asked|cries|cried|den(?:y|ies|ied)|thinks?)\b|\b(?:hell|shell|theyll) (?:say|just|tell|ask|cry|deny|probably)\b/i;

/** So much of the shorter of two texts has to stand in the other. */
const SHARED = 0.5;

/** The likely reply of a situation that a remark speaks of. */
export function replyMeant(replies: readonly SituationReply[], message: string): SituationReply | undefined {
  const said = message.replaceAll('’', "'");
  if (!REPORTS.test(said)) return undefined;
  for (const { told, they } of KINDS) {
    const found = told.test(said) && replies.find((reply) => they.test(reply.they.replaceAll('’', "'")));
    if (found) return found;
  }
  const words = new Set(wordsIn(reported(said)));
  const [best] = replies
    .map((reply) => ({ reply, share: shareOf(new Set(wordsIn(reply.they)), words) }))
    .toSorted((one, other) => other.share - one.share);
  return best && best.share >= SHARED ? best.reply : undefined;
}

/** The words of the other alone: what was asked before is no part of them. */
function reported(said: string): string {
  return (
    /\b(?:says?|said|answers?|answered|repl(?:y|ies|ied)|tells? me|told me|claims?)\b(?! (?:i|we|you)\b)\s*(.+)$/is.exec(
      said,
    )?.[1] ?? said
  );
}

/** Words that tell one reply from another, and not what every talk at work is about. */
function wordsIn(text: string): string[] {
  return meaningOf(text.replace(/["“”']/g, ' ')).filter((word) => !OF_WORK.has(word));
}

const OF_WORK = new Set(meaningOf('job work team boss people talk time day'));

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(1, Math.min(one.size, other.size));
}

/** “I kind of did, in March”: what the visitor owns to, beside what the other will say. */
export function ownsTo(message: string): boolean {
  return message
    .replaceAll('’', "'")
    .split(/(?<=[.!?;])\s+|,\s+(?=(?:and|but|which) )/i)
    .some((part) => OWNS.test(part) && !REPORTS.test(part));
}

const OWNS =
  /^\W*(?:(?:and|but|well|which|honestly|ok(?:ay)?|yes|sadly)\W+)*(?:the (?:truth|problem|thing) is(?: that)? )?(?:i|we)(?:'ve| have)?(?: (?:kind ?of|kinda|sort ?of|sorta|actually|really|probably|maybe|even|did))* (?:did|promised|said|told|hinted|implied|agreed|let|(?:have|had) (?:said|promised|told))\b/i;
