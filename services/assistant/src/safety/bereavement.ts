import { type Concern, concernByRules, concernIn } from '@coachlab/safety';

const KIN =
  'son|daughter|child|children|kids?|baby|twins?|boy|girl|husband|wife|spouse|partner|fianc\\S+|boyfriend|girlfriend|mother|mum|mom|father|dad|parents?|brother|sister|grand\\w+|gran|granny|nan|uncle|aunt|nephew|niece|cousin|step\\w+|in-law|best friend|dog|cat|horse';
const OWN = "my|our|her|his|their|whose|an?|the|one of (?:my|our)|\\w+['’]s";
const COLLEAGUE =
  'colleague|co-?worker|teammate|employee|report|boss|manager|deputy|assistant|secretary|driver|nurse|engineer|teacher|founder|director|chef|cook|clerk|foreman|volunteer|trainee|apprentice|intern|customer|client|coachee|patient|resident|pupil|student|member of (?:staff|the team|my team|our team)';
const DIED =
  '(?:(?:has|have|had|just|suddenly|recently) )*(?:died|dies|dying|passed away|passed on|passed|is dead|was killed|was buried|is being buried|lost (?:his|her|their) (?:battle|fight))';
const NATURAL =
  '(?:cancer|heart|stroke|covid|illness|ill|accident|crash|crashed|collision|fell|embolism|sepsis|leukaemia|leukemia|tumou?r|natural|old age|aneurysm|infection|asleep|in (?:his|her|their) sleep|surgery|operation|hospice|pneumonia|birth|stillborn|cot death)';

/** Somebody has lost one who was near, or died of what people die of. */
const BEREAVED = new RegExp(
  [
    `\\b(?:${OWN}) (?:[\\w-]+ ){0,3}(?:${KIN})(?: [\\w-]+,?){0,3} ${DIED}\\b`,
    `\\b(?:lost|loses|losing|buried|burying|bury|mourn\\w*|griev\\w*(?: for)?) (?:${OWN}) (?:[\\w-]+ ){0,2}(?:${KIN})\\b`,
    `\\b(?:death|loss|funeral|passing) of (?:${OWN}) (?:[\\w-]+ ){0,2}(?:${KIN})\\b`,
    `\\b(?:${KIN})['’]s (?:sudden )?(?:death|funeral|burial|wake)\\b`,
    `\\b(?:${COLLEAGUE})\\b[^.?!]{0,40} ${DIED}\\b[^?!]{0,60}\\b${NATURAL}`,
    '\\b(?:miscarri\\w+|stillb\\w+|bereave\\w*|in mourning|widow(?:er|ed))\\b',
    // German, French, Spanish.
    '\\b(?:sohn|tochter|kind|baby|mann|frau|mutter|vater|bruder|schwester|oma|opa|partner\\w*|eltern\\w*)\\b[^.?!]{0,40}\\b(?:gestorben|verstorben|starb|beerdig\\w*|tod)\\b',
    '\\b(?:fils|fille|enfant|bébé|mari|femme|mère|père|frère|sœur|soeur|conjoint\\w*)\\b[^.?!]{0,40}\\b(?:mort|morte|décédée?|décès|enterr\\w+|obsèques)|\\bperdu (?:son|sa|ses|mon|ma) (?:fils|fille|enfant|bébé|mari|femme|mère|père|frère|sœur|soeur)',
    '(?:murió|murio|falleció|fallecio|muerto|fallecido|muerte de|perdido a)[^.?!]{0,30}\\b(?:hij[oa]|bebé|marido|mujer|esposa|esposo|madre|padre|herman[oa])|\\b(?:hij[oa]|bebé|marido|mujer|esposa|esposo|madre|padre|herman[oa])\\b[^.?!]{0,30}(?:murió|murio|falleció|fallecio|muerto|fallecido)',
  ].join('|'),
  'iu',
);

/** A death by one's own hand, or one of which nobody says how it came, or somebody who would follow. */
const MORE_THAN_GRIEF =
  /suicid|\bsui[sc]ide|su[iï]zid|selbstm|umgebracht|freitod|das leben genommen|donné la mort|pendue?\b|ahorc|quit[óo] la vida|\b(?:(?:kill|hang|shoot|shot|hung|drown|poison)\w* (?:him|her|them|my)sel|own (?:life|hand|lives)|took (?:his|her|their) li|overdos|od'?d|pills|tablets|note|letter|rope|bridge|river|lake|canal|reservoir|train|tracks|rail\w*|jump\w*|found (?:him|her|them|dead)|how (?:he|she|they) died|call it an accident|chose to go|good-?byes?|last (?:message|words|text|call)|ended (?:it|things|his|her)|(?:want|wants|wanted|wish|wishes|rather|ready)\w* (?:to )?(?:die|be dead|go too|be with|join|follow|not be)|(?:be|being|is) with (?:him|her|them) (?:soon|again|now)|follow(?:ing)? (?:him|her)|join(?:ing)? (?:him|her)|(?:no|any) (?:point|reason)|go on|carry on|live|living|alive|without (?:him|her)|drink\w*|drunk|vodka|cut(?:s|ting)|murder\w*|stabb\w*|beat\w*|abus\w*)\b/i;

/** Whether what sounds like danger is somebody's grief, and no more is said than that. */
export function isGrief({ kind, faint }: Concern, message: string): boolean {
  // What is faintly like danger, and no question of how to meet the bereaved, may be more.
  if (kind !== 'after-suicide' && !(faint && (kind !== 'suicide' || ASKS_HOW.test(message)))) return false;
  return BEREAVED.test(message) && !MORE_THAN_GRIEF.test(message) && !concernByRules(message);
}

const OWN_LOSS = new RegExp(`\\b(?:my|our) (?:[\\w-]+ ){0,2}(?:${KIN})\\b`, 'iu');

/** Whether somebody near to the visitor has died, and nothing is said that goes beyond grief. */
export function isBereaved({ kind, who, signs, language }: Concern, message: string): boolean {
  const isOwn = kind === 'suicide' && who === 'self' && !signs && language === 'en';
  return isOwn && OWN_LOSS.test(message) && BEREAVED.test(message) && !MORE_THAN_GRIEF.test(message);
}

const ASKS_HOW =
  /\?|\b(?:how|what) (?:do|can|should|shall|may|to)\b|\bwhether (?:to|i)\b|\bdon['’]?t know (?:how|what)\b/i;

const LONG_AGO =
  /\b(?:(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|many|some|several|a few|\d+) (?:long )?years (?:ago|back|earlier|before)|(?:a )?decades? ago|(?:a )?long (?:time )?ago|back in (?:19|20)\d\d|in (?:19\d\d|20[01]\d)|when (?:i|he|she) was (?:a (?:child|kid|boy|girl|student|teenager)|young|little|small|\w+teen|\d+|at (?:school|university|college))|as a (?:child|kid|boy|girl|student|teenager)|years before (?:i|we) (?:joined|came|started)|before my time)\b/i;
const FAR_AWAY =
  /\b(?:(?:in|at|of) (?:my|his|her) (?:last|previous|former|old|first) (?:company|job|team|firm|school|employer|office)|in (?:another|a different) (?:company|country|city|firm|organi[sz]ation)|(?:a|the|some) (?:famous )?(?:singer|actor|actress|footballer|politician|celebrity|writer|musician)|(?:on|in) (?:the )?(?:tv|television|news|newspapers?|papers?|film|movie|novel|series|podcast)|great-grand\w+|great-(?:uncle|aunt))\b/i;
const SENTENCE = /(?<=[.!?…])\s+|\n+|;\s+/;
const OF_SUICIDE =
  /suicid|(?:kill|hang|shoot|shot|hung|drown)\w* (?:him|her|them)sel|took (?:his|her|their) (?:own )?li|own hand|ended (?:his|her|their) (?:own )?li/i;

/** Whether a suicide is told in passing: it lies years back or far away, and the rest speaks of no danger. */
export function isOldSuicide({ kind }: Concern, message: string): boolean {
  if (kind !== 'after-suicide' || !(LONG_AGO.test(message) || FAR_AWAY.test(message))) return false;
  const sentences = message.split(SENTENCE);
  const told = sentences.filter((sentence) => OF_SUICIDE.test(sentence));
  const rest = sentences.filter((sentence) => !told.includes(sentence)).join(' ');
  if (told.length !== 1 || !(LONG_AGO.test(told[0]!) || FAR_AWAY.test(told[0]!))) return false;
  const concern = rest ? concernIn(rest) : undefined;
  return (!concern || concern.faint === true) && !STILL_HURTS.test(message);
}

/** What lies back and is not over. */
const STILL_HURTS =
  /\b(?:anniversary|nightmares?|(?:want|wants|wanted) to (?:die|go too)|myself|same way|again|now (?:he|she|they|i|another|my)|can'?t (?:sleep|stop|cope|breathe|go on)|cr(?:y|ies|ying)|panic|afraid (?:he|she|they|it))\b/i;
