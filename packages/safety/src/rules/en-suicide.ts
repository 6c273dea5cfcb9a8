import type { Rule } from '../concern.ts';
import { ruleWriter } from './write-rule.ts';

const rule = ruleWriter({
  sign: 'g(?:ive|ives|iving|ave|iven) away(?: [^ |]+){1,4}|paid off(?: [^ |]+){1,3}|sold (?:his|her|their|my) (?:car|house|flat|bike|guitar)|(?:clean|clear)(?:ed|ing) out (?:his|her|their) (?:locker|desk)|hugged (?:everyone|everybody|us all|all of us)|thank(?:ed|s|ing) (?:everyone|everybody|us all)|(?:strangely|suddenly|oddly|weirdly|eerily|totally|very|so) calm|(?:mak|made|found|writ|wrot)\\w*(?: [^ |]+)? will|cancel(?:led|ed|s) (?:his|her|all)(?: [^ |]+){1,2}|stop(?:s|ped) making plans|sleeping (?:tablets|pills)|(?:said|says|saying) goodbye(?: to)?(?: [^ |]+)?|(?:wife|husband|family|kids) gets? everything|everything after|not ill|asked (?:who|us) (?:would|to) look after',
  oneself:
    'my ?self|him ?self|her ?self|them ?sel(?:f|ves)|your ?self|our ?selves|hisself|theirsel(?:f|ves)|one ?self',
  own: 'my|his|her|their|your|ones|our',
  not: 'dont|doesnt|didnt|do not|does not|did not|no longer|never|not|cant',
  anymore: 'any ?more|any ?longer|no more|like this|like that|much longer|another day',
  wanting:
    'want(?:s|ed|ing)?(?: to)?|wanna|wish(?:es|ed|ing)?(?: to)?|ready to|hop(?:es|ed|ing) to|long(?:s|ed|ing)? to|pray(?:s|ed|ing)? to|better(?: off)?|prefers? to|feels? like|felt like|like to',
  minding:
    '(?:think|thinks|thinking|thought|thoughts|talk|talks|talking|talked|joke|jokes|joking|joked|dream|dreams|dreaming|speak|speaks|speaking|spoke|fantasi[sz]\\w+|consider|considers|considering|considered|obsessed|obsessing|google|googles|googled|googling|searching|researching|write|writes|wrote|writing|post|posts|posted|posting)(?: of| about| with| for| ways)?',
  said: 'say|says|said|saying|tell|tells|told|wrote|writes|texted|messaged|posted|mentioned|mentions|thinks|feels|believes|reckons|keeps saying',
});

/** Suicide: named, wished, hinted at, prepared, attempted, or done. */
export const SUICIDE: Rule[] = [
  // Somebody has died. Before the others, since the same words are in them.
  rule(
    'after-suicide',
    '(?:died|dead|death|lost|loss|passed)(?: \\w+){0,3} (?:by|to|through) suicide|lost _ to suicide|after _ suicide|(?:has |have |had )?(?:committed|commited|comitted|commit) suicide|(?:a|the|had a|word|colleagues?) suicide (?:on|in|at|when|of) (?:the|our|my|a|announc\\w*)|found dead(?:.{0,40} suicide)?|(?:announc|tell|tells|telling|inform)\\w*(?: [^ |]+){0,6} suicide|they think suicide|(?:brother|sister|mother|father|son|daughter|husband|wife|friend|colleague|partner|mum|dad) (?:committed|commited) suicide|suicide(?: [^ |]+){0,5} announc\\w*|(?:his|her|their|colleagues|friends) suicide (?:last|on|yesterday|this|has|hit|shook)',
    {
      unless:
        '(?:attempt\\w*|tried|trying|tries|nearly|almost|wants?|wanted|wanting|thinks? of|thinking|threat\\w*|thoughts?|plan\\w*|going to)(?: [^ |]+){0,5} suicid\\w*|suicid\\w* (?:note|attempt\\w*|thoughts?|plan|watch)|suicidal',
      who: 'other',
    },
  ),
  rule(
    'after-suicide',
    '(?:has |have |had |who |just )?(?:killed (?:him|her|them)sel(?:f|ves)|(?:took|taken|ended) (?:his|her|their) (?:own )?(?:life|lives)|hanged (?:him|her)self|hung (?:him|her)self|shot (?:him|her)self|jumped to (?:his|her) death|jumped(?= \\|.{0,60} (?:died|family|funeral|dead|death)))',
    {
      unless:
        '(?:attempt\\w*|tried|trying|nearly|almost|wants?|wanted|wished|thinking|threat\\w*|thoughts?|plan\\w*)(?: [^ |]+){0,4} (?:killed|took|taken|hanged|hung|shot|ended)|shot \\w+self in the foot|(?:took|taken) (?:his|her|their) life (?:in|into)',
      who: 'other',
    },
  ),

  // Named.
  rule(
    'suicide',
    'suicid\\w*|suicde|suiside|sucide|sucidal|suicudal|suisidal|suacid\\w*|unaliv\\w+|sewerslide|(?<!\\d )kms|parasuicid\\w*',
    {
      unless:
        '(?:career|political|commercial|financial|professional|brand|social|strategic) suicide|suicide (?:mission|squad|sprints?|runs?|doors?|pace)',
    },
  ),
  rule(
    'suicide',
    '(?:kill|kills|killed|killing|hang|hangs|hanged|hanging|hung|shoot|shoots|shooting|shot|drown|drowns|drowning|poison|poisoning|gas|gassing|stab|stabbing|off|offing|top|tops|topping|do away with|doing away with|done away with|do in|delete|deleting|end|ends|ending|finish|finishing) (?:off )?{oneself}(?: off| in)?',
    {
      unless:
        'kill(?:s|ed|ing)? \\w+self (?:laughing|trying|working|with work|at work|(?:just )?to (?:get|make|meet|finish|please|deliver|keep|hit|prove|impress|reach|win|stay)|for (?:this|the|that|our|a) (?:job|company|project|deadline|work|client|boss|team|promotion))|(?:shoot\\w*|shot) \\w+self in the (?:foot|feet|leg)|hang\\w* \\w+self out|top\\w* \\w+self up|(?:end|ends|ending) \\w+self up|finish\\w* (?:it|this|that|the \\w+) \\w+self',
    },
  ),
  rule(
    'suicide',
    '(?:end|ends|ended|ending|finish|finishing)(?: \\w+)? (?:it all|everything for good|{own} (?:own )?(?:life|lives)|the pain|the suffering)|(?:tak(?:e|es|ing|en)|took) {own} (?:own )?(?:life|lives)|(?:end|ending) (?:of )?{own} suffering',
    {
      unless:
        '(?:tak\\w+|took) (?:your|our|their) lives? (?:seriously|back|in)|it all (?:off|up|with|started|began)',
    },
  ),
  rule(
    'suicide',
    '(?:attempt(?:ed|s|ing)?|tried|trying|tries|try) to (?:die|hang|overdose|kill (?:him|her|my|them)\\w+|end (?:it|{own} life))|overdos\\w*|over dos(?:e|ed|ing)|(?:took|take|taken|taking|swallow\\w*|sav\\w+ up|stockpil\\w*|hoard\\w*|count\\w*) (?:all |all of |a lot of |lots of |too many |a bottle of |a whole |a handful of |a load of |a bunch of |up )?(?:{own} |the )?(?:sleeping )?(?:pills|tablets|paracetamols?|sleeping tablets)',
    {
      unless:
        'overdosed and (?:did ?nt|did not) survive|information overdose|overdos\\w* (?:the (?:deck|slides|presentation|\\w+ with)|it)|overdos\\w* (?:on|of) (?:coffee|caffeine|meetings|information|slides|chocolate|sugar|news|process|jargon)|(?:take|takes|taking|took) (?:{own} |the )?(?:pills|tablets)(?= _ (?:headache|allerg\\w*|pressure|adhd))|count\\w* (?:[^ |]+ ){0,3}(?:pills|tablets) (?:by hand|twice|in stock|for the (?:patients?|residents?|ward|trolley))|stock (?:system|take|check)',
    },
  ),

  // Wished.
  rule(
    'suicide',
    '{wanting}(?: \\w+)? (?:die|be dead|dead|dying|death|never wake up|not wake up|sleep for ?ever)|wanted dead',
    {
      unless:
        'die (?:of|from) (?:embarrass\\w*|shame|boredom|laugh\\w*|curiosity|cringe)|(?:want|wanted|wish) _ dead\\w* (?:weight|line|wood|end)|rather die than|die (?:on|in) (?:this|that|a|the) hill|die (?:laughing|inside)|better dead than|wanted dead or alive|dying (?:patients?|relatives?|father|mother|man|woman)|(?:plant|project|product|feature|idea|conversation|rumou?r|topic|debate|habit)s? (?:to )?die|(?:drop|feel|feels|felt) dead (?:tired|on|slow|in)|like dead (?:weight|wood)|dead (?:weight|wood|end|line|last|heat)|ready to die for (?:a|this|the|some) (?:coffee|pizza|holiday)',
    },
  ),
  rule(
    'suicide',
    '{minding} _ (?:dying|death|die|being dead|not being (?:here|around|alive)|wanting to die|ending (?:it|things|everything)(?: all)?|end it(?: all)?|disappearing(?: for good| for ?ever)?|ways to die|how to die)',
    {
      unless:
        '(?:we|teams?|nurses|staff|carers|they)(?: [^ |]+){0,2} (?:talk|talks|joke|jokes|speak) about (?:it|death|dying)|(?:heart|chest|breath\\w*)(?: [^ |]+){0,6} dying|(?:father|mother|dad|mum|mom|parents?|husband|wife|dog|cat|grand\\w+|patients?|brother|sister|son|daughter|baby|uncle|aunt|relatives?|residents?|hospice|friend)s?(?: [^ |]+){0,4} (?:dying|death|die)|ending(?: [^ |]+){0,3} (?:contract|project|relationship|meeting|coaching|probation|partnership|collaboration|programme|program|sessions?|engagement)|(?:dying|death|die)(?: [^ |]+){0,3} (?:father|mother|dad|mum|mom|parents?|husband|wife|dog|cat|grand\\w+|patients?|brother|sister|uncle|aunt)|death (?:march|of a (?:father|mother|relative|colleague|parent))|ending (?:it|things) (?:with|well|on|properly|early|there|here)|not being (?:around|here) (?:for|on|next|enough|when|during)',
    },
  ),
  rule(
    'suicide',
    '(?:{not})(?: \\w+){0,2} (?:want(?:s|ed|ing)?|wanna|wish(?:es)?|care|like)(?: \\w+)?(?: to)? (?:live|be alive|exist|wake up|go on living|keep living|carry on living|continue living|be in this world|be on this (?:earth|planet))',
    {
      unless:
        'live (?:in|with|near|at|there|abroad|up|by|together|off|under|here|far|away|alone|out)|wake up (?:early|at|before|so|for)',
    },
  ),
  rule(
    'suicide',
    '(?:{not})(?: \\w+){0,2} (?:want(?:s|ed|ing)?|wanna)(?: to)? (?:be (?:here|around)|go on|carry on|continue|keep going|do this)(?: [^ |]+)? {anymore}',
    { sure: false },
  ),
  rule(
    'suicide',
    'i (?:really |just |honestly )?(?:dont|do not) (?:want to|wanna) be here|(?:{said})(?: \\w+){0,3} (?:not|doesnt|didnt|dont) want to be (?:here|around|alive)',
    { sure: false },
  ),
  rule(
    'suicide',
    'wish(?:es|ed)? (?:(?:that )?(?:i|he|she|they|it) )?(?:(?:was|were) (?:dead|gone|never born|not (?:here|alive)|no longer (?:here|alive)|all over)|(?:wasnt|werent) (?:here|alive|born|around)|had ?nt been born|had never been born|was never born|(?:could|would) (?:just )?(?:die|disappear|vanish|fall asleep|sleep for ?ever|not wake up|never wake up|go to sleep and|cease to exist|stop existing))|wish(?:es)? to disappear',
    {
      unless: 'wish(?:es|ed)? (?:he|she|they|it) (?:was|were) gone',
    },
  ),
  rule(
    'suicide',
    '(?:never|not|dont|doesnt|wont|didnt)(?: \\w+){0,2} wake up (?:again|any ?more|tomorrow|in the morning|ever|one day)|(?:go(?:es|ing)? to sleep|fall asleep|sleep|go to bed) (?:and |for ?ever|for good)(?: ?(?:not|never|dont|wont)(?: \\w+)? wak\\w+(?: up)?)?',
    {
      unless:
        'sleep and (?:eat|diet|exercise|rest|work|stress|food|recovery|focus|energy)|(?:sleep|bed) and (?!not|never|dont|wont)',
    },
  ),
  rule(
    'suicide',
    '(?:no|any|the|a|what|whats|see|sees|saw|is there|find|finds)(?: \\w+){0,2} (?:point|reason|sense|purpose|meaning)(?: \\w+){0,1} (?:in|of|to|for)? ?(?:living|live|life|being alive|be alive|existing|exist|existence|go on living|keep living|carry on living)|life(?: is|s| isnt| has)?(?: just)?(?: not| no longer| hardly| never)? (?:worth (?:living|it)|pointless|meaningless)|(?:isnt|not|no longer|never|is life) worth living|nothing (?:left )?(?:to|worth) liv(?:e|ing)(?: for)?|no reason to (?:be here|go on|carry on|keep going|stay alive|get up)',
  ),
  rule(
    'suicide',
    '(?:no|any|the|what|whats|see|sees)(?: \\w+)? (?:point|sense) (?:in |of |to )?(?:going on|go on|carrying on|carry on|keep going|it all|anything|being here|any of it|any of this)',
    {
      unless:
        'point of (?:it all|being here) (?:is|was)|point (?:in|of) (?:going|carry\\w+) on (?:with|about|holiday|leave)',
      sure: false,
    },
  ),
  rule(
    'suicide',
    'better off (?:dead|without me|if i (?:was|were|wasnt|werent|died|disappeared))|(?:world|everyone|everybody|family|kids|children|wife|husband|team|they|people|you)(?: \\w+){0,2} (?:better|happier|easier)(?: off)?(?: \\w+){0,2} without me|(?:{said})(?: [^ |]+){0,8} better(?: off)? without (?:him|her|them)|better(?: off)? if (?:i|he|she|they) (?:was|were|wasnt|werent|died|disappeared|had never)(?: \\w+){0,2} (?:dead|gone|here|around|alive|born|died|disappeared|existed)?|(?:no one|nobody|no body|noone)(?: \\w+){0,2} (?:miss|notice|care)(?: [^ |]+){0,4} (?:gone|died|dead|disappear\\w*|missing|{oneself}|me|not here)',
    {
      unless:
        'team _ better off without (?:him|her|them)|notice _ (?:my work|me in meetings)|nobody (?:cares|notices) (?:about )?(?:me|my)(?= (?:in|at) (?:meetings|work))',
    },
  ),
  rule(
    'suicide',
    'tired of (?:living|life|being alive|existing|existence|breathing)|(?:sick|done|finished|through|fed up) (?:of|with) (?:living|life|this life|being alive|existence|{own} life|the world)|(?:had )?enough of (?:life|living|{own} life)|(?:given|give|gives|giving|gave) up on (?:life|living|{oneself} and)|no (?:longer )?(?:any )?(?:desire|wish|strength|will|energy) to live|lost (?:the|{own}|all) (?:will|desire|wish) to (?:live|go on)|hates? being alive',
  ),
  rule(
    'suicide',
    'los(?:e|es|ing) the will to live|hates? (?:my|his|her|their) (?:own )?(?:life|existence)',
    { sure: false },
  ),

  // Hinted at.
  rule(
    'suicide',
    '(?:thinking|thinks|thought|talks?|talking|talked|wants?|wanted|wanna|going|gonna|planning|plans|ready|considering|decided)(?: [^ |]+){0,2} (?:to )?(?:end|ending) (?:it|things|everything)(?: now| tonight| soon| for good)?',
    {
      unless:
        'end\\w* (?:it|things|everything) (?:with|well|early|on|there|here|at|by|in|before|properly|respectfully|gracefully|nicely|politely|because)|(?:relationship|project|contract|meeting|coaching|session|marriage|collaboration|partnership|probation|engagement|programme|program|agreement|trial|placement|call|talk|conversation)s?(?: [^ |]+){0,8} end\\w* (?:it|things)|how (?:do|can|should|to) (?:i |we )?end it',
    },
  ),
  rule(
    'suicide',
    '(?:cant|cannot|can not|couldnt|not able to|unable to|cant even)(?: \\w+)? (?:go on|carry on|keep going|take (?:it|this|much)|do (?:it|this)|bear (?:it|this|to live)|cope|face (?:it|life|the day)|stand it|live|handle (?:it|life|this)|keep doing this|continue)(?: [^ |]+){0,2} {anymore}',
    {
      unless:
        '(?:cant|cannot) (?:live|cope|do (?:it|this)|stand it|take (?:it|this))(?: [^ |]+){0,3} (?:with(?:out)? (?:the|this|that|our|his|her|my)|by (?:monday|friday|myself|hand)) _ {anymore}',
      sure: false,
    },
  ),
  rule(
    'suicide',
    '(?:cant|cannot|can not|dont know how to|dont know if \\w+ can) (?:go on|carry on)(?: living)?|(?:cant|cannot) see (?:a|any|\\w+) (?:future|way (?:out|forward|ahead))(?: for (?:him|her|my|them)\\w+)?|(?:no|only|see a|sees a|any other|one) way out',
    {
      unless:
        '(?:go|carry) on (?:holiday|leave|vacation|with|about|maternity|paternity|a|the|to|stage|strike|site|my|call)|way out (?:of (?:this|the|our|that) (?:conflict|meeting|contract|deadlock|situation|mess|project|discussion|argument))|(?:future|way forward) for (?:the|this|our|that) (?:project|team|product|company|business|department)|(?:in|at|with|from) (?:this|the) (?:company|role|job|project|team)',
      sure: false,
    },
  ),
  rule(
    'suicide',
    '(?:suicidal|dark|black|scary|intrusive|very bad|terrible|horrible) thoughts|thoughts? (?:of|about) (?:dying|death|ending|not being here|not waking)|thinks? dark(?:ly)? about (?:him|her|my)self',
    { sure: false },
  ),
  rule(
    'suicide',
    '(?:do|doing|did|done|does|try) (?:something|anything|somthing|smth) (?:to (?:him|her|my|them)sel(?:f|ves)|stupid|silly|drastic|desperate|irreversible|final|terrible)|(?:danger|risk|harm) to (?:him|her|my|them)sel(?:f|ves)|(?:not |un|isnt |isn t )safe (?:with|by|from|to be left|being left|if left|to leave|being|to be)(?: left)? (?:{oneself}|alone|on (?:his|her|my|their) own)|keep (?:him|her|my|them)sel(?:f|ves) safe',
    {
      unless:
        'at risk to (?:him|her)self of (?:burnout|failing)|safe (?:being|to be) (?:\\w+self|themselves|yourself|ourselves)|do (?:something|anything) (?:stupid|silly|terrible) (?:in|at|with|on) (?:the|a|this|our|my) (?:meeting|presentation|project|code|email|spreadsheet|interview|call|stage)',
    },
  ),
  rule(
    'suicide',
    '(?:a|such a|just a|nothing but a|only a) burden(?: (?:to|on|for) (?:everyone|everybody|all|{own} family|us|them|me|people|others|the family|the kids|{own} \\w+))?|feel(?:s|ing)?(?: so| completely| totally| utterly)? (?:hopeless|worthless|trapped|empty|numb)|(?:hopeless|worthless) and|everyone (?:would|will|d) be better off',
    {
      unless:
        'burden on (?:the (?:team|business|budget|project|company|others|rest)|our (?:team|budget)|teams?)|(?:tax|admin\\w*|reporting|paperwork|financial|work) burden|hopeless (?:at|with|in|case|cause|situation)|a burden of (?:proof|work|reporting)|trapped in (?:meetings|this (?:job|role)|a role)',
      sure: false,
    },
  ),
  rule(
    'suicide',
    '(?:wont|will not|not going to|not gonna|might not|may not)(?: \\w+)? be (?:here|around|alive|with us)(?: for)? (?:much longer|any ?more|for long|by (?:christmas|summer|the end of the (?:week|month))|to see)|(?:wont|will not) have to (?:worry|put up|deal)(?: \\w+){0,3} (?:about|with) (?:me|him|her)(?: any ?more| much longer| soon)?|(?:you|they|everyone) (?:wont|will not) (?:see|hear from) (?:me|him|her) again',
    {
      unless:
        '(?:company|job|role|team|office|product|project|department|business|firm|contract|tool)s?(?: [^ |]+){0,5} (?:wont|will not) be|be (?:here|around) any ?more (?:because|since|as) (?:he|she|i|they) (?:is|am|are|has|have|got|found|resigned)|(?:new job|leaving|retir\\w+|last day|notice|resign\\w*|holiday|contract ends)',
      sure: false,
    },
  ),
  rule(
    'suicide',
    'cease to exist|stop existing|disappear for ?ever|vanish for ?ever|make it (?:all )?stop(?: for good| forever)?(?= \\||$)|see (?:you )?(?:all )?on the other side|join(?:ing)? (?:my|his|her) (?:dead|late) (?:wife|husband|mum|mom|mother|father|dad|son|daughter|brother|sister)',
    { sure: false },
  ),

  // Prepared.
  rule(
    'suicide',
    '(?:jump|jumps|jumped|jumping|throw|throws|throwing|leap|leaps|leaping) (?:\\w+self )?(?:off|out of|from|in front of|under) (?:\\w+ ){0,2}(?:bridge|roof|rooftop|building|window|balcony|train|tram|bus|tube|truck|lorry|cliff|tower|multi ?storey|car park|\\w+ floor|traffic)|(?:step|steps|stepping|walk|walks|walking|run|running) (?:out )?(?:in front of|into|under) (?:\\w+ )?(?:traffic|train|tram|bus|truck|lorry|car|the sea|the river|the lake)|(?:driv(?:e|es|ing)|drove|crash\\w*)(?: \\w+){0,3} (?:into|off) (?:\\w+ )?(?:tree|wall|bridge|river|cliff|oncoming traffic|the road|lorry|truck)',
    {
      unless: 'bridge (?:day|loan|call)|jump\\w* (?:off|out of) (?:the )?(?:train|bus) (?:of thought)',
    },
  ),
  rule(
    'suicide',
    '(?:rope|noose)(?= _ (?:car|desk|drawer|bag|garage|neck|home|ready|bought|attic|ceiling|room|him|her))|(?:bought|has|got|keeps|found|tied|tying|buying|hiding) (?:a |the |some )?(?:rope|noose)|slit\\w* {own} (?:wrists?|throat)|cut(?:ting|s)? {own} (?:wrists?|throat|veins)',
    {
      unless:
        'skipping rope|climbing rope|rope course|learn\\w* the ropes|show\\w* \\w+ the ropes|end of (?:my|his|her) rope',
    },
  ),
  rule(
    'suicide',
    '(?:goodbye|good bye|farewell|last|final) (?:note|letter|message|text|email)s?|(?:said|says|saying|say) (?:{own} |his |her |my )?(?:goodbyes?|good bye|farewell)(?: to (?:everyone|everybody|us all|all|the kids|{own} \\w+))?(?: as if| like| for (?:good|ever|the last time)| forever)',
    {
      unless:
        '(?:last day|leaving|leaver|retir\\w+|resign\\w*|notice|new job|departing|departure|redundan\\w+|colleagues? (?:who|that) (?:is|are) leaving|parental|maternity|exit)|(?:last|final) (?:email|message|text|note|letter) (?:i|you|we|he|she|they) (?:sent|wrote|got|received)|(?:my|his|her|the|your) (?:last|final) (?:email|message|text|letter|note)|final (?:warning|offer)',
      sure: false,
    },
  ),
  rule(
    'suicide',
    '(?:giving|gives|gave|given|give) away (?:all )?(?:of )?{own} (?:things|belongings|possessions|stuff|pets?|dog|cat|clothes|savings)|(?:put|putting|getting|get|got|sorting|settling|set) {own} affairs in order|(?:has|have|had|made|making|got) a (?:plan|date|method)(?: picked| set| planned)? to (?:die|end|kill)',
    { sure: false },
  ),

  rule(
    'suicide',
    '(?:died|dies|dead|passed away|passed|death|funeral|buried)(?=.{0,90} (?:rather|wants?|wanted|wish(?:es)?|like|hopes?) (?:to )?(?:be|go) (?:with|to|after) (?:him|her|them)(?: |$))|(?:died|dead|passed away|death|funeral|buried)(?=.{0,90} (?:be|being) with (?:him|her|them) (?:again|soon)(?: |$))',
    { sure: false },
  ),

  // Signs that count together: one alone may be a house move.
  rule('suicide', '{sign}(?=.{1,200} {sign}(?: |$))', {
    unless: 'last day|leaving (?:us|for)|retir\\w+|new job|mov(?:es|ed|ing) (?:house|abroad|to)|emigrat\\w+',
  }),
  rule(
    'suicide',
    '(?:life insurance|insurance)(?: [^ |]+){0,6} (?:pays?|paid|pay out|pays out|yourself|himself|herself|enough|still|anyway)|worth more dead|rid of me|free of me|(?:point|use) of me|check(?:ing)? out(?= (?:for good|permanently|of life|of this world| permanently))|(?:done|finished|through)(?: [^ ]+){0,6} with life|(?:want|wants|wanted|need|needs|wish|make|just)(?: [^ |]+){0,2} (?:it|this|everything|the pain)(?: all)? to (?:stop|end|be over|go away)|cant live with (?:myself|what)|i cant live(?= \\||$)',
    {
      unless:
        'want (?:it|this) to (?:stop|end|be over) (?:by|on|before|early|at)|travel insurance|health insurance',
    },
  ),
  rule(
    'suicide',
    '(?:stood|standing|stand|stands|sat|sitting|sits|went|goes|been)(?: [^ |]+){0,3} (?:on|at|by|near|in) (?:the|a) (?:platform|bridge|edge|roof|ledge|cliff|balcony|tracks|parapet|garage)(?=.{0,80} (?:step\\w*|jump\\w*|nearly|almost|edge|thinking|thought|look\\w*|down|engine))|(?:nearly|almost|close to) (?:stepped|stepping|jumped|jumping|drove|did it|doing it|ended|took|killed)|engine running|exhaust (?:pipe|fumes)|(?:steer|steers|steering|swerv\\w*|driv\\w*|drove|crash\\w*|turn\\w* the wheel)(?: [^ |]+){0,4} (?:into|off|onto)(?: [^ |]+){0,2} (?:other lane|oncoming|tree|wall|bridge|barrier|lorry|truck|pillar|river|ditch)|(?:which|that|same) tree(?=.{0,60} (?:every|park|drive))|drive home(?: [^ |]+){0,6} tree|eat(?:s|ing)? (?:a|his|her|my|the) (?:gun|bullet)|(?:gun|pistol|rifle) (?:in|to|at) (?:his|her|my) (?:own )?(?:mouth|head)',
    {
      unless:
        'gun to (?:my|your) head (?:id|i would|i d|i)|nearly (?:drove|did it) (?:me|us) (?:mad|crazy|nuts)|almost (?:drove|ended|took) (?:me|us|the|a|all|my|his|her)(?! (?:life|own))',
    },
  ),
  rule(
    'suicide',
    '(?:how many|all (?:of )?(?:his|her|my|the)|look(?:s|ed|ing)? at (?:the|my|his|her)|staring at (?:the|my)|bottle of|ask(?:s|ed|ing)? (?:around |everyone |people )?for|collect\\w*) (?:of (?:his|her|my|the) )?(?:sleeping )?(?:pills|tablets|paracetamols?|insulin)|(?:took|taken|swallowed|take) (?:the|a|it all|all the|almost a) ?(?:whole |entire |full )?(?:packet|pack|bottle|box|lot|strip)(?= \\||$| of(?! cards))|(?:pills|tablets)(?: [^ |]+){0,3} (?:it would|would it|it takes|to die|to not wake)|(?:have|has|got|having) the (?:means|method|pills|tablets|rope)',
    {
      unless:
        '(?:headache|allerg\\w*|pressure|adhd|vitamins?|chocolate|biscuits|crisps|cards)|(?:the means) (?:to (?:pay|fund|finance|deliver|buy))',
    },
  ),
  rule(
    'suicide',
    '(?:written|wrote|writing|writes|write|left|leaves|found|started|finished)(?: [^ |]+){0,3} (?:letters?|notes?)(?: [^ |]+){0,8} (?:gone|dead|after|kids|children|parents|family|wife|husband|mum)(?= |$)|(?:writing|written|wrote) the letters|(?:hes|shes|he has|she has|he|she) left a note|(?:last|final) (?:post|message|story|email|text|words)(?: [^ |]+){0,5} (?:thanks?|thank you|good ?bye|everything)|good ?bye(?=.{0,90} (?:tonight|thank you for|thanks for|wont need|for everything|forever|you wont))|(?:say|says|said|saying) (?:{own} )?good ?byes?(?: to)? (?:everyone|everybody|us all|all of us|the team|people|the kids|{own} [^ |]+|[^ |]+ in the)|tell (?:the team|everyone|my \\w+|them)(?: that)? (?:im|i am|i was) sorry|dont (?:try to |come |bother to )?(?:ring|look for|find|stop|call|save) me|dont try to (?:ring|call|reach|find|stop)|bought everything i need',
    {
      unless:
        'last day|leav(?:es|ing) (?:us|for|the (?:company|team|job))|retir\\w+|resign\\w*|new job|departing|redundan\\w+|notice period|letter of (?:recommend\\w+|reference|warning)|letters? (?:to|from) (?:hr|customers?|clients?|the (?:board|council|bank))|parental|maternity|leaver|handover note|thank you note|sick note|doctors? note|left a note (?:on|in|for|about|saying)|dont call me (?:a|on|at|before|after|during)',
      sure: false,
    },
  ),
  rule(
    'suicide',
    'wish(?:es|ed)? (?:i|he|she|they)(?: \\w+)? (?:wouldnt|didnt|dont|wont|would not|did not) wake up|(?:dont|doesnt|does not|do not|didnt|not) (?:really )?care (?:if|whether) (?:i|he|she|they) (?:wakes?|lives?|dies?|survives?|makes? it|ever)|waiting for (?:his|her|my|the) body to|(?:anybody|anyone|somebody|nobody|noone|no one|they)(?: [^ |]+){0,4} (?:notice|care|miss)(?: [^ |]+){0,4} (?:dead|died|die|gone|disappear\\w*)|(?:dont|doesnt|cant|cannot|no longer|not|hardly) (?:see|have|picture|imagine) (?:a|any|my|his|her|much of a)(?: own)? future|(?:everyone|everybody|they|kids|family|team) (?:will|would|ll|d) be (?:fine|ok|okay|better|happier|relieved)(?: off)? without (?:me|him|her)|would(?:nt)? be missed|been planning (?:it|my (?:death|end|exit|suicide))|(?:has|have|had|got) a plan and|(?:plan|date) to (?:die|end)',
    {
      unless:
        'be (?:fine|ok|okay|better|happier|relieved)(?: off)? without (?:me|him|her) (?:for|while|during|on|this|next|at|in)|(?:see|have|imagine) (?:a|any|my|his|her|much of a) future (?:here|in|at|with|for (?:the|this|our))|notice _ (?:gone|missing) (?:from|at) (?:the|a) (?:meeting|call)|plan and (?:the|we|it|they|budget)|care (?:if|whether) (?:he|she|they) (?:makes? it|ever) (?:to|on|comes?)',
      sure: false,
    },
  ),
  rule(
    'suicide',
    '(?:wont|will not|not going to|not gonna|wouldnt) be (?:here|around|in|alive)(?: [^ |]+){0,2} (?:by then|any ?more|ever|much longer|for (?:my|the|his|her) (?:appraisal|review|birthday|party|wedding)|or any|again|any other|after (?:tonight|today|the weekend))|(?:not going to|not gonna|wont|will not|not) be (?:here|around) (?:by then|much longer)|(?:wont|will not|not) (?:be needing|need)(?: [^ |]+){0,5} (?:where (?:im|hes|shes|i am|he is|she is) going|after (?:tonight|today)|any ?more where)|where (?:im|hes|shes) going (?:i|he|she)|look after (?:my|her|his|the) (?:plants?|dog|cat|kids|children|others|family|mum)(?: for (?:me|her|him))?(?= \\||$| should| when im)|cant keep (?:doing|going|living)(?: like)?(?: this)?|(?:past|previous|earlier|prior) attempts?|(?:he|she|they|hell|shell|i)(?: ll| will| might| could)? try (?:it )?again|(?:will|might|would|ll|going to|could) try (?:it )?again|(?:tried|attempted|try) (?:it|this) (?:before|once|already|again)',
    {
      unless:
        'holiday|vacation|annual leave|on leave|parental|maternity|resign\\w*|new job|retir\\w+|contract ends|(?:try|tried|attempt\\w*)(?: [^ |]+){0,3} (?:exam|test|certification|project|launch|pitch|again (?:next|with|to|on|after|in)|tool|approach|method|conversation|talk|feedback|it before with)|cant keep (?:doing|going) (?:this|on)? ?(?:every (?:week|month|sprint)|overtime|meetings)|(?:past|first|second|last|previous|earlier|prior) attempts? (?:at|to|with)|try again (?:next|with|to|on|after|in|tomorrow)',
      sure: false,
    },
  ),
];
