import type { Rule } from '../concern.ts';
import { ruleWriter } from './write-rule.ts';

const rule = ruleWriter({
  drink: 'vodka|gin|whisky|whiskey|rum|brandy|wine|beer|booze|alcohol|spirits|schnapps|liquor',
  drug: 'pills|tranquil\\w+|sedatives?|sleeping (?:pills|tablets)|painkillers?|adderall|ritalin|modafinil|speed|coke|cocaine|oxy\\w*|xanax|valium|tramadol|codeine|benzos?|morphine|fentanyl|ketamine|meth|heroin|weed|amphetamines?|stimulants?|uppers|downers',
  store:
    'bag|handbag|desk|locker|drawer|car|coat|jacket|cupboard|backpack|cabinet|water bottle|coffee cup|mug|cup|thermos|van|toolbox',
  get: 'get|keep|survive|cope|work|sleep|function|stay|perform|deal|calm|face|stand|start|manage',
  stake:
    'savings|wages?|salary|pay|petty cash|money|cash|mortgage|rent|thousands|everything|house|till|float|loans?|inheritance|bonus',
  game: 'slots?|slot machines?|horses?|dogs|football|casino|roulette|poker|betting|bets|gambling|scratch ?cards?|blackjack|races|fruit machines?|bookies|matches|crypto',
});

/** Addiction, eating and panic, put together from what is taken, where it is kept, and what it is needed for. */
export const ILLNESS_PATTERNS: Rule[] = [
  rule(
    'addiction',
    [
      '(?:hip ?flask|flask|bottles? of {drink}|{drink}(?: bottles?)?|empties) _ (?:in|inside|under|behind) (?:his|her|my|the|their|a) (?:\\w+ )?(?:{store})',
      '(?:need|needs|needed|cant|cannot|couldnt) ~ (?:{drink}|{drug}|a drink|flask|a joint|a fix|a line|a hit|smoke) _ (?:to|before|without) (?:[^ |]+ ){0,3}(?:{get}|every|each|meetings?|shifts?|the team|the day|morning)',
      '(?:flask|{drink}|drink|pills|joint)(?= .{0,20}(?:need|needs) it (?:before|to))',
      '(?:take|takes|taking|took|uses?|using|pop\\w*|need|on) ~ (?:{drug})(?= .{0,20}(?:to|just to) (?:{get}|be able))',
      '(?:do|does|did|doing|snort\\w*) (?:a |some |two |another |a few )?lines?(?= \\||$| of (?:coke|cocaine|speed|\\w+ine)| before (?:every|each|work|the|a)| in the (?:toilet|loo|bathroom))',
      '(?:lost|loses|losing|gambl\\w*|bets?|betting|puts?|blow\\w*|blew|spend\\w*|spent|wager\\w*|stole|steals?|took|takes) ~ {stake} ~ {game}|(?:lost|gambled|bet|blew|staked) _ {stake} (?:at|on|in) (?:the )?(?:\\w+ )?{game}|(?:gambled|bet) (?:away )?(?:my|his|her|their|our|the) {stake}',
      '(?:pin ?prick|pin ?point|dilated|tiny|huge|blown) pupils|pupils (?:are|were|like)(?: as)? (?:so |very )?(?:tiny|pin\\w*|huge|dilated|wide|saucers|small|big)',
      'crack pipe|(?:needles?|syringes?|(?:burnt|burned) spoons?|white powder)(?=.{0,50} (?:toilets?|locker|desk|bag|drawer|bathroom|his|her)(?: |$))|heroin',
      '(?:steal\\w*|stole|stolen|tak\\w+|took) _ (?:morphine|fentanyl|opioids?|pills|medication|painkillers|drugs)(?= from| for (?:him|her|them)\\w+)',
      '(?:sway\\w*|slurr\\w*|stagger\\w*|stumbl\\w*|unsteady|glassy eyed)(?=.{0,60} (?:mints?|smell\\w*|breath|drunk|bottles?|drinking|lunch break))|smell\\w* of mints',
      '(?:tak\\w+|took|pop\\w*|swallow\\w*|need) (?:a|one|two|three|four|\\d+|half a|more) (?:{drug})(?= \\||$| before| every| at| to| each| during)',
      '(?:back on the|back to the|off the) (?:drink|booze|bottle|drugs|wagon|pills|gear)',
    ],
    {
      unless:
        'tickets|tournament|vitamins?|water bottle of|hot water|for (?:the|our) (?:party|toast|reception|customers?)|lines? (?:of code|manager)|needle in a|prescri\\w+|gift|present for|raffle|client in|allerg\\w+|headache|migraine',
    },
  ),
  rule(
    'eating',
    [
      '(?:toilet|bathroom|loo|ladies) (?:right |straight |immediately )?after (?:every|each|all|lunch|meals?|eating|dinner)(?=.{0,70} (?:sick|vomit\\w*|throw\\w*|retch\\w*|gag\\w*|puk\\w*))',
      '(?:sick|vomit\\w*|throw\\w* (?:it |everything )?(?:all )?up|puk\\w*|retch\\w*|purg\\w*) _ (?:after|every) _ (?:meals?|lunch\\w*|eat\\w*|dinner|food)',
      '(?:eat|eats|eating|stuff\\w*|bing\\w*|gorg\\w*)(?=.{0,70} (?:throw\\w* (?:it |everything )?(?:all )?up|vomit\\w*|my ?self sick|her ?self sick|him ?self sick|sick on purpose|purg\\w*))',
      'only (?:eats?|eating|ate|had|has|have) _ (?:apple|carrots?|crackers?|lettuce|yogh?urt|leaf|rice cake|egg)(?: [^ |]+)? (?:a|per|all|each|the whole) day|deserves? (?:to eat|food)|looks? like a skeleton|(?:living|lives|live|survives) on (?:energy drinks|water|air|diet coke|cigarettes|lettuce)|fingers? down (?:my|her|his) throat',
    ],
    { unless: 'sick leave|food poisoning|stomach bug|norovirus|pregnan\\w+' },
  ),
  rule(
    'panic',
    [
      'gasp\\w+ for (?:air|breath)|(?:cant|cannot|couldnt) (?:catch|get) (?:my|his|her|any|enough) (?:breath|air)',
      'heart (?:is |was |keeps )?(?:hammering|pounding|racing|thumping|going crazy|beating so)(?=.{0,80} (?:dying|die|breath\\w*|numb|sweat\\w*|shak\\w*|faint|air))',
      'breath\\w+ (?:very |so |too )?(?:fast|rapidly|quickly)|walls (?:are |were )?closing in|(?:shak\\w+|trembl\\w+) all over|heart (?:hammering|pounding|racing)(?= and)',
      'feel(?:s|ing)? like (?:im|i am|hes|shes) (?:dying|suffocating|choking|having a heart attack)',
    ],
    { unless: 'gasp\\w+ for (?:air|breath) (?:as a (?:company|team))' },
  ),
];
