import type { Rule } from '../concern.ts';
import { ruleWriter } from './write-rule.ts';

const rule = ruleWriter({
  home: 'husbands?|wifes?|wife|partners?|boyfriends?|girlfriends?|fiancee?|ex|ex ?(?:husband|wife|partner|boyfriend|girlfriend)|step ?(?:father|dad|mother|mum)|hubby|bf|flatmate|in ?laws?',
  parent: 'step ?(?:father|dad|mother|mum)|dad|father|mother|mum|mom|parents|uncle|grandfather|son|brother',
  strike:
    'hits?|beats?|beat|beaten|punch\\w*|slap\\w*|kick\\w*|chok\\w*|strangl\\w*|whip\\w*|thrash\\w*|batter\\w*|shov\\w*|push(?:es|ed)|drag\\w*|grab\\w*|burn(?:s|ed|t)|stab\\w*|belts?|bites?|smack\\w*|pinch\\w*|wallop\\w*|clobber\\w*',
  her: 'me|her|him|them|us|the (?:kids?|child|children|boy|girl|baby)|(?:my|her|his) (?:\\w+)',
  junior:
    'apprentices?|trainees?|interns?|juniors?|commis|staff|girls|boys|new (?:boy|girl|guy)|students?|temps?|waiters?|waitress\\w*|kitchen porter',
  senior:
    'chef|foreman|boss|manager|supervisor|director|senior|owner|team ?lead|head \\w+|trainer|instructor|captain|partner|shift lead|sergeant|consultant|professor|colleagues?|cfo|ceo|cto|vp',
  body: 'legs?|arms?|face|head|teeth|neck|skull|jaw|throat|kneecaps?|fingers|nose|ribs|hands?|bones',
  tool: 'box ?cutter|cutter|stanley knife|knife|blade|screwdriver|crowbar|wrench|spanner|hammer|bat|machete|scissors|broken bottle|bottle|syringe|nail gun|metal bar|iron bar|bar|pipe|taser|hatchet|axe|chain|gun|pistol',
  will: 'll|will|hell|shell|theyll|would|hed|shed|theyd|going to|gonna|wants? to|threat\\w+ to|could|ill|id|have',
  said: 'says?|said|saying|tells?|told|wrote|writes|swore|swears|shouted|texted|posted|messaged|promised|threatened|yelled|warned',
  near: 'house|home|flat|apartment|door|place|kids school|childrens school|street|gym|church|yoga class|bus stop|stop|tram|club|class|parents|parents house|car|station|doctors?',
});

const HARMLESS =
  'targets?|costs?|bridges?|the news|the deal|projects?|products?|ideas?|meetings?|features?|hours|speed limit|quota|deadlines?|goals?|numbers|budget|feelings|hard with|each others throats|hot desks?|seating|office move|evacuation|new office|workshop|business partners?|linkedin|instagram|twitter|under the bus|to the punch|competit\\w+|records?';

/** Violence at home, threats, and abuse at work, put together from who does it, what is done, and with what. */
export const HARM_PATTERNS: Rule[] = [
  rule(
    'violence-at-home',
    [
      '(?:{home}) ~ (?:{strike}) (?:{her})(?: [^ |]+)?',
      '(?:{parent}) _ (?:belts?|hits?|beats?|whips?|thrash\\w*|kicks?|slaps?|punch\\w*|burns?|kicks and hits) (?:and \\w+ )?{her}(?! (?:numbers|targets))(?: [^ |]+)?',
      '(?:{strike})(?: [^ |]+){1,6} (?:where|so)(?: [^ |]+){1,5} (?:show|shows|see|sees|seen|covers?|hides?|hidden|notices?|visible)',
      '(?:{home}) _ (?:says?|said|threat\\w*|swears?|swore|texts?|wrote|tells?|told|promised) ~ (?:kill|burn|stab|shoot|hurt|set|cut|drown|hunt|throw) (?:her|him|me|them|the kids|acid)',
      '(?:{home}) _ (?:took|takes|keeps|hid|hides|holds|locks? away|confiscat\\w*) (?:her|my|his) (?:passport|bank card|card|wages|phone|keys|papers|salary|money|documents)',
      '(?:{home}) _ (?:checks?|tracks?|follows?|monitors?|controls?|calls?|rings?) ~ (?:every (?:hour|minute|day)|all day|where (?:she|he|i)|salary|money|friends)',
      '(?:heard|hear|hearing) (?:a |her |his |the )?(?:man|husband|wife|boyfriend|girlfriend|partner|someone|father|dad) ~ (?:shout\\w*|scream\\w*|yell\\w*|slap\\w*|smash\\w*|hit\\w*|bang\\w*|threat\\w*)',
      '(?:home|house|flat) (?:isnt|is not|is no longer|doesnt feel|wasnt|is never) safe|(?:not|isnt|never|no longer|doesnt feel) safe (?:to (?:go|be|return) |going |being |at |in )(?:back )?(?:to )?(?:her |his |my |their )?(?:home|flat|house|place|own home)',
      '(?:sleep|sleeps|sleeping|stay|stays|staying|spend\\w*) ~ (?:office|work|shop|warehouse|store|car)(?: overnight)?(?=.{0,60} (?:home|safe|husband|wife|partner|boyfriend|girlfriend|attack\\w*))',
      '(?:my|her|his|their|whose) (?:{home}) ~ (?:(?:broke|breaks|smash\\w*|destroy\\w*) (?:my|her|his|the) \\w+|sp[ai]ts? (?:at|on|in) (?:me|her|him)|(?:lock\\w*|throws?|threw|kicks?|kicked) (?:me|her|him) (?:in|out|up)|(?:took|takes) (?:the|all|away) (?:\\w+ )?(?:keys|phone|money|card)|(?:wont|doesnt|will not|never) lets? (?:me|her|him))',
      '(?:child|kid|kids|children|baby|toddler|son|daughter|year old) (?:is |are |was )?alone (?:at home|in the (?:car|flat|house))(?: all)?|(?:finger|hand|choke|strangle|strangulation|rope|grip) ?marks?',
    ],
    {
      unless: `${HARMLESS}|safe to work|work\\w* from home|stay late|sleep (?:at|in) (?:the )?(?:hotel)|panic attack|football|business|accountability partner|partner (?:company|agency|firm|organi[sz]ation)|ex (?:colleague|employee|boss)`,
    },
  ),
  rule(
    'threat',
    '(?:shooters?|gunm[ae]n) (?:had|has|was|were|did|got)|(?:school|mass|workplace) (?:shooters?|gunm[ae]n)|(?:do|did|does) what (?:that|the) (?:gunman|shooter|killer)',
  ),
  rule(
    'threat',
    [
      '(?:pulled out|held|holds|holding|puts?|pressed|pushed) _ (?:{tool}) ~ (?:throat|neck|face|stomach|ribs|head|chest|eyes?|back)|(?:pulled|pulls|pulling|drew|draws|swung|swings|waved|raised|pointed|lunged) (?:out )?(?:[^ |]+ ){0,3}(?:{tool})(?= (?:on|at|in|to|and|during|when|out|from|\\|))',
      '(?:showed|turned|came|walked|appeared|marched|shows|turns|comes) (?:up |in |back |over |to work |here )?(?:[^ |]+ ){0,2}with (?:a|an|his|her|the|some) (?:{tool})',
      '(?:someone|somebody|they|we|i) should (?:just )?(?:shoot|kill|hang|burn|stab|gas|bomb|behead) (?:them|him|her|you|us|those|all|everyone)(?: all)?',
      '(?:imagin\\w+|pictur\\w+|fantasi\\w+|daydream\\w*|dream\\w*|planning|obsess\\w*) _ (?:stabbing|killing|hurting|shooting|strangling|beating|choking|running over|punching) (?:my|him|her|them|our|the|a|people|everyone)(?: [^ |]+){0,2}|planning what id do to (?:him|her|them)',
      '(?:slash\\w*|punctur\\w*|cut) (?:my|her|his|our) (?:car |bike )?(?:tyres?|tires?|brakes?)|dead (?:rat|bird|animal|cat|pig|fish) (?:on|in|at|to)',
      '(?:parked|waits?|waiting|waited|stands?|standing|stood|sits?|sitting|lurk\\w*|loiter\\w*) _ (?:outside|in front of|opposite|near|across from|round) (?:my|our) (?:kids |childrens )?(?:house|home|flat|apartment|door|place|building|school)',
    ],
    { unless: HARMLESS },
  ),
  rule(
    'threat',
    [
      '{said} (?:[^ |]+ ){0,3}(?:he|she|they|hed|hell|shed|shell|i|ill|id)(?: [^ |]+){0,4} (?:gut|skin|strangle|bury|drown|behead|crush|smash|cut|break|burn|run over|hang|shoot|stab|kill|beat|knock|bash|slice|poison|torch|hunt|finish|set fire to|chop|throttle|put down) (?:him|her|me|them|us|you|everyone|(?:the|my|our|his|a) \\w+)',
      '(?:check|look) under (?:my|your|his|her) car|(?:hunting|carving|flick|combat|army|kitchen) knife (?:in|to|at|with|out)|(?:put|stick|plant|bury) (?:a |an |the )?(?:knife|axe|bullet|fist) (?:in|into|through)',
      'know(?:s)? (?:exactly )?where (?:you|your|i|my|we all|our|everyone|everybody) _ (?:park|live|lives|sit|sits|sleep|sleeps|school|go|goes|study|parks|work out|drink)(?: to school)?',
      '(?:come|coming|comes|be) back (?:with (?:friends|something|some (?:guys|people|friends|mates)|mates)|armed|and (?:finish|settle|show|get))|(?:wont|not) be (?:coming )?alone',
      '(?:you|some of you|none of you|one of you|they|he|she|his \\w+|her \\w+) (?:all )?(?:wont|will not|not) (?:live to|make it|survive|see|last) (?:see |to |until |till |the )?(?:\\w+ )?(?:christmas|new year|monday|tomorrow|weekend|easter|summer|alive|morning)|days are numbered',
      'teach (?:me|him|her|them|you|us|those|that|our \\w+|the \\w+) a lesson(?! (?:about|in|on|plan))|wait\\w* (?:for )?(?:[^ |]+ ){0,3}outside(?=.{0,50} (?:lesson|beat|sort|settle|finish|fight|hurt))',
      '(?:he|she|hes|shes|they|employee|guy|man|someone|who) (?:has |had |also )?(?:drew|draws|drawn|drawing|sketch\\w*|made|keeps|wrote|writes|photograph\\w*|stares at|studies) ~ (?:map|floor ?plan|plan|list|names)(?: [^ |]+)?(?=.{0,80} (?:desks?|exits|names|die|first|everyone|everybody|entrances?|starts))',
      '(?:ill|i will|i am going to|im going to|hell|he will|hed|she will|shell|would) (?:end|finish|bury|gut|skin|hunt|kill) (?:you|me|him|her)(?= \\||$)',
      '(?:{will}) _ (?:break|smash|bash|kick|cave|punch|slit|beat|rip|crush|cut off|legs|arms)(?: [^ |]+){0,2} (?:{body}|broken)(?: (?:in|off|out|broken|smashed))?',
      '(?:sent|sends|sending|get|gets|got|getting|receiv\\w*|texts?|texted|posted|left) ~ (?:pictures?|photos?|pics?|videos?) of (?:my|our)(?: [^ |]+){0,2} (?:house|home|kids?|children|daughters?|sons?|school|car|door|family|wife|husband|street|garden)',
      '(?:follow|follows|followed|following|tail\\w*|trail\\w*) (?:me|her|him|us|them)(?: all the way)? (?:home|after work|at night|around|to (?:the|my|her|his) (?:{near})|every\\w*)',
      '(?:turns?|turned|turning|shows?|showed|showing|pops?|appears?|keeps? turning) up (?:at|outside|in front of) (?:her|my|his) (?:{near})',
      'saw (?:his|the same|that|her) car (?:again|outside)',
    ],
    {
      unless: `${HARMLESS}|(?:dont|do not|doesnt|didnt|let me|want to|need to|would like to) know(?: [^ |]+)? where|(?:beat|beating) (?:my|his|her) head|bridges?|make it to (?:the|our) (?:meeting|party|call|offsite|standup|lunch)|holiday|leave|sick`,
      sure: false,
    },
  ),
  rule(
    'abuse-at-work',
    [
      '(?:rub|rubs|rubbed|rubbing|brush|brushes|brushed|brushing|press|presses|pressed|pressing|grind\\w*)(?: up| himself| herself| constantly| his \\w+){0,2} against (?:me|her|him|us|them|my|the (?:girls|women|interns|trainees))',
      '(?:pictures?|photos?|pics?|videos?|selfies?|messages?) _ (?:penis|dick|cock|genitals|privates|private parts|naked|nudes?|willy|boobs|breasts|porn\\w*)|nudes|dick ?pics?|porn(?:ography)? (?:on|at|to)|(?:massag\\w*|strok\\w*|caress\\w*|sniff\\w*|lick\\w*|fondl\\w*|tickl\\w*|nuzzl\\w*) (?:my|her|his|their|the \\w+) (?:shoulders?|hair|neck|back|leg|hand|cheek|waist|ears?|body|arms?|foot|feet)|(?:naked|nude|pornographic|porn) (?:pictures?|photos?|pics?|selfies?|videos?|images?)|(?:shows?|showed|flash\\w*|exposed|exposes) (?:me |her |us )?(?:his )?(?:penis|dick|genitals|privates|private parts)',
      '(?:promotion|raise|pay rise|rise|job|contract|shifts?|bonus|role|visa|reference|grade) (?:if|when|for|in exchange|depends|unless|once) ~ (?:hotel|his room|her room|bed|sleep\\w*|slept|sex|kiss\\w*|naked|massage)',
      '(?:invited?|asked?|told|ordered|wants?|come|came|go|up)(?: [^ |]+){0,4} (?:hotel room|his room|her room|his bed|sleep with (?:him|her)|sex)(?=.{0,60} (?:promotion|raise|job|contract|bonus|role|depends|career))',
      '(?:put|puts|slip\\w*|drop\\w*|mix\\w*) (?:something|sth|a pill|a drug|drugs|stuff) (?:in|into) (?:my|her|his|their|someones) (?:drink|glass|beer|wine|coffee|tea|cup|water|food)|(?:drink|drinks|glass|beer|cocktail|wine) (?:was |were |got |had been |has been )?spiked|spik\\w+ (?:my|her|his|someones) |roofie\\w*|(?:was|been|got) drugged|drugged (?:me|her|him)',
      '(?:hands?|fingers) (?:on|up|under|down|in|inside) (?:my|her|his|the \\w+|a \\w+)(?: [^ |]+)? ?(?:thighs?|skirt|leg|knee|blouse|bra|trousers|bum|bottom|breasts?|pants|waist)',
      '(?:pin|pinned|held|hold|holding|tied|taped|strapp\\w*|stripp\\w*|undress\\w*|shaved|dunk\\w*|dragg\\w*) ~ (?:down|up|naked|to|head|clothes|trousers|pants|off)(?=.{0,60} (?:joke|fun|laugh\\w*|film\\w*|video|prank|shav\\w*))',
      '(?:lock\\w*|shut\\w*|trap\\w*) (?:me|him|her|them|the \\w+|our \\w+|a \\w+) (?:up )?(?:in|inside|into) (?:the |a )?(?:cold ?room|cold store|freezer|fridge|container|cupboard|store ?room|toilet|cellar|van|locker|basement|cooler|walk ?in)',
      '(?:{senior}) _ (?:hits?|hit|beats?|slaps?|slapped|kicks?|kicked|burn(?:s|ed|t)|pinch\\w*|punch\\w*|whips?) (?:me|him|her|them|us|(?:the|an?|my|our) (?:{junior}))(?: [^ |]+){0,3}',
      '(?:throws?|threw|hurls?|hurled|chucks?|flings?) (?:hot |heavy |his |a |the )?(?:pans?|things|plates?|tools?|chairs?|objects|stuff|knives|phones?|keyboard|pots?|boxes) (?:at|after) (?:me|him|her|them|us|people|staff|(?:the|an?|my|our) \\w+)',
      '(?:forced|forces|made|makes|coerc\\w+|pressured|pressures) (?:her|him|me|them|the \\w+|my \\w+) (?:to have sex|to sex|into (?:sex|bed)|to sleep with|to strip|to undress|to touch)',
    ],
    { unless: `${HARMLESS}|yes to the job|sugar|milk|salt|vitamin\\w*|workshop` },
  ),
  rule(
    'abuse-at-work',
    [
      '(?:{senior}) _ (?:screams?|shouts?|yells?|swears?) at (?:me|him|her|us|them|people|everyone|staff)(?: [^ |]+){0,6} (?:every|always|constantly|daily|stupid|idiot|in front)',
      '(?:calls?|called|calling) (?:me|him|her|them|us) (?:an? |the |all )?(?:\\w+ )?(?:stupid|idiot|monkey|retard\\w*|r word|n word|f word|slut|whore|bitch|faggot|names|terrorist|pig|cripple)|(?:r|n) word',
    ],
    { sure: false },
  ),
];
