import type { Rule } from '../concern.ts';
import { ruleWriter } from './write-rule.ts';

const rule = ruleWriter({
  i: 'i|he|she|they',
  me: 'me|him|her|them|myself|himself|herself',
  own: 'my|his|her|their',
  kin: 'kids?|children|sons?|daughters?|girls|boys|wife|husband|partner|girlfriend|boyfriend|fiancee?|mum|mom|mother|dad|father|parents|brother|sister|family|best friend',
  said: 'say|says|said|saying|tells?|told|wrote|writes|written|texted|messaged|posted|hints?|hinted|mentioned|joked|jokes',
  gone: 'gone|dead|under the ground|six feet under|out of the (?:way|picture)|(?:not|no longer) (?:here|around|alive|there|in the world)',
  relief:
    'better|better off|relieved|happier|easier|glad|fine|okay|ok|lighter|at peace|manage|cope|sleep|breathe',
  take: 'had|sav\\w+|hoard\\w*|collect\\w*|stash\\w*|stockpil\\w*|stor\\w+|put|putting|hid\\w*|counted|got|have|has|keeps?|kept|bought',
  means:
    'the pills|the rope|pills|tablets|meds|medication|insulin|paracetamols?|sleeping pills|rope|razor ?blades?',
  place:
    'platform|railway|railway bridge|bridge|train tracks|tracks|rails|ledge|roof|rooftop|cliff|parapet|top floor|balcony',
  living:
    'live|living|be alive|being alive|alive|exist|existing|go on|going on|carry on|carrying on|be here|being here|keep going|breathing',
});

const AWAY =
  'hospice|palliative|holiday|vacation|leave|day off|dentist|doctors?|appointment|shift|resign\\w*|retir\\w+|new job|last day|contract|parental|maternity|sick|training|conference|trip|covers?|moving|transfer\\w*|desk|launch|offsite|release|wedding|interview|deadline|workshop';

/** Ways of speaking of suicide, put together from who, what is wished, and how. */
export const SUICIDE_PATTERNS: Rule[] = [
  rule(
    'after-suicide',
    'my (?:own |only |older |younger |little |big |late )?{kin} _ (?:killed (?:him|her)self|(?:took|ended) (?:his|her) (?:own )?life|(?:hanged|hung|shot|drowned) (?:him|her)self|committed suicide|died (?:by|of|from) suicide)',
    {
      unless: '(?:wants?|tried|threat\\w*|nearly|almost|attempt\\w*) _ (?:kill|take|end|suicide)',
      who: 'self',
    },
  ),
  rule('suicide', [
    // Everybody would be better off.
    '(?:would|will|d|ll) (?:all |finally |probably |surely )?(?:be |feel |live |do )?(?:so much |much |far |all )?{relief} _ (?:if|when|once|with) {i} (?:was|were|am|is|are|be|had|wasnt|werent|just)? ?(?:{gone}|here|around|alive|died|vanished|disappeared|didnt exist|never existed)',
    '(?:better|happier|easier) off with the (?:payout|insurance|money) than',
    'worth (?:more|a lot more) _ dead|more (?:use|useful|valuable) _ dead',
    // No reason, no life.
    '(?:no|any|a|single|one|find|see) (?:\\w+ )?(?:reason|point|purpose|sense)(?: left)? (?:to|in|for|of|why) (?:{i} should )?(?:{living})',
    'nothing (?:left )?to live for|{own} life is (?:over|finished|done|worthless|pointless|not worth)',
    '(?:had|have|has) enough of (?:life|living|being alive)|(?:tired|sick|weary|done) (?:of|with) (?:life|living|existing|being alive)(?! (?:in|with|at|out|here))',
    '(?:rather|prefer to|prefers to) not (?:exist|live|be alive|be in this world)',
    // The end, in other words.
    'put an end to (?:it all|everything|{me}|{own} (?:life|misery|suffering|existence))',
    'mak(?:e|es|ing) an end (?:of|to) (?:it(?= \\|| now| tonight| soon| at last)|it all|everything|{own} life)',
    // Told to.
    'kys|(?:go and |go |should |just )?kill yourself|(?:told|tells?|telling|wrote) _ (?:to )?(?:go )?(?:and )?(?:kill|hang) (?:him|her|your|my)self',
    // Farewell.
    'tell {own} {kin}(?: that)? (?:i|im|he|she|hes|shes) (?:\\w+ )?(?:tried|sorry|loved?|did|always)',
    '(?:letters?|notes?|video|message)(?: [^ |]+)? (?:to|for) {own} {kin}(?=.{0,80} (?:desk|drawer|phone|answer\\w*|gone|dead|after|when|dies?|if|goodbye|one day))',
    '(?:shotguns?|guns?|rifles?|pistols?|firearms?)(?: [^ |]+)?(?=.{0,90} (?:way out|no point|hopeless|depress\\w*|end it|himself|herself|nothing left|life))',
    '(?:join|be with|being with|follow|see|seeing) {own} (?:dead|late|deceased) {kin}',
  ]),
  rule(
    'suicide',
    [
      // Tomorrow, after the weekend.
      '{said} ~ (?:wont|will not|not going to|not gonna|not) be (?:here|around|alive|with us) (?:tomorrow|next \\w+|on \\w+day|any ?more|much longer|after \\w+)',
      '(?:ill|i will|hell|shell|he will|she will|hed|shed|im|id) be (?:gone|dead|far away) (?:by |before |after |on )?(?:tomorrow|tonight|monday|friday|sunday|the weekend|morning|soon|christmas)',
      '(?:wont|dont|will not|not|no longer|never) (?:have to|need to|be) (?:worry\\w*|put up|deal\\w*|bother\\w*|care|think\\w*|suffer) ~ (?:after|from|come) (?:this |the |next )?(?:tonight|today|tomorrow|\\w+day|weekend|week|christmas)',
      '(?:read|reading|hear|hearing) about (?:me|him|her) (?:in|on) the (?:papers?|news)',
      // A plan: the day, the way, the means.
      '(?:i|ive|he|hes|she|shes|has|have|already) (?:has |have |had )?(?:already )?(?:picked|chosen|chose|set|fixed|decided on) (?:a|the|his|her|my) (?:date|day|time|night|place|method|way)(?= \\||$| already| and (?:a|the|how|place|method|time))',
      '(?:all )?(?:planned|worked out|thought through|prepared|arranged)(?: out)? ~ (?:the (?:when|how|where|day)|when and how|how and when|where and when)|know (?:which|what|the) (?:day|date|night)(?= \\||$)',
      '(?:googl\\w+|search\\w*|looking up|looked up|looks up|research\\w*|asked chatgpt|reading|read up) _ (?:ways?|methods?|how|how long|which) _ (?:do it|to go|die|dying|end it|hang|jump|drown|quickly|painless\\w*)|painless (?:ways?|methods?|death)',
      '{take} ~ (?:{means}) _ (?:by|aside|away|ready|here|at home|saved|hidden|for (?:the|that) day|in (?:the|his|her|my) (?:\\w+ )?(?:boot|car|drawer|bag|nightstand|bedside|garage|locker|cupboard))|enough (?:pills|tablets|meds|medication|insulin|paracetamol)',
      '(?:already|ive|have|has|hes|shes) (?:written|wrote) (?:the|my|his|her|all the|those|my last|his last|her last) (?:letters?|notes?)(?= \\||$| to| for| and)',
      // Insurance.
      '{kin} _ (?:get|gets|have|has|receive|collect) the (?:life )?(?:insurance|payout)|(?:insurance|payout)(?: [^ |]+){0,6} (?:if|when) _ (?:accident|suicide|dead|died?|gone|killed)',
      // Places and vehicles.
      '(?:stand|stands|stood|standing|sit|sits|sat|sitting|look\\w*|star\\w+|climb\\w*|picture|photo|selfie) _ (?:on|at|from|of|off|down|over|onto) _ {place}(?=.{0,90} (?:easy|one step|step|jump\\w*|free|end|all over|last night|alone|cry\\w*|stop|fall|peace|quiet|goodbye|sorry))',
      '(?:park\\w*|stop\\w*|pull\\w* (?:over|up)) (?:up )?on (?:the|a) (?:railway )?bridge ~ (?:stand\\w*|star\\w+|look\\w*|sits?|sitting)',
      '(?:crash\\w*|driv\\w*|drove|steer\\w*|swerv\\w*|wrap\\w*|put) _ (?:car|van|truck|bike|wall|tree|bridge|barrier|oncoming|lorry|motorway)(?=.{0,60} (?:all (?:just )?(?:stop|end)|be over|tempt\\w*|so easy|be easy|do it))',
      'it (?:would|will|d|could)(?: all| just| finally){1,2} (?:stop|end|be over|be quiet|go away)',
      '(?:wish|want|wants|hope|hopes|pray|prays) ~ (?:never|not|dont|doesnt|didnt) (?:have to )?(?:get|wake) up (?:again|any ?more)',
      '(?:reason|point) (?:to|in) (?:wak\\w+ up|wake|get(?:ting)? up)(?: [^ |]+){0,3}',
      // Death, spoken of or joked about.
      '(?:would|d|id|hed|shed) (?:\\w+ )?rather (?:die|be dead)',
      '(?:my|his|her) (?:own )?(?:funeral|grave|obituary|death)(?= \\||$| and| soon| would| will| is| as| when| party)|(?:talk\\w*|speak\\w*|jok\\w+|obsess\\w*|writ\\w+|draw\\w*|poems?) (?:\\w+ )?(?:about|of) (?:death|dying|heaven|the afterlife|being dead)',
      'how many ~ (?:pills|tablets|units|beta blockers)|forgive me(?= \\||$| and| please| for everything| all)',
      '(?:nobody|no ?one|who) (?:would|will|d) (?:even )?(?:cry|care|miss|mourn|notice|come to)(?: (?:for|about|to))? ?(?:me|him|her|my)?(?= \\||$| if| when| anyway)',
      'whats the (?:use|point)(?= \\|| of (?:living|me|it all|anything|going on)| nobody| any ?more)',
      '(?:want|wants|wanted|wish|like|going|love) to (?:just )?(?:disappear|vanish)(?= \\||$| and| for ?ever| from| for good)|(?:go away|disappear|leave) and (?:not|never) (?:come back|return)',
      '(?:no|not|dont have|doesnt have|without)(?: [^ |]+)? (?:strength|energy|will|courage)(?: left)? to (?:live|go on|carry on|keep going|fight on)',
      '(?:stop|stopped|no longer|not) (?:being |be )?a (?:problem|burden|bother|nuisance)(?: [^ |]+){0,2} (?:any ?more|anyone|everyone|soon|us|you)',
      '(?:gave|gives|given|giving) (?:me|us|him|her|away) (?:his|her|my) (?:watch|ring|guitar|dog|cat|car keys|medals?|diary|jewellery|camera|bike)(?= \\||$)',
      '(?:worse|better) off if i (?:didnt|dont|never|did not) (?:come|came|make it|turn) (?:back|home|up)',
      // Farewell.
      '(?:thank you|thanks|sorry) (?:so much )?for (?:everything|it all|all of it)(?=.{0,100} (?:phone|unreach\\w*|answer\\w*|only one|cared|pick\\w* up|cat|dog|kids|goodbye|missing|disappear\\w*|switched|turned off))',
      'you (?:were|are|re) the only (?:one|person) (?:who|that) (?:ever )?(?:cared|understood|listened|saw|loved)',
      '(?:look after|take care of|feed) (?:my|her|his) (?:cat|dog|pets?|kids|children|girls|boys|mum|mother|family)(?=.{0,80} (?:phone|off|sorry|goodbye|gone|answer\\w*))',
    ],
    {
      unless: `${AWAY}|resignation|reference|warning|cover letter|client|customers?|hr|headache|first aid|pharmacy|platform team|learning platform|the (?:project|product|company|merger|reorgani[sz]ation|meeting|call) ~ (?:stop|end)`,
      sure: false,
    },
  ),
  rule(
    'self-harm',
    [
      '(?:punch|hit|slam|bang|smash|kick|beat|head ?butt)\\w* ~ (?:wall|door|desk|locker|floor|mirror|concrete)(?=.{0,60} (?:bleed\\w*|bled|blood\\w*|knuckles|bruis\\w*|calm\\w*|until|till|helps|relie\\w+))',
      '(?:cuts|cutting|cut|burns|burning|scratches|scratching|hurts) (?:{own} \\w+ |{me} )?to (?:stay calm|calm|keep calm|feel|cope|get through|relax|forget|punish|release)',
      '(?:scars?|cuts|burn marks|cigarette burns|razor marks) ~ (?:arms?|wrists?|thighs?|forearms?)',
      '(?:punch|hit|slap|burn|cut|scratch|bite|pinch|stab)(?:s|ed|ing|es)? {own} (?:own )?(?:face|head|arms?|wrists?|forearms?|legs?|thighs?|stomach|skin|hands?)(?! (?:on|off|at) )',
    ],
    {
      unless:
        'corners?|costs?|budget|hours|jobs|staff|accident\\w*|kitchen|oven|machine|coffee|stove|paper|cut (?:my|his|her) (?:hand|finger)s?|face in|head in|hit (?:his|her|my) (?:head|face|hand|leg|arm) on',
    },
  ),
];
