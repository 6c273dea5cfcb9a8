import type { Rule } from '../concern.ts';
import { ruleWriter } from './write-rule.ts';

const rule = ruleWriter({
  own: 'my|his|her|their|your',
  them: 'me|him|her|them|us|someone|somebody|anyone|people|everyone',
  near: 'husband|wife|spouse|partner|boyfriend|girlfriend|ex|fiancee?|brothers?|father|dad|stepdad|family',
  body: 'arms?|wrists?|palms?|legs?|thighs?|skin|hands?|knuckles',
});
const MAYBE = { sure: false } as const;

/** Fainter signs, each of which may be harmless: they bring a word of caution, and the question is answered as well. */
export const SIGNS: Rule[] = [
  rule(
    'after-suicide',
    'by (?:his|her|their) own hand|postvention|suicide (?:loss|bereavement)|(?:person|passenger|someone|somebody|man|woman) under (?:a|the|my|his) train|(?:caller|customer|client|patient|student|pupil|friend|colleague|employee)(?: [^ |]+){0,4} (?:kill|killed) (?:him|her|them)\\w+|(?:letter|note) (?:he|she|they) left|overdosed(?=.{0,40} (?:didnt survive|not survive|died|dead|funeral))|(?:friend|colleague|brother|sister|son|daughter|father|mother|husband|wife|mate|boss|employee|manager)(?: [^ |]+){0,4} ended (?:it(?: all)?|things|(?:his|her|their) life)|took (?:his|her|their) own life|lost (?:him|her|them|[^ |]+) to suicide',
    { who: 'other' },
  ),
  rule(
    'suicide',
    '(?:reason|want|wanting|will|wants|way|point) (?:to |in |of )?(?:stay|staying|remain|be|being) alive|stay(?:ing)? alive|(?:put up with|deal with|worry about|bother\\w* with) (?:me|him|her)(?: [^ |]+){0,2} much longer|(?:from|on|off|over|down from|stood on|climbed)(?: [^ |]+){0,2} (?:balcony|bridge|rooftop|ledge|railing|overpass|scaffold\\w*)(?=.{0,90} (?:cry\\w*|sorry|police|last night|jump\\w*|voice|do it|down|talk\\w*))|(?:fatal|lethal|deadly) (?:dose|amount|overdose)?|how much (?:paracetamol|insulin|of (?:it|this)|\\w+) (?:is|would be|it takes)(?: [^ |]+)? (?:fatal|lethal|to die|kill\\w*)|(?:gun|ammo|medicine|drug|poison) (?:cupboard|cabinet|safe|locker)(?: [^ |]+){0,4}',
    {
      ...MAYBE,
      unless:
        'bridge (?:the|a|day)|stay(?:ing)? alive (?:in|as) (?:the|a) (?:market|business|company)|medicine cabinet (?:check|stock|inventory|order)',
    },
  ),
  rule(
    'suicide',
    '(?:when|after|once|if) (?:im|i am|hes|shes|he is|she is|ive) gone(?! (?:to|for|on|home|from|through))|exit plan|i have decided(?=.{0,80} (?:last pay|mum|mother|family|sorry|changed|forgive))|my last pay|(?:world|earth|life|things|everything|place)(?: [^ |]+){0,5} (?:if|when) (?:i|he|she|they) (?:wasnt|werent|was not|isnt|am not|was gone) (?:in it|here|around|there)?|keep (?:him|her|them|someone|somebody|me|myself|a person) safe|crisis (?:team|line|worker|service|house)|(?:jump\\w*|step\\w*|walk\\w*|throw\\w*|fall\\w*)(?: [^ |]+){0,2} in front of|(?:crash\\w*|drove|drive)(?: [^ |]+){0,5} on purpose|(?:ive|i have|i|he|she|hes|shes|has) (?:written|wrote|writing|write) (?:a|the|my|his|her) (?:goodbye |last )?note(?= \\|)|never been born|let me go(?= \\|)|(?:god|lord|someone) (?:takes?|take) (?:me|him|her)|(?:do it|jump|end it|kill)(?: do it)+|voices? in (?:my|his|her) head|stood on (?:a|the) chair|belt (?:in|round|around) {own}|(?:got|have|has) everything ready|(?:want\\w*|going|ready|time) to (?:go|leave) (?:for ever|forever|for good|this world)|not (?:going to|gonna) (?:make it|survive)|see no (?:point|way|future|reason|hope)|sees no (?:point|way|future|reason|hope)|no hope(?: left| any ?more)?|lost all hope|gave up hope',
    {
      ...MAYBE,
      unless:
        'fall(?:s|ing)? apart in front of|(?:charity|fundrais\\w*|run|donat\\w*|volunteer\\w*)(?: [^ |]+){0,4} crisis (?:line|team)|exit plan (?:for|from) (?:the|this|our|my) (?:project|market|business|company|contract|vendor|role|job)|gone (?:to|on|home|through)|keep (?:him|her|them) safe from (?:redundancy|layoffs)|in front of (?:the|a|my|our|an|his|her) (?:client|team|customer|boss|camera|room|board|whole|group|everyone|others|people|class|audience|screen|mirror|manager|colleagues)|let me go (?:at|home|early|from|last)|everything ready for (?:the|my|our) (?:launch|meeting|audit|presentation|review|talk|interview|visit|go live)|see(?:s)? no (?:point|reason|way|future) (?:in|of|for|to)(?: [^ |]+){0,2} (?:meeting|meetings|feedback|report|reports|training|the|this|our|change|one|coaching)|going to make it (?:to|by|in|on|through)|not (?:going to|gonna) make it (?:to|on|by)|survive (?:the|this|in)|write a note (?:to|about|for)',
    },
  ),
  rule(
    'self-harm',
    '(?:digs?|digging|press\\w*|stab\\w*|scratch\\w*|carv\\w*|jab\\w*|burn\\w*|cut\\w*|bit\\w*|bites?|pick\\w*|punch\\w*)(?: [^ |]+){0,5} (?:into|on|in|at) {own}(?: own)? {body}|(?:bit|bites|biting|burn|burned|burnt|burns|scratch\\w*|punched|punch) {own} (?:own )?{body}|urge to (?:cut|burn|hurt|harm)|(?:bandages?|plasters?|marks?|cuts?|scars?|wounds?) on {own} {body}|(?:showed|shows) (?:me|us) {own} arms?|(?:pulled|pulls|pulling|tears?|tore) (?:out )?{own} (?:own )?hair(?: out)?|did it (?:to )?(?:my|your|him|her)\\w+|blood on (?:the|his|her) (?:desk|sleeve|cuff|keyboard)|hurt(?:ing)? (?:him|her|my|them)sel\\w+',
    {
      ...MAYBE,
      unless:
        'pull\\w* (?:my|our|his|her|their) hair out (?:over|with|about|because|trying)|cut(?:s)? on (?:his|her|my) (?:hand|finger)s? (?:from|at|in)|twist\\w*|hands? (?:dirty|full|tied)',
    },
  ),
  rule(
    'violence-at-home',
    'abusive|abuser|abused|(?:is|was|being|gets) abus\\w+|womens? (?:refuge|shelter|aid)|(?:in|to|at) a (?:refuge|shelter)|{near}(?: [^ |]+){0,3} (?:beat|beats|beating|hit|hits|broke|breaks|smash\\w*|threw|hurt|chased|locked|took|cut)(?: [^ |]+){0,4}|(?:broke|breaks|broken|fractured) (?:my|her|his) (?:wrist|arm|nose|rib|ribs|jaw|finger|phone|tooth)|hiding (?:in|from)(?: [^ |]+){0,4} (?:from )?(?:my|her|his) {near}|says? im next|(?:wont|doesnt|will not|never) stop (?:turning up|calling|following|texting|messaging|coming|ringing|contacting)|(?:prove|photo|picture|video|location)(?: [^ |]+){0,6} where (?:she|he|i) (?:is|am|was)|stalk(?:er|ed|ing|s)?|(?:sits?|parked|waits?|waiting) (?:in (?:his|her) car )?(?:opposite|outside|across from)(?: [^ |]+){0,4}|(?:i |she |he )?(?:fell off my bike|walked into a door|fell down the stairs)|told (?:everyone|everybody|them)(?: [^ |]+){0,4} i fell',
    {
      ...MAYBE,
      unless:
        'stalk\\w* (?:candidates?|applicants?|prospects?|competitors?|people|them|someone)(?: [^ |]+)? on (?:linkedin|social|instagram|facebook)|abusive (?:customers?|emails?|clients?|callers?|tenants?|patients?|passengers?|language|parents? at)|abus\\w+ (?:the|of the|our|his|her) (?:system|policy|trust|process|position|expenses|sick|flexi\\w*)|homeless shelter|animal shelter|tax shelter|(?:customer|client|vendor|recruiter|salesperson|supplier|headhunter|sales)s?(?: [^ |]+){0,4} (?:wont|doesnt) stop|waits? outside (?:the|my) (?:meeting|office|door)|broke(?:n)? (?:his|her|my) (?:wrist|arm|rib|nose|ankle|leg)(?= (?:ski\\w*|in a|playing|at|cycling|and (?:is|will|cant type)))|family(?: [^ |]+){0,3} (?:took|hurt|hit)|(?:father|dad|brother|family|partner)(?: [^ |]+){0,3} (?:broke|took|cut|threw|hurt) (?:his|her|a|the|down|leave|up|hip)|business partner|parked (?:the|this|that) (?:idea|topic|item)',
    },
  ),
  rule(
    'threat',
    '(?:sent|sends|got|posted|left)(?: [^ |]+){0,4} (?:picture|photo|video) of (?:my|her|his|our)(?: own)? (?:front door|house|home|kids|children|car|flat|family)|(?:bring|brings|brought|bringing|pour|buy|bought)(?: [^ |]+)? (?:petrol|gasoline|fuel|acid|lighter)|make (?:us|them|you|everyone|everybody|him|her)(?: all)? (?:pay|suffer|regret)|wear(?:ing)? a vest|(?:might|could|may|want to|going to|gonna|about to|afraid ill|scared ill|fear ill)(?: \\w+)? (?:hurt|harm|hit|attack|kill|punch) (?:him|her|them|someone|somebody|people|anyone|a \\w+|my \\w+)|break (?:his|her|my|their|your) (?:legs?|arms?|neck|jaw|face|nose|bones)|(?:got|have|found|know|knows) (?:his|her|my|their|your) address|(?:has|have|was|were|got|been|is|feel|feels) (?:physically )?threatened(?: me| him| her| us| by (?:an?|my|our|the|his) (?:employee|colleague|customer|ex|worker|man|report))?(?= \\||$| by| at| with| me| in)|threatened (?:me|him|her|us|my|our|a|the|one)(?: [^ |]+)?|noose|knives?|knife|firearms?|weapons?|bomb',
    {
      ...MAYBE,
      unless:
        'threat\\w*(?: [^ |]+){0,4} (?:to (?:quit|leave|resign|sue|go|escalate|report|walk|complain|cancel|switch|stop|withhold|tell)|with (?:dismissal|legal|redundancy|hr|resignation|a (?:lawyer|complaint|tribunal)))|(?:feel|feels|felt|feeling|is|are|be|being|seem\\w*|get|gets) threatened by (?:me|my|the|new|our|change|ai|his|her|a|an|anyone|someone|younger|smart\\w*)|kni(?:fe|ves) (?:is|are) out|(?:a|the) bomb (?:went off|dropped|was dropped)|(?:like|such as|need\\w*|needed|jira|excel)(?: [^ |]+){0,4} weapon|weapon(?: [^ |]+){0,3} (?:jira|excel|tool|needed)|knife edge|kni(?:fe|ves) (?:to|for) (?:the|a|my|our|his|her) (?:trainee|apprentice|commis|juniors?|intern|chef|cook|kitchen)|secret weapon|f ?bomb|photo ?bomb\\w*|bath bombs?|(?:cake|kitchen|bread|butter|palette|pocket|steak|sharp|chefs?) kni(?:fe|ves)|like a knife|under the knife|kni(?:fe|ves) (?:and forks?|skills|sharpener|set|block|drawer)|(?:time|bomb) bomb|weapon of choice|(?:want|trying|going|meant|mean|intend|hoping|wanted) (?:not )?to (?:hurt|harm)(?: [^ |]+)? (?:feelings)|(?:dont|do not|doesnt|didnt|not|without|never) (?:want to |wanting to |mean to |wish to )?(?:hurt|harm|hit|attack|upset)|(?:this|that|it|which|what|feedback|honesty|news|truth|cuts?|decision|change) (?:might|could|may) (?:hurt|harm)|hit (?:him|her|them|someone|people|my \\w+)(?: [^ |]+)? (?:with|up|hard|for)|make (?:them|him|her|everyone) (?:pay|suffer|regret) (?:for (?:coffee|lunch|drinks)|late)|(?:have|got|found|know) (?:his|her|their|your) address (?:on|in|for|to) (?:file|send|the|post)',
    },
  ),
  rule(
    'abuse-at-work',
    '(?:holds?|held|puts?|pushed|pushes|forced|forces|press\\w*|made|makes?)(?: [^ |]+){0,5} (?:against|on|into|onto|to) (?:the )?(?:hot|wall|stove|pan|oven|freezer|fire)|(?:sit|sat) on(?: [^ |]+){0,3} lap|because of his hands|wandering hands|handsy|(?:secretly |hidden )?(?:films?|filmed|filming|photograph\\w*|camera|recording)(?: [^ |]+){0,5} (?:changing room|toilets?|shower|bathroom|locker room|undress\\w*|under (?:her|the) (?:skirt|desk))|(?:sexual(?:ly)?) (?:assault\\w*|abus\\w*|harass\\w*|comment\\w*|advance\\w*)|dont remember (?:agreeing|saying yes|consenting|how i got|what happened)|woke up in (?:a|his|my) (?:colleagues?|boss|managers?|[^ |]+s)(?: [^ |]+)? room|(?:what (?:im|i am|shes|i was|she was) wearing)|(?:after|because|since) (?:i|she|he) said no|noose on|monkey noises|(?:racial|racist|homophobic|sexist|antisemitic) slurs?|slurs at|spat at|called me a|racis\\w+|homophob\\w+|transphob\\w+|sexual favou?rs|creepy|pervert\\w*|pervy|leers?|leering',
    {
      ...MAYBE,
      unless:
        'creepy (?:deadline|bug|feature|emoji|halloween)|(?:anti|training|policy|workshop|talk|book|course)(?: [^ |]+){0,3} racis\\w+|racis\\w+ (?:training|policy|workshop|course)|budget after i said no|(?:project|deadline|request|offer|meeting|overtime)(?: [^ |]+){0,5} said no',
    },
  ),
  rule(
    'panic',
    '(?:slur\\w*|drool\\w*|mouth (?:is )?(?:drooping|droopy)|face (?:is )?(?:drooping|droopy)|one side)(?=.{0,60} (?:words?|speech|arm|face|smile|lift))|cant (?:lift|move|feel) (?:his|her|my|an|one)(?: [^ |]+)? (?:arm|leg|face|side|hand)|(?:having|had|has) a (?:fit|seizure|stroke)|(?:fit|seizure)(?: [^ |]+){0,4} (?:floor|jerking|shaking)|jerking|convuls\\w+|foaming|(?:cameras?|microphones?|chips?|bugs)(?: [^ |]+){0,4} (?:in (?:his|her|my) (?:teeth|head|body|food|walls?)|planted)|losing my mind|nothing feels real|going (?:mad|crazy|insane)(?= \\|)|frightening people|pacing(?: [^ |]+){0,5} (?:corridor|shouting|talking)|talking to (?:him|her)self|not making (?:any )?sense|(?:turned|turning|gone|went) (?:blue|grey|white as)',
    {
      ...MAYBE,
      unless:
        '(?:not|isnt|doesnt|dont) mak\\w+ (?:any )?sense (?:to|of|for|in|why|that)|losing my mind (?:over|with|about) (?:this|the|these|my) (?:\\w+ )?(?:spreadsheet|report|project|email|budget|backlog|reorg\\w*|tool|system)|(?:numbers|figures|report|process|plan|it|this|that)(?: [^ |]+){0,2} not making|having a fit (?:about|over)',
    },
  ),
  rule(
    'eating',
    'weighs every|(?:lost|dropped|losing|lose)(?: [^ |]+){0,3} (?:stone|kilos?|kg|pounds|lbs)|bing(?:e|es|ing|eing)(?= (?:in|at|on|every|and|after|all))|fingers? down {own} throat|solid food|diet pills|water fasts?|black(?:ing|ed|s)? out on|skip\\w* (?:every|all|most|\\w+) meals?|afraid of food|feel(?:s)? (?:fat|disgusting)|(?:thin|skinny|gaunt|skeletal)(?= \\|| and| it| that|,)',
    {
      ...MAYBE,
      unless:
        'bing\\w* (?:on|watch\\w*)(?: [^ |]+){0,2} (?:netflix|series|show|box sets?)|(?:thin|skinny) (?:latte|margin|team|staff\\w*|line|on the ground|client|jeans)|stretched thin|spread thin|wearing thin|(?:thin) and (?:weak|sparse)',
    },
  ),
  rule(
    'addiction',
    'snort\\w*|(?:online )?casinos?|gambling|bookies|(?:fentanyl|morphine|opioid|tramadol|codeine|oxycodone|valium|xanax|ketamine|methadone|diazepam)|off a (?:guy|dealer|mate)|(?:get|gets|feel|feels) sick when (?:i|he|she) (?:try|tries|stop|stops)|withdraw(?:al|als|ing)(?= \\|| from (?:alcohol|drugs|\\w+ine))|cant get through (?:a|the|my|his|her) (?:shift|day|double|night|morning) without|loans? from (?:colleagues|the team|everyone)|asked (?:\\w+ )?colleagues for (?:a loan|money)|drug test\\w*|dealer|drunk|hung ?over|intoxicated|alcohol',
    {
      ...MAYBE,
      unless:
        'non alcohol\\w*|alcohol ?free|(?:without|no|serve|serving|buy|offer|provide|event|party|drinks?|policy|toast|reception|sell\\w*|licen\\w+|free)(?: [^ |]+){0,4} alcohol|alcohol(?: [^ |]+){0,4} (?:at (?:the|our|a) (?:party|event|offsite|reception)|policy|brand|industry|sales|client|licen\\w+|free)|casino (?:client|night|project|theme|account)|drunk on (?:power|success)|(?:car|arms|art|antiques?|card|tile) dealer\\w*|dealer(?:ship)?s? (?:network|conference|sales|meeting)|(?:opioid|fentanyl|drug) (?:project|trial|market|team|product)|drug test\\w* (?:policy|team|phase|lab)|coffee',
    },
  ),
];
