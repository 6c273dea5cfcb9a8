import { normalise } from './normalise.ts';

/** Characters that are read: the beginning and the end of anything longer. */
const MOST = 4_000;

/** Text as it is judged: normalised, and without what means no harm in any language. */
export function plainText(text: string): string {
  const read = text.length <= MOST ? text : `${text.slice(0, MOST / 2)} | ${text.slice(-MOST / 2)}`;
  return normalise(read).replace(HARMLESS, ' ');
}

/** Figures of speech and names of things that would be taken for a danger in any language. */
const HARMLESS = new RegExp(
  [
    '(?:career|political|commercial|financial|professional|social|brand|strategic) suicide|suicide (?:mission|squad)',
    '(?:give|gives|giving|gave) (?:me|us|him|her|them) a heart attack|heart attack survivor',
    '(?:kill|murder) for (?:a|an|some|that|this)|(?:kill|murder) (?:a|an|some) (?:coffee|tea|beer|pizza|burger|nap|sandwich|drink|biscuit|curry)',
    'bomb proof|drop(?:s|ped)? (?:a|the) bomb|suicidally|photographer\\w* (?:will |can |to |should )?shoot\\w*|overdos\\w+ (?:us|them|everyone|the \\w+) (?:with|on)',
    '(?:spreadsheet|excel|powerpoint|gadget|gym|detail|podcast|shopping|inbox) addict|coffee machine',
    'en finir avec (?:ce|cet|cette|ces|les|le|la) (?!vie|monde|tout)\\w+|(?:projet|boulot|travail|reunion|deadline|dossier) va (?:me|nous) tuer',
    'messer auf die brust gesetzt|(?:farla finita|finirla) con (?:quest|le|la|il|i)\\w*|beats? (?:me|him|her|us|them) to',
    'stabb?(?:ed|ing|s)? (?:me|him|her|us|them|people|you) in the back',
    'harr?ass\\w* (?:people|them|the team|everyone|colleagues|suppliers?) (?:for|about)|stalking (?:my team|people|them|everyone) for',
    'non alcoholic|stroke of (?:genius|luck)|(?:alcohol|alkohol) (?:at|bei|na) (?:the|our) (?:summer )?(?:party|event)',
    'stalking (?:candidates|applicants|competitors)',
    '(?:work|job|stress|worr(?:y|ies)|problems|emails?) (?:[^ |]+ )?follow(?:s|ed)? (?:me|him|her|us|them) home',
    'anti (?:harassment|bullying|racism|discrimination)',
    '(?:training|policy|policies|workshop|course|module|webinar|session|programme|program|leaflet|poster)s? (?:on|about|against|for) (?:bullying|harassment|racism|violence|addiction|alcohol)',
    '(?:ready|about|close) to (?:kill|murder|strangle|throttle) (?:each other|one another)(?= over| about| because)|(?:kill|murder|strangle|throttle)(?:ing)? (?:each other|one another) over',
    '(?:im|i am|were|we are|hes|shes|theyre|everyone is|everybody is|they are|he is|she is|team is|all|just|been) dying (?:to (?:know|hear|see|find out|learn|try|meet|get|start|tell|ask|go home|leave early)|for (?:a|an|some) \\w+)',
    'shoot(?:s|ing)? (?:me|us|him|her|them|you|over|off) (?:an?|the|your|over|some) (?:quick |short )?(?:e ?mail|mail|message|note|line|text|invite|question|dm)s?|shoot off an e ?mail|shoot(?:s|ing)? (?:down|for) (?:my|the|our|every|each|his|her|their|all)? ?(?:ideas?|proposals?|suggestions?|plans?|target|stars?|moon|monday|tuesday|wednesday|thursday|friday|end of)',
    '(?:boss|manager|cfo|ceo|director|board|client|customer|supervisor|head of \\w+|auditors?|finance|hr) (?:will|would|is going to|is gonna|are going to|ll) (?:kill|murder|shoot|strangle|hang|skin|crucify) (?:me|us)',
    'kill(?:s|ed|ing)? (?:the|this|that|our|my|his|her|their|a|any|every|all) (?:\\w+ )?(?:projects?|products?|features?|ideas?|meetings?|mood|momentum|motivation|morale|deals?|budgets?|programmes?|programs?|initiatives?|business|joy|spirit|creativity|energy|process|reports?|vibe|conversation|discussion|atmosphere)',
    'kill(?:ing)? (?:time|two birds)|killing it(?= |$)|(?:killer|killing) (?:feature|argument|app|question|presentation|pitch|look)|dressed to kill|buzz ?kill|if looks could kill|kill(?:s|ed|ing)? (?:me|us) with kindness|what doesnt kill (?:you|us|me)',
    '(?:bored|talked|embarrassed|tickled|loved|micromanaged|meeting\\w*|discussed|analy[sz]ed) to death|death by (?:powerpoint|slides?|meetings?|excel|committee|e ?mail)|death (?:of a thousand cuts|march|spiral|knell|valley)',
    '(?:pull|pulling|pulled) the (?:trigger|plug) on|trigger happy|bite the bullet|silver bullet|dodged? a bullet|bullet points?|smoking gun|jump(?:s|ed|ing)? the gun|stick(?:s|ing)? to (?:my|his|her|their|our) guns|under the gun',
    'over my dead body|dead ?line\\w*|dead (?:wood|weight|end|silence|tired|on (?:my|his|her|our|their) feet|serious|set|in the water)|beat(?:s|ing)? a dead horse|flog\\w* a dead horse|drop dead gorgeous|deadlock\\w*',
    '(?:take|took|have|had|having|taking) a (?:stab|crack) at|stab in the dark|shots? in the dark|a shot in the arm|shoot\\w* (?:my|your|our|him|her|them)\\w* in the foot|long shot|call the shots|parting shot',
    '(?:blow|blew|blown|blows|blowing) (?:a|the|our|his|her|my|their) (?:fuse|budget|deadline|lid|mind|top|pitch|interview|presentation|deal|quota)|mind ?blowing|bombed (?:the|his|her|my|a|an|at|in) (?:\\w+ )?(?:presentation|interview|pitch|exam|demo|speech|test)|(?:drop|dropped|dropping) a bombshell',
    'cut(?:s|ting)? (?:corners|costs|to the chase|hours|staff|jobs|the budget|me off|him off|her off|them off|me some slack|him some slack|her some slack)|cut ?throat|(?:axe|axed|axing) (?:the|our|his|her|jobs|a) ?\\w*|on the chopping block|heads (?:will|must|have to) roll|knives (?:are )?out|knife edge|back ?stabb\\w+',
    '(?:drowning|buried|swamped|suffocating|going under) (?:in|under|with) (?:\\w+ )?(?:work|e ?mails?|mails?|meetings?|paperwork|reports?|tickets?|requests?|admin|tasks?|messages?|data|projects?|deadlines?)|keep(?:ing)? (?:my|our|his|her|their) head above water|hang(?:ing)? (?:in there|by a thread)',
    '(?:crush|crushed|crushing|smash|smashed|smashing|nail|nailed) (?:the|our|his|her|their|my)(?: \\w+)? (?:target|targets|quota|numbers|demo|interview|goals|goal|record|competition|quarter|sales)',
    '(?:war room|battle ?field|battle plan|turf war|price war|war for talent|war stories|collateral damage|fire ?fight\\w*|firing (?:line|squad)|in the line of fire|under fire|burning platform|burn rate|scorched earth|minefield|nuclear option|own goal)',
    '(?:i could|i can|could|would) (?:just )?(?:kill|strangle|throttle|murder) my (?:laptop|printer|computer) ?(?:sometimes|some days|right now)?',
    '(?:bullying|harassment|alcohol|drugs?|violence) (?:training|policy|policies|workshop|course|module|webinar)',
  ].join('|'),
  'g',
);
