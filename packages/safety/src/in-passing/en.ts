import { patternWriter } from '../rules/write-rule.ts';
import type { HintWords } from './hints.ts';

const all = patternWriter({
  place:
    'bridges?|viaduct|footbridge|platform|railway|rail ?tracks?|train tracks?|tracks|level crossing|goods train|(?:fast|express|freight) trains?|cliffs?|coast path|rivers?|canal|weir|dam|reservoir|quarry|lake|pier|ferry|roof|rooftop|roof terrace|parapet|balcony|ledge|car ?park|tower block|scaffold\\w*|gantry|silo|motorway|lorry|lorries|oncoming',
  pills:
    'pills|tablets|capsules|insulin|morphine|sleeping pills|painkillers|medication|beta ?blockers|barbiturates?',
  arms: 'shotgun|rifle|pistol|revolver|guns?|rope|razor ?blades?|the gas|ovens gas',
  i: 'i|he|she|they',
  me: 'me|him|her|them',
  own: 'my|his|her|their',
  kin: 'kids?|children|sons?|daughters?|girls|boys|wife|husband|partner|mum|mom|mother|dad|father|parents|family|niece|nephew',
  near: 'longer|nearer|closer|too near|too close|how (?:deep|cold|far|high|fast|quick|easy|simple)|jump\\w*|fall\\w*|fell|let go|lean\\w*|over the (?:edge|rail|side)|step (?:off|forward|out)|alone|till dark|until dark|till it was dark|the way down|trust (?:my|him|her)self',
});

export const EN_HINTS: HintWords = {
  language: 'en',
  hints: {
    thought: all([
      '(?:hop(?:e|es|ed|ing)|wish(?:es|ed|ing)?|pray(?:s|ed|ing)?|want(?:s|ed)?) ~ (?:dont|wont|didnt|doesnt|wouldnt|not|never) (?:have to )?(?:wak\\w+|get) up',
      '(?:hop(?:e|es|ed|ing)|wish(?:es|ed|ing)?|want(?:s|ed)?) ~ (?:bus|train|lorry|truck|car|tram|something|someone|lightning|bullet) (?:would |to |will |could )?(?:just )?(?:hit|hits|run over|take|takes|knock|kill)(?: down)? {me}',
      '(?:wouldnt|would not|wont|will not|might not|shouldnt|not) (?:even )?brake|not (?:even )?turn the wheel|(?:small|little|one|tiny|quick|short|slight|single) (?:movement|turn|twitch|jerk|tug|pull) (?:of|on|at) the (?:steering )?wheel|(?:steer\\w*|swerv\\w*|pull\\w*|drift\\w*) (?:across|over|out|into) ~ (?:lane|line|lorry|traffic|barrier|wall|tree|bridge|oncoming)',
      '(?:accident|crash|heart attack|stroke|cancer|illness|diagnosis) ~ (?:would|d|could) (?:just |almost |even )?be (?:a |an |the )?(?:gift|relief|mercy|blessing|easier|welcome|solution|kindness|way out)|if i (?:had|have|were to have) (?:an? )?(?:accident|crash) ~ (?:easier|better|simpler|relief)|on purpose ~ (?:insurance|accident)|(?:accident|off the road|into the wall|crash) ~ on purpose',
      '(?:simply|just|only|ever|really) not (?:there|here|be there|be here|be|exist)(?: any ?more)?(?= it| they| and| everyone|$| \\|)|(?:dont|doesnt|didnt) (?:really |actually )?(?:want|wish) to be (?:dead|anything|anyone|anywhere)',
      '(?:without {me}|be gone|going|gone|go|away|leav\\w+) _ for good ~ (?:resign\\w*|favou?r|better|sorry)|(?:favou?r|better|kinder) ~ (?:going|gone|go|away|leav\\w+) for good',
      'part of {me} (?:would|wants|wanted|wishes|could) (?:to )?(?:let go|jump|stop|step|drop|sink|disappear|stay under)',
      '(?:dont|doesnt|didnt|not|no longer|cant|couldnt) (?:really |quite )?trust {own} (?:legs|hands|feet)',
      '(?:dont|doesnt|didnt|not|no longer) want to (?:drive|walk|go|swim|get) (?:on|home|back|up)(?= \\||$| any ?more| again| at all)',
      '(?:nothing|no reason|little)(?: left)? to get up for|(?:no|any|a|see no) reason to be (?:around|here|about)',
      '(?:wont|will not|doesnt|does not|not|no longer|wouldnt) (?:really )?(?:matter|care|mind) what (?:happens|becomes|comes)(?: [^ |]+)? (?:to|of|for) {me}',
      '(?:one|only one|a|some) way (?:out of (?:all of it|it all|everything|this life)|to (?:take|get) (?:the problem|me|myself|him|her|himself|herself) (?:away|out of))|way out ~ (?:isnt|is not|not) (?:a |another )?new job',
      '(?:dont|doesnt|didnt|cant|not) (?:really )?see (?:{me}|(?:my|him|her)self) (?:at|in|reaching|getting to) (?:the )?(?:eleventh|next|christmas|summer|autumn|spring|winter|new year|end of)(?: [^ |]+)? (?:nor|and dont|or|and (?:i|he|she) (?:dont|doesnt)) want',
      '(?:brother|sister|father|mother|friend|colleague|he|she) had the right idea',
      '(?:i|he|she) could (?:always|just) (?:stop|go|switch off) (?:properly|for good|for ever|altogether)|(?:properly|altogether) stop',
      '(?:wont|will not|doesnt|never) feel a thing|done caring|be a quick one at least|quick (?:one )?at least',
    ]),
    edge: all([
      '{place}(?=[^|]{0,110} (?:{near})(?= |$))',
      '(?:{near})(?= [^|]{0,110}(?:{place})(?= |$))',
      '(?:driv\\w+|drove|walk\\w*|went|gone|goes|cycl\\w+|go|been|sat|sits|sit|sitting) (?:up |out |down )?(?:to|on|by|at) (?:the |a |that )?(?:{place})(?: wall| edge)?(?= [^|]{0,60}(?:back|turned|wall|without|dark|hours?|each|every|alone|both times|again))',
      '(?:let|letting|watch\\w*|count\\w*) (?:[^ |]+ ){0,3}trains (?:go|pass|by)|(?:timetable|times|schedule) of the (?:fast|express|freight|goods|night|morning)? ?trains|back against the wall(?=[^|]{0,60} (?:stop\\w*|train|tube))|hold(?:s|ing)? (?:on to )?the (?:rail|railing) with both hands',
      '(?:count\\w*|know|knows|knew|look\\w* at|hold\\w*|keep|keeps|kept|sav\\w+|checked)(?: [^ |]+){0,6} (?:{pills})(?= [^|]{0,140}(?:just to know|just in case|in case|to be sure|enough|longer sleep|comfort|there))',
      '(?:count\\w*|check\\w*) (?:[^ |]+ ){0,3}(?:{pills}) (?:[^ |]+ ){0,3}(?:bathroom|bedside|drawer|cabinet|kitchen|cupboard|left|at home)(?=[^|]{0,60} just)',
      '(?:what it|what they|how much it|how many it|how many of (?:them|those)|how much of it) (?:does|do|would do|takes?|needs?|would take|would need)(?= \\||$)|(?:whole|entire) (?:box|packet|bottle|pack) ~ (?:sleep|be enough|do it|quiet)|how many (?:[^ |]+ ){0,5}(?:{pills}) (?:[^ |]+ ){0,3}(?:too many|enough|it takes|not to wake)',
      '(?:{arms}|cabinet|medicine cupboard|drugs?) (?:[^ |]+ ){0,16}know where the key|keys? to everything (?:we|i|they) use to (?:put|make) ~ sleep|(?:stopped|stop|skipp\\w*|left off) taking (?:{own} )?(?:{pills}|tablets) ~ (?:help|on purpose|along)',
      '(?:leav\\w*|left|without|takes?|took) (?:[^ |]+ ){0,3}harness(?= [^|]{0,60}(?:shrug\\w*|caring|quick|matter|who cares))|lying down in the snow|working out when (?:[^ |]+ ){0,6}(?:inconvenient|least trouble|easiest for)|(?:widow|family|wife|husband|kids) (?:would|will|ll|d) (?:still )?(?:get|have|receive) the (?:death|payment|payout|pension|insurance)',
    ]),
    dispensable: all([
      '(?:manage|cope|coped|be fine|fine|be okay|be alright|get (?:on|along|by)|do (?:well|fine|better)|go(?:es)? on|runs? (?:better|fine|well)|better off|happier|carry on|survive) (?:[^ |]+ ){0,4}(?:without {me}|minus (?:{me}|one \\w+)|with (?:somebody|someone) else|if (?:i|he|she) (?:wasnt|werent|was gone|were gone))',
      '(?:everyone|everybody|they|theyd|all|the others|the team) (?:would|d|will|ll)? ?(?:cope|manage|be fine)(?= \\||$| they| and| anyway| perfectly| quite)',
      '(?:nobody|no one|noone|anybody|anyone) (?:would|d|will) (?:really |even )?(?:notice|miss|care|mind)(?= \\||$| for| if| {me}| that)',
      '{kin} (?:have|has|ve|would have|still have) (?:their|a|the other|each other|{own}) ?(?:mother|father|mum|dad|grandparents|each other)?',
      '(?:nobody|no one|noone) needs {me}(?: any ?more)?|(?:easier|simpler|better|lighter) for (?:all|everyone|everybody|them|all of us|the others|the team|the department)|do(?:ing)? (?:them|everyone|us|everybody) (?:all )?a favou?r|(?:i|im|its me whos|hes|shes) (?:the|a) (?:problem|burden)(?= \\||$| every\\w*| for| here| to)|redundant equipment|least inconvenient',
    ]),
    stillness: all([
      '(?:it|itd|itll|all|everything|things|the world) (?:would|d|will|ll|could|be|all)(?: [^ |]+){0,3} (?:quiet|still|silent|peaceful|over|dark|calm)(?= \\||$| finally| at last| then| and)',
      '(?:at least|finally|then|at last) (?:[^ |]+ ){0,5}(?:quiet|peace|still|silence|rest)(?= \\||$| and)|there(?:d| would|ll| will)? be (?:some )?(?:peace|quiet|silence)',
      '(?:like|want|wish) (?:it|everything|all of it) (?:all )?to (?:be over|stop)|answer (?:is|gets?) (?:getting )?(?:quieter|fainter)|felt like (?:a )?relief|(?:is|was|thats) (?:almost )?a comfort|nobody (?:could|can|would) ask me(?: [^ |]+){0,3} any ?more|looks kinder|longer sleep',
    ]),
    place: all('{place}'),
    means: all(
      '{pills}|{arms}|(?:gas|exhaust)(?= [^|]{0,60}(?:thought|one way))|keys? (?:of|to) the (?:medicine|drugs?|poison|gun)\\w*',
    ),
    affairs: all([
      '(?:written|wrote|writing|left) (?:[^ |]+ ){0,2}letters? (?:to|for) {own} {kin}|life insurance|key ?man insurance|death (?:in service|benefit)|widow|who (?:would|will|could|ll|d) (?:take|have|look after|water|feed) (?:the|{own}) (?:dog|cat|kids|children|plants|horse)|wholl water (?:hers|his|mine)',
      'everything (?:is|s|was) in order|after me(?= \\||$| and| my)|nothing in (?:the|{own}) (?:calendar|diary) after|pension papers|asked (?:who|whether) (?:[^ |]+ ){0,2}(?:widow|water)|given (?:[^ |]+ ){0,5}to {own} (?:niece|nephew|kids|children|sister|brother)|wont be needing',
    ]),
    musing: all([
      'catch(?:es|ing)? (?:my|him|her)self|caught (?:my|him|her)self|(?:find|found|finds) (?:my|him|her)self|keep(?:s)? thinking|kept thinking|cant stop thinking|(?:had|have|has|having) the thought|cross(?:ed|es) (?:my|his|her) mind|(?:i |he |she )?(?:sometimes|often|lately) (?:i |he |she )?(?:think|thinks|thought|wonder|wonders|wish|wishes)|(?:i|he|she) (?:thought|wondered|wonders|wonder)(?= how| what| this| if| about| that would)',
      '(?:think|thinks|thinking|thought) about (?:it|how|that)|(?:if|to be) (?:im )?honest|if i m honest|lately i|every single (?:day|week|time)|these days i|started to go|more than is normal|(?:thats|its|but thats) another matter|ignore that|funny enough|i turned the radio up|working out when',
    ]),
    hidden: all([
      '(?:told|tell|tells) (?:[^ |]+ )?(?:no one|nobody|noone|none|not a soul)|(?:havent|have not|hasnt|havnt) (?:told|said|spoken|talked)(?: [^ |]+){0,2}|(?:nobody|no one|noone) (?:here |at home |else )?(?:knows|talks|speaks|can know)|(?:wife|husband|partner|family|kids|mother) (?:doesnt|does not|dont|didnt|thinks im|thinks i am)(?: know| fine)?|stopped (?:answering|calling|seeing|meeting)|cancel(?:s|led)? friends|not to make a fuss|without telling',
      'keeps? {own} door shut|lives alone|{own} (?:wife|husband)s moved out|(?:wife|husband|partner) (?:has )?(?:left|moved out)|marriage ended',
    ]),
    worn: all([
      '(?:not|dont|cant|cannot|havent|hasnt|doesnt|no longer|barely|hardly|stopped|without)(?: [^ |]+){0,2} (?:sleep\\w*|slept|eat|eaten|eating)(?: [^ |]+)?|cant keep (?:food|anything) down|lost \\w+ (?:kilos|pounds|stone)|drink(?:s|ing)? to sleep|feel(?:s)? (?:nothing|empty)|been empty|hours of sleep|so tired|im drowning|throw up every|slept in my clothes|grey in the face|every night|lie there|lie awake|till midnight|ninety hours|not at my best|much use myself|cant look at them|dont sleep|without crying|cr(?:y|ies|ied) (?:every|each|all)|(?:all )?my own fault|its all my fault|im the reason',
    ]),
  },
  explained: all([
    'retir(?:e|es|ed|ing|ement)|(?:parental|maternity|paternity|annual|adoption) leave|on leave|holidays?|vacation|weeks? off|day off|sabbatical|(?:new|another|next|regional) (?:job|post|position|role)|a job in|successor|notice period|promot\\w+|secondment|commute|roadworks|pharmacy|clinic trial|stock system|proud|pride|newborn|baby|meeting (?:drags|dies)',
  ]),
  reported: all([
    '(?:he|she|they|who|[^ |]+) (?:has |had |have |just |then |also |once )?(?:said|says|told|tells|asked|asks|mentioned|mentions|explained|explains|apologi[sz]ed|shrugged|wrote|writes|posts|posted|describes?|described|laughed)(?= |$)',
  ]),
  self: all('i|ive|im|id|ill|my|me|myself'),
  other: all(
    'he|she|his|her|him|hes|shes|hed|shed|they|himself|herself|person|client|coachee|member|driver|colleague|deputy|intern|volunteer',
  ),
};
