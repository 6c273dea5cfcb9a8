import { workWordsIn } from './talk-of-work.ts';

/** What is said in every office, and means no death. */
const IDIOMS =
  /\b(?:career|commercial|political|professional) suicide\b|\bdie on (?:that|this|the) hill\b|\bd(?:ie|ied|ying) of (?:embarr?ass?\w*|shame|boredom|curiosity|laughter)\b|\b(?:deadline|deadlines|workload|meetings?|project|release|rota|schedule) (?:is|are) killing (?:me|us)\b/gi;

/** What was stupid is told in the same breath, and is a slip. */
const OWN_SLIP =
  /\b(?:i|we) (?:did|have done|'ve done) something (?:(?:really|very|so) )?(?:stupid|dumb|silly)\b(?=[\s.,:;–-]+(?:and |so )?(?:i|we) (?:accidentally |just |may have |have )*(?:sent|emailed|e-mailed|mailed|forwarded|replied|cc'?d|copied|posted|shared|published|deleted|signed|promised|agreed|offered|gossiped|clicked|hired|laughed|shouted|snapped)\b)/gi;

/** The visitor's own curse on somebody at work. */
const CURSE =
  /\bi(?:'m| am)? ?(?:going to|gonna|about to|'ll|will|could(?: have|'ve)?|would(?: have|'ve)?|want(?:ed)? to|swear (?:to god )?(?:i'll|i will)?) (?:(?:really|just|honestly|literally|happily|cheerfully) )*(?:have )?(?:kill|murder|strangle|throttle|choke|punch|slap|wring)(?:ed|d)?\b(?: the neck of)? (?:him|her|them|(?:my|our|the|that) \p{L}+|\p{L}+)/giu;
/** Of what nobody did. */
const COULD_HAVE =
  /\bi (?:could|would)(?: have|'ve)? (?:\w+ )?(?:kill|murder|strangl|throttl|chok|punch|slapp?|wr[iu]ng)/i;
/** Who threatens and laughs at it mostly means neither. */
const LAUGHS =
  /\b(?:lol|lmao|rofl|haha\w*|jk|(?<!\bnot? (?:just )?(?:an? )?)figure of speech|so to speak|not literally|metaphorically)\b|[😂🤣😅]/iu;
/** With what, where and when, or that it is meant: then a curse is none. */
const MEANT =
  /\b(?:guns?|kni(?:fe|ves)|rifles?|pistols?|weapons?|axe|hammer|poison|petrol|car park|at home|house|address|lives?|wait(?:s|ing)? for|follow\w*|bought|plan(?:ned|ning|s)?|afraid|scared|serious\w*|mean it|meant it|(?:not|no|half|only half) (?:an? )?(?:jok\w+|kidding|figure)|thoughts?|fantas\w+|dream\w*|voices|hurt\w*|blood|die|dead|end it|lose control|snap)\b/i;

/** Who at work will be angry, and over what. */
const WILL_BE_ANGRY =
  /\b(?:my|our|the) (?:\w+ ){0,2}?(?:boss|manager|supervisor|chef|cook|waiter|foreman|director|ceo|cfo|cto|head|matron|team|crew|lads|staff|clients?|customers?|suppliers?|colleagues?|coach|sponsor)(?: is| are|'s|'re)? (?:will|going to|gonna) (?:kill|murder|strangle|eat) me (?:when|if|for|over)\b/gi;

/** Who at work would like to, over what: a rota, a rule, a date. */
const WANTS_TO =
  /\b(?:(?:my|our|the) (?:\w+ ){0,2}?(?:boss|manager|chef|team|crew|lads|staff|clients?|customers?|suppliers?|colleagues?|people|department|night shift|nurses|drivers|parents|volunteers)|every(?:one|body)|half (?:my|the) (?:team|staff)|they) (?:all |both |really )?(?:(?:wants?|would (?:like|love)|(?:is|are) (?:about|ready|going)|'d (?:like|love)) to|could|would) (?:kill|murder|strangle|lynch|hang|shoot|crucify|stab) me (?:for|over|about|because|when|if|at)\b/gi;

/** A wall or a desk that one would like to hit is nobody. */
const AT_THINGS =
  /\b(?:want(?:ed)? to|feel like|could(?: have)?|about to) (?:punch|punching|kick|kicking|hit|hitting|smash|smashing|throw|throwing) (?:a|the|my) (?:wall|desk|door|screen|laptop|keyboard|printer|phone|monitor|table)\b(?!.{0,30}\b(?:at|next to|bleed\w*|knuckles)\b)/gi;

/** The visitor has dropped a hint, about whatever it was. */
const OWN_HINT =
  /\b(?:i|we)(?:'ve| have|ve)? (?:\w+ )?(?:hinted|dropped (?:a few |some )?hints)\b[^.?!]{0,25}/gi;
/** Who lost a job through somebody says so. */
const TAKEN_FROM_ONE = /\byou(?:'ve| have|ve)? (?:took|taken|ruined|destroyed|wrecked|stole) my life\b/gi;

/** A review or a meeting that went badly, and two who quarrel. */
const OF_A_REVIEW =
  /\b(?:it was )?(?:an? )?(?:absolute |complete |total )?(?:bloodbath|carnage|massacre)\b|\b(?:absolutely |completely |properly )?(?:slaughtered|butchered|crucified|massacred|savaged|eviscerated)\b/gi;
const MEETS =
  /\b(?:meetings?|reviews?|audit(?:s|ors?)?|pitch|presentation|demo|board|panel|inspection|interview|call|exec|org chart)\b/i;
const EACH_OTHER =
  /\b(?:are |is )?(?:going to|gonna|will|about to|ready to|want(?:ed)? to) (?:kill|murder|strangle|throttle) (?:each other|one another)\b/gi;

/** The visitor's own curse in German, over a matter of work, where nothing makes it a plan. */
const CURSE_IN_GERMAN =
  /(?<!\p{L})(?:ich bring(?:e|')?|bring(?:e|')? ich) (?:(?!mich)\p{L}+ ){1,4}?um(?!\p{L})/giu;
const WORK_IN_GERMAN =
  /(?<!\p{L})(?:zu spät|schicht\p{L}*|frühschicht|projekt\p{L}*|azubi\p{L}*|lehrling\p{L}*|kolleg\p{L}*|mitarbeiter\p{L}*|lieferant\p{L}*|kund\p{L}*|chef\p{L}*|termin\p{L}*|besprechung\p{L}*|meeting|bericht\p{L}*|arbeit\p{L}*|montage|baustelle)(?!\p{L})/iu;
const MEANT_IN_GERMAN =
  /messer|waffe|pistole|gewehr|axt|hammer|gift|benzin|spind|wart(?:e|et)|lauer|folg(?:e|t)|adresse|wohnt|zuhause|zu hause|heimweg|parkplatz|gekauft|geplant|plan(?!ung)|ernst|redensart|wirklich|gedanken|träum|stimmen|blut|tot|sterb|angst|gesagt|sagt|droht|heute (?:abend|nacht)|nach der schicht/iu;

/** A message without what only sounds like danger; what is left is read as it stands. */
export function withoutFigures(message: string): string {
  const plain = message.replaceAll('’', "'");
  const told = [IDIOMS, OWN_SLIP, AT_THINGS, OWN_HINT, TAKEN_FROM_ONE].reduce(
    (left, figure) => left.replace(figure, ' '),
    plain,
  );
  const calm = MEANT.test(plain) ? told : withoutExaggeration(told);
  const left = isCurse(plain) ? calm.replace(CURSE, ' ') : calm;
  const isPlanned = MEANT_IN_GERMAN.test(plain) || !WORK_IN_GERMAN.test(plain);
  return isPlanned ? left : left.replace(CURSE_IN_GERMAN, ' ');
}

function withoutExaggeration(told: string): string {
  const calm = [WILL_BE_ANGRY, WANTS_TO, EACH_OTHER].reduce(
    (left, figure) => left.replace(figure, ' '),
    told,
  );
  return MEETS.test(told) ? calm.replace(OF_A_REVIEW, ' ') : calm;
}

/** A curse over a matter of work, laughed at or of what was not done, and nothing that makes it a plan. */
export function isCurse(message: string): boolean {
  const plain = message.replaceAll('’', "'");
  const isNoThreat = LAUGHS.test(plain) || COULD_HAVE.test(plain);
  return isNoThreat && new RegExp(CURSE, 'iu').test(plain) && !MEANT.test(plain) && workWordsIn(plain) > 0;
}

export function laughs(message: string): boolean {
  return LAUGHS.test(message);
}

const THING_THROWN =
  /\b(?:threw|throws?|thrown|hurled|slammed|slams|kicked|smashed|banged|flung|chucked)\b[^.?!]{0,20}\b(?:pans?|pots?|plates?|doors?|desk|table|chair|phone|mouse|keyboard|tools?|mug|cup|glass|box(?:es)?|papers?|folder|stapler|laptop|things?)\b/i;
const AT_NOBODY =
  /\b(?:nobody|no ?one|no-one)(?: was| is| got|'s| has been)? (?:hurt|harmed|injured|hit)\b|\bnot (?:really )?(?:at|near) (?:any(?:one|body)|him|her|them|me)\b/i;

/** A thing was thrown or slammed, and it is said that it hit nobody. */
export function hitsNobody(message: string): boolean {
  return THING_THROWN.test(message) && AT_NOBODY.test(message);
}
