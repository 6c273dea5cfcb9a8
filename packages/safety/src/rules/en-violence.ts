import type { Rule } from '../concern.ts';
import { ruleWriter } from './write-rule.ts';

const rule = ruleWriter({
  outsider:
    'customers?|clients?|patients?|passengers?|guests?|visitors?|tenants?|strangers?|regulars?|ex employees?|former (?:employees?|colleagues?|clients?|customers?)|(?:a|some) (?:man|bloke|guy)|suppliers?|parents?|patients (?:son|father|husband|relative)',
  home: 'husbands?|wifes?|wives|spouse|partners?|boyfriends?|girlfriends?|fiancee?|ex|ex ?(?:husband|wife|partner|boyfriend|girlfriend)|dad|father|step ?(?:father|dad|mother|mum)|mother|mum|mom|parents|brother|son|bf|gf|hubby|in ?laws?|family|flatmate|housemate|roommate',
  hits: 'hit|hits|hitting|beat|beats|beating|beaten|punch\\w*|slap\\w*|chok\\w+|strangl\\w*|kick|kicks|kicked|kicking|rap(?:e|es|ed|ing)|shov\\w+|batter\\w*|attack\\w*|assault\\w*|violent|abus\\w+|hurts?|hurting|stab\\w*|burn(?:s|ed|ing|t)|threaten\\w*|stalk\\w*|terrori[sz]\\w+|grab(?:s|bed|bing)|throws? things|threw|locks?|locked|locking|knocks?|knocking|thump\\w*|throttl\\w*|smack\\w*|push(?:es|ed|ing)|lays? hands|laid hands|raises? (?:his|her) hand|knife|gun|kill',
  victim:
    'me|her|him|them|us|you|my|his|their|the kids|the children|someone|somebody|people|anyone|everyone|everybody|a \\w+|another \\w+|one of \\w+',
  harm: 'kill|kills|killing|murder|murdering|shoot|shooting|stab|stabbing|strangle|strangling|beat up|beating up|beat|harm|attack|attacking|hurt|hurting|hit|smash|smack|punch|knife|destroy|get|bash|break|burn|poison|bomb|blow up|slaughter|execute|waste',
  weapon:
    'guns?|handguns?|pistols?|rifles?|firearms?|shotguns?|revolvers?|knife|knives|machete|weapons?|bombs?|grenades?|explosives|axe|hammer|baseball bat|petrol bomb|acid|crossbow|blade|ar ?15',
});

const NOT_HITTING =
  'hit\\w* (?:his|her|their|my|our|the|your|its|a)? ?(?:target|goal|number|quota|deadline|stride|limit|ceiling|head|mark|ground|wall|roof|nail|road|numbers|targets|goals|plateau|kpi|okr|budget|phone|button|send|snag|milestone)s?|beat\\w* (?:his|her|their|my|our|the) (?:target|quota|record|competition|numbers?|drum|deadline)|hit (?:me|her|him|them|us|you) (?:hard|that|with (?:questions|an? (?:idea|email|surprise|request|demand))|up)|attack\\w* (?:the )?(?:problem|idea|task|project|backlog)|hurt\\w* (?:his|her|their|my|the|our) (?:feelings|career|chances|morale|reputation|team|performance|ego|pride|credibility|business|confidence|numbers|image|standing)|kick\\w* (?:off|out|in|myself|himself|herself)|push\\w* (?:back|for|through|on|me to|her to|him to|them to|my|his|her|the)|threat\\w* to (?:quit|leave|resign|sue|go|escalate|report|take|walk|complain|move|stop|withdraw|cancel|call in)|abus\\w* (?:of )?(?:the|his|her|their|our) (?:system|policy|trust|flexib\\w+|privileges?|position|expenses|flexi\\w*|sick leave|hours)|business partners?|partner (?:company|organi[sz]ation|team|agency|firm)|accountability partner|beat\\w* (?:\\w+self|themselves|myself) up|beating around|stab\\w* (?:me|him|her|us|them) in the back|like (?:i|we) attacked|stalk\\w* (?:my team|people|them|everyone) for|throws? (?:me|her|him|them)? ?under the bus|threw (?:me|her|him|them) under the bus|locks? (?:horns|in)';

export const VIOLENCE: Rule[] = [
  rule(
    'violence-at-home',
    [
      '(?:scratch(?:es)?|marks|bruis\\w*|burns|black eye)(?: [^ |]+){0,3} (?:neck|face|arms?|throat|eye)(?=.{0,120} (?:wife|husband|partner|girlfriend|boyfriend|has (?:his|her) (?:wages|card|money)|when (?:he|she) clocks off))',
      '(?:wife|husband|partner|girlfriend|boyfriend|missus)(?=.{0,90} (?:has|keeps|takes|holds|controls) (?:all )?(?:his|her) (?:wages|salary|bank card|pay|money|card|passport) )',
      'not to tell (?:her|him|his wife|her husband|his partner|her partner) when (?:he|she) (?:clocks off|finishes|leaves|gets off|is paid)',
    ],
    { unless: 'divorce lawyer|joint account|saves|cat |kitten|climbing|football|rugby' },
  ),
  // At home.
  rule(
    'violence-at-home',
    '(?:(?:my|her|his|their|the|whose|employees|colleagues|an?) )?(?:\\w+ )?{home}(?: [^ |]+){0,3} (?:{hits}|hides (?:the|her|his|my) (?:car )?keys)(?: [^ |]+)? (?:{victim}|at home|again|when|every|last night|and)',
    {
      unless: `${NOT_HITTING}|(?:mother|father|mum|mom|dad|parents|family|son|brother)(?: [^ |]+){0,3} (?:hurts?|hurting|attack|kick|locks?|locked)|stroke|heart attack|panic attack|asthma attack`,
    },
  ),
  rule(
    'violence-at-home',
    '(?:being |gets? |getting |is |was |been )?(?:hit|beaten|beaten up|hurt|attacked|abused|raped|choked|strangled|threatened|slapped|kicked|punched|locked in|controlled)(?: up)? (?:at home|by (?:his|her|their|my|the|an?) (?:\\w+ )?{home})',
  ),
  rule(
    'violence-at-home',
    'domestic (?:violence|abuse)|violence at home|violent (?:at home|relationship|marriage|partner|husband|wife|ex|boyfriend|girlfriend|home)|abusive (?:relationship|husband|wife|partner|boyfriend|girlfriend|marriage|home|ex|parent\\w*|father|mother|household)|(?:being )?abused at home|wife beater|coercive control|battered (?:wife|woman|women|husband)|honou?r (?:killing|based violence)|forced marriage',
  ),
  rule(
    'violence-at-home',
    '(?:afraid|scared|frightened|terrified|fears?|fearing|too scared|dread\\w*|not safe|unsafe|isnt safe|doesnt feel safe|feels? unsafe)(?: [^ |]+){0,2} (?:to go|going|go|to be|being|at|of going) ?(?:back )?home|(?:not safe|unsafe|isnt safe|in danger|no safe place)(?: [^ |]+){0,2} (?:at|in her own|in his own|her|his) home|(?:afraid|scared|frightened|terrified|fears?|hiding|running away|fleeing|escape|escaping|escaped|get away|getting away)(?: for [^ |]+ [^ |]+)?(?: of| from)? (?:his|her|my|their) (?:\\w+ )?(?:{home})',
  ),
  rule(
    'violence-at-home',
    '(?:black eyes?|bruis\\w+|split lip|broken (?:arm|rib|nose|wrist|jaw)|choke marks|marks (?:on|around) (?:his|her|my|their) (?:neck|face|throat))(?: [^ |]+){0,8}|(?:stalk(?:s|ed|ing|er)|waits? for (?:her|him|me) outside|turns? up (?:outside|at) (?:her|his|my) (?:house|home|door)|tracks? (?:her|my|his) (?:phone|location)|wont let (?:her|me|him) (?:leave|work|see|go out|out|have)|takes (?:her|my|his) (?:wages|salary|bank card|passport)|controls (?:everything|all (?:her|his|my)|her|my) ?(?:money|phone|life|does)?)',
    {
      unless:
        'bit (?:my|his|her) (?:own )?(?:arm|hand)|bruised (?:ego|feelings|pride|confidence)|bruising (?:meeting|quarter|talk|year|experience|review|feedback|encounter|week|conversation)|(?:ski\\w*|football|rugby|bik\\w+|cycling|sports?|gym|accident|fell|hockey|judo|boxing|slipped|crash)|my (?:boss|manager)(?: [^ |]+){0,3} (?:controls|wont let)|(?:boss|manager|company|system|policy|hr|they) (?:controls|wont let)|linkedin|social media stalk\\w*|wont let (?:it|me|him|her) (?:go home early|have (?:a|the) (?:day|budget|raise))',
    },
  ),
  rule(
    'violence-at-home',
    '(?:he|she|they|hes|shes) (?:has |have |had )?(?:hit|hits|beat|beats|punched|punches|slapped|slaps|choked|chokes|strangled|kicked|kicks|raped|rapes|pushed|shoved|threw)(?: \\w+)? (?:me|her|him|us|the kids|the children)(?: [^ |]+)?',
    {
      unless: `${NOT_HITTING}|(?:at|in|during) (?:the |a |our )?(?:work|office|meeting|shift|warehouse|kitchen|site|shop|corridor|car park)|pushed (?:me|her|him|us) (?:to|into|for|hard|too|out|towards|away)|(?:beat|beats) (?:me|her|him|us) (?:to|at|in|by)|threw (?:me|her|him) (?:in|a|the|off|out|under|into)`,
      sure: false,
    },
  ),

  rule(
    'violence-at-home',
    '{home}(?: [^ |]+){0,4} (?:waits?|waiting|follows?|following|turns? up|turning up|shows? up|showing up|lurk\\w*|hangs? around|keeps? (?:coming|calling|ringing|turning|showing|asking))(?: [^ |]+){0,8}|so (?:her|his|my) {home} cant find|{home}(?: [^ |]+){0,3} (?:cant|cannot|must not|mustnt|not) find (?:her|him|me)|(?:goes through|reads|checks|checking|monitors|tracks|searches) (?:all )?(?:her|my|his) (?:phone|messages|texts|emails|bag)|(?:screaming|yelling|shouting) at (?:her|him|me|them)(?=.{0,60} (?:smash\\w*|bang|crash\\w*|broke\\w*|offline|cry\\w*|hit))|restraining order|dv situation|cant go home|(?:my|her|his) {home}(?: [^ |]+){0,2} (?:forces?|forcing|makes? me|wont let|will not let|doesnt let)(?: [^ |]+){0,8}|forces? me to have sex|never see the (?:kids|children)(?: again)?|(?:he|she) checks (?:it|my phone|her phone)|(?:come|comes|will) find me|(?:he|she) (?:strangled|choked|beat|hit|punched|kicked|burned) (?:her|him|me)(?: [^ |]+){0,3}',
    {
      unless: `${NOT_HITTING}|(?:manager|boss|system|auditor|compliance)(?: [^ |]+){0,3} (?:reads|checks|monitors|tracks)|(?:customer|patient|client|resident|student)(?: [^ |]+){0,3} (?:hit|punched|kicked|strangled|choked)|strangled by|family (?:business|company|day|leave|friend\\w*)|(?:mother|mum|mom|dad|father|parents|family|son|brother)(?: [^ |]+){0,4} (?:waits?|waiting|turns? up|shows? up|keeps? (?:coming|calling|ringing))|business partner|partner(?: [^ |]+){0,3} (?:keeps asking|keeps calling) for|ex (?:colleague|employee|boss)|(?:cant|cannot) go home (?:before|until|early|on time|at)`,
    },
  ),

  rule(
    'violence-at-home',
    '(?:hits?|beats?|punches|slaps|chokes|strangles|kicks|batters|rapes|hurts|attacks|beaten|hitting|beating|slapping) (?:up )?(?:his|her|their) (?:own )?(?:wife|husband|girlfriend|boyfriend|partner|fiancee?|kids?|children|son|daughter|baby|mother)',
    {
      unless: `${NOT_HITTING}|(?:at|in) (?:chess|tennis|golf|cards|squash|the race|table tennis|running)|hurts? (?:his|her|their) (?:[^ |]+ )?(?:feelings|career)`,
    },
  ),

  // Threats and weapons.
  rule(
    'threat',
    '(?:com(?:e|es|ing)|be (?:back|there|in)|show(?:s|ing)? up|turn(?:s|ing)? up|wait(?:s|ing)?|return\\w*) (?:[^ |]+ ){0,6}with (?:his|her|their|a|an|the) (?:[^ |]+ )?(?:guns?|handgun|pistol|rifle|shotgun|firearm|revolver|machete|axe|crossbow|petrol|acid|bomb|baseball bat)|bring(?:s|ing)? (?:his|her|their|a|an) (?:[^ |]+ )?(?:guns?|handgun|pistol|rifle|shotgun|firearm|revolver|machete|crossbow)',
    {
      unless:
        '(?:nerf|water|toy|glue|nail|staple|heat|spray|bar ?code|label|massage|radar|price|paint\\w*|grease|caulking) guns?|clay pigeon|hunting (?:club|season)|museum|props?|bath bombs?|fire brigade|fire station|lumber\\w*|acid test',
    },
  ),
  rule(
    'threat',
    '(?:{weapon})(?: [^ |]+){0,5} (?:to work|at work|in(?:to)? the (?:office|building|warehouse|meeting|workplace|shop|school|ward|kitchen)|to the (?:office|site|meeting|school|shop)|desk|locker|backpack|his bag|her bag|his car|drawer|on (?:him|her|them)|with (?:him|her|them)|at (?:me|him|her|us|people|someone|everyone|a \\w+)|out)|(?:bring\\w*|brought|carr(?:y|ies|ied|ying)|has|have|had|having|got|owns?|bought|buy\\w*|get|getting|pull\\w*|point\\w*|wav(?:e|es|ed|ing)|show\\w*|come back with|came with|comes with|threat\\w* \\w+ with|posts? (?:pictures|photos) (?:of|with)|talks? about|talking about|jok\\w+ about|hides?|hiding|found|saw|seen)(?: [^ |]+){0,4} {weapon}',
    {
      unless:
        'kni(?:fe|ves) (?:is|are) out|secret weapon|(?:silver|magic) bullet|knife edge|weapon of choice|swiss army|(?:kitchen|butter|bread|palette|utility|stanley|pocket|craft) kni(?:fe|ves)(?! (?:at|to|out|threat))|(?:water|nerf|nail|glue|staple|heat|radar|spray|bar ?code|label|hot glue|massage) guns?|jump\\w* the gun|under the gun|stick\\w* to|smoking gun|gun shy|top gun|bath bombs?|photo bombs?|f ?bombs?|time bomb|axe(?:d)? the|get the axe|hammer (?:out|home|it)|acid (?:test|tongue)|(?:sledge)?hammer to crack|cake|gun control|cutting edge|blade (?:server|runner)s?|knife in (?:the|my|his|her) back|stab\\w* in the back|under the hammer|put the (?:knife|hammer)|claw hammer',
    },
  ),
  rule(
    'threat',
    '(?:shoot|shooting|blow|blowing|burn|burning|bomb|bombing|torch|torching|set fire to|shoots)(?: up| down)? (?:the |this |our |that |his |her |my |your )?(?:place|office|building|school|workplace|everyone|everybody|people|us all|company|factory|warehouse|shop|hospital|plant|car|house)(?: up| down)?|(?:mass|school|workplace|office) (?:shooting|shooter)|active shooter|bomb threat|death threats?|hit list|kill list|go(?:ing|es|ne)? postal',
    {
      unless:
        'shoot\\w* (?:the|a) (?:video|film|photos?|pictures|messenger|breeze|email)|(?:photo|video|film|troubleshoot\\w*) ?shoot\\w*|shooting (?:for|from|through)|blow\\w* (?:up )?(?:the )?(?:budget|deadline|schedule|whistle)',
    },
  ),
  rule(
    'threat',
    '(?:threat\\w+|swor\\w+|swear\\w*|vow\\w*|promis\\w+|plans?|planning|planned|wants?|wanted|wanna|going|gonna|said (?:he|she|they|he ll|hed|shed)(?: \\w+)?|says (?:he|she|they|hell|shell)(?: \\w+)?|about|ready|will|hell|shell|theyll|fantasi[sz]\\w+ (?:of|about)|thinking (?:of|about)|thoughts (?:of|about)|talks? (?:of|about)|talking (?:of|about))(?: to)?(?: [^ |]+){0,1} (?:{harm}) (?:me|him|her|them|us|you|everyone|everybody|people|someone|somebody|(?:his|her|my|the|a|our|your|their|another|that) (?:boss|manager|supervisor|team ?lead|colleagues?|co ?workers?|team|wife|husband|kids|family|children|partner|ex|girlfriend|boyfriend|customers?|clients?|neighbou?r|teacher|\\w+ manager))(?: all)?',
    {
      unless: `${NOT_HITTING}|(?:dont|do not|doesnt|didnt|not|never|without|avoid|afraid of|worried about|scared of|how to|hate to|sorry to)(?: [^ |]+){0,3} (?:hurt\\w*|hit|get|harm\\w*|destroy|break|beat|waste|kill)|(?:going to|will|gonna|would) (?:kill|murder) (?:me|us)(?: (?:if|when|for|over|because|unless|once|after))|(?:going to|gonna|will|wants? to|want|wanted to|wanna|about to|plan\\w* to) (?:get|beat|hit|break|waste|burn|bomb) (?:me|him|her|them|us|you|people|someone|everyone|the|my|his|our|a)|(?:deadline|workload|job|project|commute|meeting|work|pressure|heat|spreadsheet|process|boredom|stress|schedule)s?(?: [^ |]+){0,2} (?:will|going to|is|gonna) (?:kill|destroy|break|hurt)|(?:this|that|it|which|what|they|truth|feedback|change|decision|cut|cuts|news|layoffs?) (?:will|would|is going to|might|could|may) (?:hurt|hit|destroy|break|kill)|hurt (?:my|his|her|their|the|our) (?:team|manager|boss|colleagues?)(?= (?:performance|morale|reputation|feelings))|(?:will|going to|gonna) (?:destroy|attack|shoot) (?:me|him|her|them|us) (?:in|at|for|on|over) (?:the |a |this )?(?:meeting|review|email|feedback|interview|presentation|board)`,
    },
  ),
  rule(
    'threat',
    '(?:threat(?:en|ens|ened|ening|s)|menac\\w+|intimidat\\w+) (?:me|him|her|them|us|everyone|people|someone|somebody|violence|(?:a|an|another|my|his|her|the|our|one of (?:my|our|the)) (?:\\w+ )?(?:colleagues?|co ?workers?|manager|boss|team|staff|employees?|customers?|supervisor|nurse|teacher|people|guys|family|wife|husband|kids))|physical(?:ly)? (?:threat\\w*|violen\\w*|attack\\w*|assault\\w*|fight|altercation|aggress\\w*|intimidat\\w*)|threats? (?:of|to) (?:violence|harm|kill|hurt)|(?:making|made|makes|received|receiving|got|getting|sends?|sent|sending) (?:\\w+ )?threats',
    {
      unless:
        'threat\\w* (?:me|him|her|them|us|everyone|people) (?:with|of|that) (?:dismissal|legal|firing|a lawyer|lawyers?|resign\\w*|a (?:complaint|grievance|tribunal|lawsuit|bad review)|hr|quitting|leaving|redundancy|the sack|being fired|losing)|(?:feels?|felt|feeling|be|being|is|are|seem\\w*) threatened by (?:me|him|her|my|his|the|our|change|ai)|(?:me|him|her|them|us) to (?:quit|leave|resign|sue|go|escalate|report)|threat\\w* to (?:quit|leave|resign|sue|go to|escalate|report|walk|complain)|intimidat\\w+ (?:by|me because|to speak|me a bit|people without)|(?:find|finds|found) (?:me|him|her|it|them) intimidating|(?:experience|seniority|knowledge|expertise|age|title|presence|confidence|reputation|size) intimidat\\w+',
    },
  ),
  rule(
    'threat',
    '(?:youll|they will|theyll|you will|everyone will|all|she will|he will|hell|shell|youre all going to|he said we would)(?: all)?(?: be)? (?:regret (?:it|this)|be sorry|sorry|pay for (?:it|this)|make (?:us|them|you|me|him|her) pay)|(?:make|making) (?:them|you|us|him|her|me|everyone) (?:all )?pay for|knows? where (?:i|you|we|she|he|my (?:kids|family|children)|\\w+) (?:live|lives|go to school)|watch (?:your|my|her|his) back|(?:get|getting|take|taking|wants) revenge|(?:come|coming|came) after (?:me|us|you|him|her)|put (?:a bullet|a knife) in|snap(?:s|ped)? and (?:hurt|kill|do)|could (?:kill|murder|strangle) (?:him|her|them|my|someone)|feel like (?:killing|hitting|punching|strangling)',
    {
      unless:
        'pay for (?:it|this) (?:with|from|out|monthly|ourselves|by)|(?:regret|sorry) (?:for|about|that|to)',
      sure: false,
    },
  ),
  rule(
    'threat',
    '(?:punch(?:ed|es|ing)?|slapp(?:ed|ing)|slaps|kicked|kicking|headbutt\\w*|spat|spits|spit|assault(?:ed|s|ing)|attack(?:ed|s|ing)|shov(?:ed|es|ing)|strangl(?:ed|ing)|stabb(?:ed|ing)|grabb(?:ed|ing)|hit|beat up|physically pushed)(?: (?:on|at))? (?:me|him|her|them|us|someone|somebody|everyone|(?:a|an|another|my|his|her|the|our|one of (?:my|our|the)) (?:\\w+ )?(?:colleagues?|co ?workers?|manager|boss|staff|employees?|customers?|supervisor|nurse|teacher|people|patient|team ?mate|team member|intern|apprentice))|(?:fist ?fight|came to blows|come to blows|fistfight|physical fight|got physical|turned physical|turned violent|becomes? violent|became violent|got violent|(?:is|was|gets|getting|being) (?:physically )?violent)|threw (?:a|his|her|the) (?:chair|mug|cup|laptop|stapler|phone|bottle|hammer|box|tool|plate|monitor|punch)(?: at)?|(?:punch\\w*|smash\\w*) (?:a|the|his) (?:wall|door|window|screen|desk)',
    {
      unless: `${NOT_HITTING}|sexual\\w* (?:assault|attack|harass|abus)\\w*|kni(?:fe|ves) (?:is|are) out|(?:idea|argument|proposal|position|verbal|credib\\w+)(?: [^ |]+){0,3} (?:attack|assault)|(?:attack(?:ed|s|ing)?) (?:me|him|her|them|us|(?:my|his|her|a|the) \\w+) (?:in (?:a|the|front)|verbally|over|for|on (?:slack|teams|email|chat)|by email)|hit (?:me|him|her|them|us)(?: [^ |]+)? (?:hard|that|with|how|when i|badly|like|like a)|feels? (?:attacked|assaulted)|grabb\\w+ (?:me|him|her|them|us|someone|\\w+ \\w+) (?:for (?:a|coffee|lunch|five)|a (?:coffee|chair)|after)`,
    },
  ),

  rule(
    'threat',
    '(?:threat\\w+|wants?|wanted|going|gonna|said|says|swears?|swore|about|could|will|ll|might|ready|plans?|planning|talk\\w*|dream\\w*|thoughts?|understands? why people)(?: [^ |]+){0,4} (?:stab|stabbing|knife|shoot|shooting|kill|killing|murder|strangle|smash|slit|gut|behead|run over|running over|set fire|burn down|blow up|poison)(?: [^ |]+){0,3} (?:me|him|her|them|us|everyone|everybody|people|someone|another|face|skull|(?:my|his|her|the|a|our|one of \\w+) \\w+|up their offices?)(?: [^ |]+){0,2}',
    {
      unless: `${NOT_HITTING}|(?:going to|will|gonna|would|might|ll|could) (?:kill|murder|strangle|shoot) (?:me|us)(?= |$)(?! one day i)|(?:kill|killing|shoot|shooting|burn down|blow up|smash|murder|stab) (?:off )?(?:the|a|this|that|our|my|his|her) (?:\\w+ )?(?:project|product|idea|deal|feature|meeting|mood|momentum|budget|spreadsheet|process|team spirit|morale|vibe|motivation|creativity|culture|targets?|record|numbers|interview|presentation|quarter|backlog|code|build|server|branch|conversation|video|email|timeline|schedule|plan|hopes?|dreams?|chances?|reputation|time|thread|joke|business|company|bugs?|messenger|moment|argument|case|brand|department|programme|initiative|ticket|pilot|dark)|kill (?:two|it|time)|poison(?:ing)? the (?:atmosphere|team|well|mood|culture|climate)|stab\\w* (?:me|him|her|us|them) in the back|smash(?:ing|ed)? (?:it|this|that|the|my|his|her|our) (?:\\w+ )?(?:target|quarter|goals?|presentation|interview)|(?:this|that|it|deadline|job|workload|commute|meeting|heat|boredom|she ll|hell)(?: [^ |]+){0,3} (?:kill|killing) me`,
    },
  ),
  rule(
    'threat',
    'smash (?:his|her|my|their) (?:face|head|skull)(?: in)?|wait for (?:him|her|me|the \\w+) in the car ?park|(?:have|has|got|had) it coming|(?:list|names) of people (?:who|that|he|she)|make (?:them|him|her|the \\w+|everyone) (?:all )?(?:pay|suffer)(?: with [^ |]+)?|pay with blood|accidents happen|bullet in (?:it|an envelope|the (?:post|mail))|theyll (?:know|remember) (?:who|me|my)|see you (?:on )?monday(?=.{0,20}$)|(?:hes|is|comes?|coming|bring\\w*) bringing? something|gonna fight|going to fight|fight after (?:shift|work)|(?:grabbed|took|had|held)(?: [^ |]+){0,6} by the (?:throat|neck|hair)|(?:hit|hits|hitting|beat|beats|punched|bit|bites|kicked|slapped|spat)(?: [^ |]+){0,5} with (?:a|his|her|the) (?:stick|fist|bottle|chair|belt|bat|bar|cane|pole|tool|tray)|(?:knife|gun|rifle|pistol|machete|axe|armed)(?: [^ |]+){0,4} (?:in|at|outside) (?:reception|the (?:lobby|office|building|shop|door|car park|warehouse|ward|school))|(?:man|someone|guy|customer|patient|woman|boy|kid)(?: [^ |]+){0,4} with a (?:knife|gun|machete|axe|bat|hammer|weapon)|(?:pic|pics|picture|photo|photos|selfie)(?: [^ |]+){0,4} (?:rifle|gun|guns|pistol|knife|weapon)',
    {
      unless: `list of people (?:who|that) (?:need|want|attend|can|should|are|have (?:registered|signed|completed|not))|(?:list|names) of people (?:he|she) (?:manages|works|knows)|make (?:them|him|her) (?:pay|suffer) (?:for|the)? ?(?:coffee|lunch|drinks|bill|invoice|late|consequences)|(?:success|bonus|promotion|praise|award)(?: [^ |]+){0,3} it coming|fight (?:for|over the budget|about|against)|hit \\w+ with (?:the|a) (?:stick of|news|bill|feedback|question)|carrot`,
      sure: false,
    },
  ),
  rule(
    'threat',
    '(?:hurt|harm|hit|lose it with|lash out at|snap at|go for) (?:him|her|them|someone|somebody)(?= \\||$| one day| i really| today| if| again| next)|i(?:ll| will| could| might| swear ill| swear i will)(?: \\w+)? (?:kill|hurt|hit|stab|strangle|smash|murder)(?: him| her| them| my \\w+| the \\w+| someone|(?: [^ |]+)? face in)|i (?:lost it and )?(?:shoved|hit|slapped|punched|pushed|grabbed|kicked) (?:him|her|them|my \\w+|a \\w+)|afraid of what (?:ill|i will|i might|hell|shell|he will|she will) do|(?:this|so) close (?:today )?(?:to (?:hitting|hurting|punching)|today)|thoughts about (?:running|hurting|killing|stabbing|hitting|harming|shooting)',
    {
      unless:
        'i pushed (?:him|her|them|my \\w+) (?:to|too|for|hard|into|back|out)|(?:dont|do not|without|not|never|didnt|avoid|how to|wouldnt) (?:want to )?(?:hurt|hurting|harm)|i(?:ll| will) hit (?:him|her|them) (?:with|up)|i grabbed (?:him|her|them|my \\w+) (?:for|a)|(?:kill|murder) for|i hit (?:him|her|them) with|i hit my (?:target|goal|limit|quota|head)|this close to (?:finishing|quitting|resigning|the)|(?:close|so close) today(?= to (?:finish|the|a))|hurt (?:him|her|them) (?:if|again|next) _ (?:feedback|promotion)|feedback(?: [^ |]+){0,6} hurt (?:him|her|them)',
      sure: false,
    },
  ),

  // Harassment and abuse at work.
  rule(
    'abuse-at-work',
    '(?:sexual(?:ly)?|sexualized|sexualised) (?:harass\\w*|assault\\w*|abus\\w*|advances?|comments?|remarks?|jokes?|messages?|inappropriate|explicit|attack\\w*|misconduct|favou?rs?)|harr?ass\\w*|grop(?:e|es|ed|ing)|rap(?:e|ed|ist|es)|molest\\w*|(?:inappropriate|unwanted|unwelcome|creepy)(?:ly)? (?:touch\\w*|contact|advances?|attention|kiss\\w*|messages?|texts?|comments?|hugs?|hugging)|(?:touch(?:es|ed|ing)|strok(?:es|ed|ing)|rub(?:s|bed|bing)|squeez(?:es|ed|ing)|grab(?:s|bed|bing)|slap(?:s|ped)|pinch(?:es|ed|ing)|feel(?:s|ing) up|felt up|put (?:his|her) hands?(?: \\w+)? (?:on|up|down)|hand on) (?:up )?(?:my|her|his|the|their|a)(?: \\w+){0,3} (?:leg|thigh|knee|bum|bottom|butt|ass|arse|breasts?|boobs?|waist|back|hair|crotch|chest|skirt)',
    {
      unless:
        'hand on (?:my|his|her) heart|pat on the back|hair ?cut|back office|(?:leave|left) (?:his|her|my) chest',
    },
  ),
  rule(
    'abuse-at-work',
    '(?:tried to )?kiss(?:ed|es|ing)? (?:me|her|him|an? (?:intern|colleague|employee|coworker))|(?:keeps?|kept|wont stop|is always|always) (?:touching|hugging|staring at|following|texting|messaging) (?:me|her|him|my|the (?:women|girls|interns))|(?:asks?|asked|asking|pressur\\w+|wants?|forc\\w+)(?: \\w+){0,2} (?:for sex|to have sex|to sleep with|for nudes|to undress|to go to (?:his|her) (?:hotel )?room)|(?:sends?|sent|sending|shows?|showed|showing)(?: \\w+){0,2} (?:nudes?|naked|dick pics?|porn\\w*|explicit)|(?:had|have|having) sex with (?:an? )?(?:intern|employee|report|trainee)|upskirt\\w*|(?:called|calls|calling|call)(?: \\w+){0,2} (?:a |an |the )?(?:\\w+ )?(?:slut|whore|bitch|cunt|fag\\w*|dyke|tranny|nigg\\w*|n word|chink|paki|retard|spastic|monkey|terrorist|gyps\\w*|cripple)|(?:racial|racist|homophobic|transphobic|sexist|antisemitic|islamophobic) (?:abuse|slurs?|attacks?|insults?|bullying|remarks?|comments?|harass\\w*)|hate (?:speech|crime)|swastika',
  ),
  rule(
    'abuse-at-work',
    '(?:being |is |been |was |were |gets |getting |am |are )?bull(?:y|ies|ied|ying)(?: (?:me|him|her|them|by|people|at|in|on|an?|my|the))?|bully(?:ies)? (?:me|him|her|them|people|staff)|mobb(?:ed|ing)|(?:humiliat|degrad|terrori[sz]|tortur|victimi[sz]|sham)\\w+ (?:me|him|her|them|people|staff|in (?:front|public|meetings)|(?:a|my|his|her|the|our|one of) \\w+)|(?:scream|yell|shout)\\w* (?:at|abuse|in) (?:me|her|him|them|my|people|staff|his|our)(?: face)?(?: every day| daily| all the time| constantly)?(?= (?:every|daily|all the time|constantly|and throws|until))|verbal(?:ly)? abus\\w*|psychological abuse|emotional(?:ly)? abus\\w*|modern slavery|forced labou?r|took (?:my|his|her|their) passports?|(?:initiation|hazing) ritual|hazing',
    {
      unless:
        '(?:policy|policies|training|modules?|workshop|e learning|webinar|course)(?: [^ |]+){0,4} bully\\w*|bully\\w*(?: [^ |]+){0,4} (?:policy|training|modules?|workshop|webinar|course)|bull(?:y|ied|ying) (?:into (?:a|the) (?:deadline|decision))|bully for you|flash ?mob\\w*',
    },
  ),
  rule(
    'abuse-at-work',
    '(?:grabs?|grabbed|grabbing|touches|touched|touching|gropes?|groping|feels up|strokes|rubs|presses?|pressed|pressing|brushes) (?:up )?(?:against )?(?:me|her|him|my|us|the (?:girls|women|interns|trainees))(?: [^ |]+){0,3}(?= every| whenever| when| and| \\||$| at| in| up| all)|(?:my|her|his) (?:boss|manager|colleague|supervisor|ceo|director)(?: [^ |]+)? (?:touches|gropes|grabs|kisses) (?:me|her|him)|press(?:es|ing)? up against|(?:send|sends|sending|sent|keeps sending|shows?|showing)(?: [^ |]+){0,3} (?:pictures?|pics?|photos?|videos?) of his(?: [^ |]+)?|(?:if|unless)(?: [^ |]+){0,3} sleep with (?:him|her|me)|sleep with (?:him|her|me)(?= (?:i|id|ill|she|he|or|and|to get|for))|(?:locks?|locked|locking) (?:me|him|her|them|us|someone|the [^ |]+|our [^ |]+|a [^ |]+)(?: [^ |]+){0,2} in (?:the|a) (?:cold room|freezer|cupboard|store|storeroom|toilet|cellar|basement|fridge|office)|spit(?:s|ting)? in (?:his|her|my|their)|because (?:he|she|theyre|they are|hes|shes|im) (?:is )?(?:gay|black|muslim|jewish|trans|lesbian|foreign|asian|roma|disabled)|(?:takes?|took|keeps?|kept|holds?|confiscat\\w+)(?: [^ |]+){0,3} passports?|sleep (?:eight|ten|six|twelve|\\d+) to a room|followed me (?:into|to) the (?:toilets?|bathroom|loo|changing room)|wouldnt (?:let me out|take no|stop (?:when|after))|take no for an answer|what (?:he|she) did (?:to me )?in (?:the|his|her|my) (?:hotel|room|car|office)|(?:came|come|comes) to my (?:hotel )?room|(?:i|she|he) (?:was|got|were) (?:sexually )?(?:assaulted|raped|molested|groped|abused|attacked)(?: by)?',
    {
      unless:
        'grabbed me (?:for|a|by the (?:hand|way))|touch(?:es|ed|ing) (?:me|her|him|us) (?:deeply|that|how|by)|touching base|(?:salesman|supplier|vendor|customer|client)(?: [^ |]+){0,4} take no for an answer|(?:attacked|assaulted) (?:verbally|in (?:the|a) meeting)|promot\\w+ because (?:he|she|theyre)|came to my (?:hotel )?room to',
    },
  ),
  // Outsiders, who are no part of the home: customers, those who were dismissed, strangers.
  rule(
    'threat',
    '(?:{outsider})(?: [^ |]+){0,6} (?:follow(?:s|ed|ing)?|stalk(?:s|ed|ing)?|tail(?:s|ed|ing)) (?:me|her|him|them|us|(?:my|our|the|a|one of (?:my|our)) [^ |]+)|(?:being |is |was |am |im |gets? |got )(?:followed|stalked)(?: [^ |]+){0,3} by (?:an? |the |his |her |my )?(?:{outsider})|(?:follow(?:s|ed|ing)?|stalk(?:s|ed|ing)?)(?: [^ |]+){1,4} (?:to|from|at|on) (?:the|her|his|my|their) (?:bus|bus stop|tram|tram stop|train|station|car|car park|flat|house|home|door|hotel|way home)',
    {
      unless:
        'follow\\w* (?:[^ |]+ )?(?:up|advice|instructions?|orders?|process|rules?|recipe|example|lead|suit|(?:on|me on) (?:linkedin|instagram|twitter))|follow(?:s|ed|ing)? (?:our|the|my) (?:news\\w*|accounts?|page|company|channel|blog|process|rules?|advice|progress|example|lead|instructions?|policy|work|steps?|brand)|(?:stalking|following) (?:the )?competitor\\w*',
    },
  ),
  rule(
    'threat',
    '(?:{outsider})(?: [^ |]+){0,5} (?:waits?|waited|waiting|lurks?|lurking|hangs? around|stands?|standing|sits?|sitting|parked|turns? up|turned up|shows? up)(?: [^ |]+){0,4} (?:bus stop|tram stop|car park|(?:my|her|his|their) (?:car|house|flat|home|door|gym|shift)|staff (?:door|entrance|exit))|(?:i|we|they|my boss|hr) (?:had to |have to |has to )?(?:fire|fired|dismiss|dismissed|sack|sacked|let go)(?: [^ |]+){0,4} (?:waits?|waiting|parked|outside|follow\\w*)(?: [^ |]+){0,4} (?:my|her|his|our) (?:car|house|home|flat|door)',
    { unless: 'taxi|lift to|delivery|queue', sure: false },
  ),
];
