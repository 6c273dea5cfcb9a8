import type { Rule } from '../concern.ts';
import { ruleWriter } from './write-rule.ts';

const rule = ruleWriter({
  oneself: 'my ?self|him ?self|her ?self|them ?sel(?:f|ves)|your ?self|hisself|one ?self',
  own: 'my|his|her|their|your|ones',
  drink:
    'alcohol|booze|vodka|whisky|whiskey|wine|beer|gin|rum|spirits|drink|liquor|spirit|cider|weed|marijuana|cannabis|pot',
  /** With long sleeves, a sign of violence at home rather than of self-harm. */
  control:
    '(?:husband|wife|boyfriend|girlfriend|fiancee?|partner)(?: [^ |]+){0,2} (?:drives|answers|waits|waiting|rings|calls|checks|keeps|reads|tracks|brings|collects|picks|follows|speaks|sits|parks)',
  drugs:
    'drugs|cocaine|coke|heroin|meth|crystal meth|opioids?|opiates?|fentanyl|ketamine|speed|amphetamines?|ecstasy|mdma|crack|oxy(?:contin|codone)?|xanax|valium|benzos?|ritalin without|steroids|cannabis|weed|painkillers|sleeping pills|tranquilli[sz]ers',
});

/** Self-harm, acute panic and collapse, eating disorders, addiction. */
export const ILLNESS: Rule[] = [
  rule(
    'self-harm',
    'self ?(?:harm|injur|mutilat)\\w*|(?:cut|cuts|cutting|burn|burns|burning|scratch|scratches|scratching|hurt|hurts|hurting|harm|harms|harming|injure|injures|injuring|bite|bites|biting|hit|hits|hitting|punch|punches|punching|punish|punishes|punishing|maim\\w*|mutilat\\w*) {oneself}(?: again)?',
    {
      unless:
        '(?:cut|cuts|cutting) \\w+ ?sel\\w+ (?:off|out|some|short|from|loose|in|a|back|up)|burn\\w* \\w+ ?sel\\w* out|(?:hurt|hurts|hurting|injur\\w+|cut|burn\\w*|bit\\w*|hit\\w*) \\w+ ?self (?:at (?:the )?(?:gym|football|work|training)|in (?:the|a) (?:gym|kitchen|accident|fall|fault|foot|warehouse)|on (?:the|a) (?:machine|knife|bike|paper|ladder|stove|coffee)|playing|lifting|while|during|by accident|accidentally|ski\\w+|falling|when (?:he|she|i) fell|professionally|in (?:negotiation|the long)|by not|by being|politically)|(?:only|just|really) (?:hurt|hurting|harming) (?:your|them|him|her)\\w+ by|kick\\w* (?:your|my|him|her)',
    },
  ),
  rule(
    'self-harm',
    '(?:fresh |new |old |deep |strange |lots of |rows? of )?(?:cuts|scars|scratches|burns|burn marks|cut marks|cigarette burns|razor marks|slashes|marks|bandages?|plasters|wounds|blood)(?: [^ |]+){0,3} (?:on|along|up|all over|across|down|round|around|inside) (?:his|her|my|their|both|the)(?: [^ |]+)? ?(?:arms?|wrists?|forearms?|legs?|thighs?|sleeves?)|(?:razor ?blades?|blades?)(?: [^ |]+){0,4} (?:skin|arms?|wrists?|desk|drawer|toilets?|bathroom|bag)|(?:cut|cuts|cutting|slic\\w+|scratch\\w*|burn\\w*|carv\\w+) (?:{own} )?(?:own )?(?:arms?|wrists?|forearms?|legs?|thighs?|skin)|(?:hides?|hiding|covers?|covering) {own} (?:cuts|scars|arms|wrists)|(?:started|began|has been|is|keeps|been) cutting(?: again)?(?= \\||$)|cutting again',
    {
      unless:
        'cost|budget|corner|hours|jobs|staff|spend|carbon|burns? (?:rate|down)|paper cuts|coffee|kitchen|oven|cat scratch\\w*|cutting (?:the|my|his|her|their|our|me|him|costs|corners|back|down|it|edge)',
    },
  ),
  rule(
    'self-harm',
    'bangs? (?:his|her|my|their) head (?:against|on) (?:the|a) (?:wall|desk|door)(?: until| till)|pulls? out {own} hair until|swallow\\w* (?:bleach|glass|batter\\w+)',
  ),

  rule(
    'panic',
    'panic ?attacks?|panick?ing attack|(?:having|had|has|have|in|am in|is in) (?:a |full |total |complete )?(?:panic|acute panic)(?= \\||$| and| right now| now| in the)|(?:cant|cannot|can not|couldnt|could not|struggl\\w+ to|unable to|hard to|difficult to) (?:breathe|breath|get (?:my |any |his |her )?(?:breath|air))|hyper ?ventilat\\w+|(?:chest|heart)(?: [^ |]+){0,3} (?:tight\\w*|pains?|hurts|hurting|racing|pounding|explod\\w+|bursting)|tight (?:chest|throat)|(?:think|thinks|feel|feels|feels like|thought|sure)(?: \\w+)? (?:im|i am|hes|shes|he is|she is|i was|going to|having)(?: \\w+){0,2} (?:die|dying|heart attack|stroke|pass out|faint|collaps\\w+|going (?:crazy|mad|insane))|shak(?:e|es|ing)(?: \\w+){0,2} (?:uncontrollably|all over|and (?:cry|cant|sweat|sob)\\w*)',
    {
      unless:
        'room to breathe|breathe (?:down|life|easy|new)|heart (?:is |was )?(?:set|in|on)|hurts? (?:my|his|her) heart|cant (?:get|catch) (?:any )?(?:breath|air) ?time|chest pains? (?:unit|clinic|ward)',
    },
  ),
  rule(
    'panic',
    '(?:nervous|mental|emotional|complete|total) (?:breakdown|break ?down|collapse)|(?:collapsed|passed out|fainted|unconscious|blacked out|had a seizure|having a seizure|heart attack|having a stroke)|(?:hears?|hearing) voices|(?:psychotic|psychosis|delusion\\w*|hallucinat\\w+|manic episode|paranoid)|(?:cant|cannot) stop (?:crying|shaking|sobbing)|(?:sobbing|crying) (?:uncontrollably|hysterically|in the (?:toilets?|bathroom|car|stairwell))|meltdown right now|locked (?:him|her|them|my)self in the (?:toilet|bathroom|loo|office|store)',
    {
      unless:
        'what to do (?:in|if|when)|(?:negotiations?|talks|communication|team|trust|project|server|system|deal|market|network)(?: [^ |]+){0,3} (?:collapsed|passed out|break ?down|blacked out)|(?:hears?|hearing) (?:other|their|different|all|more|your|the quiet|customer|unheard|dissenting|critical|everyones?|peoples?) voices|voices (?:of|in the (?:team|room|meeting))|collapsed (?:because|when|after) (?:the )?(?:deal|project|budget|client)|mental breakdown of|unconscious (?:bias\\w*|prejudice\\w*)|(?:lost|died|dead|death|passed away|buried)(?: [^ |]+){0,6} heart attack|(?:had|after|since) (?:a|his|her|their) (?:heart attack|stroke)(?: [^ |]+){0,4} (?:hospital|rehab|recover\\w*|ago|last|returns?|back)',
      sure: false,
    },
  ),

  rule(
    'eating',
    'anorexi\\w*|anorexic|bulimi\\w*|eating disorders?|disordered eating|binge ?eat\\w*|bing(?:es|ing) and purg\\w+|purg(?:es|ing)(?: after| food| every| \\||$)|(?:throw\\w*|threw) up (?:after|every|\\w+ (?:food|lunch|meals?))|(?:throw\\w*|vomit\\w*|being sick|gets? sick|is sick)(?: \\w+){0,2} (?:after|following|every time)(?: [^ |]+){0,2} (?:eat\\w*|meals?|lunch|dinner|food)|mak(?:es?|ing) (?:him|her|my|them)sel(?:f|ves) (?:sick|vomit|throw up|be sick)|starv(?:e|es|ing) (?:him|her|my|them)sel(?:f|ves)|laxatives|skin and bones?|wasting away|(?:weighs?|weighing) (?:only |less than )?\\d+ ?(?:kg|kilos|pounds|lbs|stone)',
    {
      unless: 'purg\\w+ (?:the|data|files|old|our|emails?)',
    },
  ),
  rule(
    'eating',
    '(?:stopped|stops|not|never|barely|hardly|doesnt|isnt|wont|refuses? to|refusing to|hasnt|havent|dont|cant|scarcely|no longer|afraid to|scared to|terrified of|scared of|fear of) (?:been )?(?:eat|eats|eating|eaten|ate)(?: (?:anything|properly|at all|for (?:days|weeks|\\w+ days)|any ?more|a thing|in front of|solid|food|much|enough|since|\\||$))|(?:lost|losing|loses|dropped|dropping) (?:so much|a lot of|too much|loads of|\\d+ ?(?:kg|kilos|pounds|lbs)|an? alarming|drastic\\w*|tons of|dangerous\\w*)(?: \\w+)? ?(?:weight|amount)?|obsess\\w* (?:with|about|over) (?:calories|{own} weight|being thin|food|thinness)',
    {
      unless:
        'eat\\w* (?:into|humble|lunch (?:with|together|at)|with (?:us|the team|colleagues))|(?:lost|losing) (?:so much|a lot of|too much|loads of|tons of) (?:time|money|trust|people|energy|sleep|business|customers|work|talent|respect|confidence|motivation|knowledge|clients|revenue|focus)|in front of (?:the )?(?:screen|camera|laptop)|eat\\w* (?:much|any|enough) (?:sugar|meat|bread|carbs?|sweets|chocolate|fruit|dairy|gluten|salt|cake|fish)|cut(?:ting)? (?:down on|out) (?:sugar|meat|carbs?|sweets)|ramadan|fasting (?:for|since|this|until|till)|for a bet',
    },
  ),

  rule(
    'addiction',
    'alcoholi\\w+|(?:an )?alcoholic(?: (?:husband|wife|father|mother|colleague|employee|boss))?|(?:alcohol|drink|drinking|drug|drugs|substance|gambling|cocaine|opioid|painkiller|pill|porn|betting) (?:problems?|abuse|addict\\w*|issues?|misuse|dependen\\w+|habit|use disorder)|(?:problems?|issues?|trouble|struggl\\w+|battl\\w+|addicted) (?:with|to) (?:{drink}|drinking|{drugs}|gambling|betting|substances?|online gambling|pills)|addicts?|(?:gambling|betting)(?: (?:debts?|away|all|his|her|my|every|online|at work))|gambl(?:es|ed) (?:away|{own}|everything|online)|(?:relaps(?:e|ed|ing)|fell off the wagon|off the wagon|in rehab|going to rehab|needs? rehab|just out of rehab|back on the (?:bottle|drink|booze)|hit(?:s|ting)? the bottle|getting sober|stay(?:ing)? sober|withdrawal symptoms)|(?:alcohol|drinking) (?:at|during|in|on) (?:work|the job|office hours|working hours|shift|duty)',
    {
      unless:
        'no (?:problem|issues?) with (?:drinks?|wine|beer)|(?:problem|issue)s? with (?:the )?drinks? (?:order|reception|event|menu|party|machine)|work ?aholi\\w+|relaps\\w* into (?:(?:my|his|her|their|the) )?(?:old (?:habits|patterns|ways)|micro\\w+|doing|control\\w+|silence)|(?:news|data|phone|coffee|email|adrenaline|chocolate|slack|process) addicts?',
    },
  ),
  rule(
    'addiction',
    '(?:smell(?:s|ed|ing|t)?|reek(?:s|ed|ing)?|stink(?:s|ing)?|stank|whiff) (?:strongly |badly |a lot )?(?:of|like) {drink}|{drink} (?:on|in) {own} (?:breath|desk|drawer|bag|locker|coffee|flask|bottle)|(?:drunk|drinking|drinks|drank|high|stoned|wasted|intoxicated|under the influence|hung ?over|tipsy|slurring|slurs|off (?:his|her) face|pissed|smashed)(?: again)? (?:at|on|in|during|before|to|while) (?:work\\w*|the job|(?:the |a |our |my )?meetings?|the office|shift|his shift|her shift|site|duty|the (?:morning|mornings|afternoon|workplace|warehouse|kitchen|phone|call)|client\\w*|driving|school|class|lunch(?:time)?)|(?:comes?|came|coming|turns?|turned|turning|shows?|showed|arriv\\w+|appear\\w+)(?: \\w+){0,2} (?:in|to work|up|at work) ?(?:\\w+ )?(?:drunk|high|stoned|hung ?over|intoxicated|smelling|reeking|pissed|wasted|under the influence)|(?:drinks|drinking|drink|drank|drinkin) (?:too much|so much|a lot|heavily|every ?(?:day|night|evening|morning)|at (?:his|her|their|my) desk|alone|to (?:cope|sleep|forget|get through|numb)|again|secretly|in secret|(?:a|two|three) bottles?|vodka|whisky|more and more|in the (?:morning|toilet|car)|behind)|bottles? (?:of \\w+ )?(?:hidden |in )(?:in )?(?:his|her|the|my) (?:desk|drawer|locker|bag|car)',
    {
      unless:
        '(?:too much|so much|a lot of|drinks?|drinking|two|three|every (?:day|morning)) (?:of )?(?:coffee|tea|water|cola|energy drinks|milk|caffeine|red bull)|high (?:on|in) (?:the|his|her|my|our) (?:agenda|list|priorit\\w+|demand|list)|high (?:at|in|on) (?:the )?(?:top|pressure|office|work)|after work drinks|team drinks|(?:drinks|drink|drinking) (?:after|with)|runs? high|drink\\w* (?:again )?with (?:the )?(?:team|colleagues|clients)',
    },
  ),
  rule(
    'addiction',
    '(?:takes?|taking|took|using|uses|used|snort\\w*|inject\\w*|smok\\w+|sell\\w*|deal\\w*|doing|does|on|buys?|buying|abus\\w+|hooked on|dependent on|misus\\w+|popping|lives on)(?: \\w+)? (?:{drugs})(?: (?:at|in|on|to|during|before|again|\\||$))?|drugs (?:at|in|on) (?:work|the (?:toilet|office|job)|{own})|(?:ca(?:nt|nnot)|unable to) stop (?:drinking|gambling|using|betting|drugs)|i drink (?:too much|every)|i need (?:a drink|pills|to drink) (?:to|before|every)|wants? to (?:stop|quit) drinking',
    {
      unless:
        '(?:take|takes|taking|took|prescribed) (?:painkillers|sleeping pills|xanax|ritalin)(?: [^ |]+){0,3} (?:for|prescri\\w+|doctor|surgery|operation|back|migraine)|on speed|(?:use|uses|using|used|doing|does|on) (?:the )?(?:speed|crack|pot|coke|weed|steroids) (?:of|dial|test|on|to)|(?:doing|does|do) (?:speed (?:dating|reading|networking)|coke (?:zero|machine))|crack (?:on|the|down)|new drugs? (?:trial|approval)|drugs? (?:trial|company|discovery|develop\\w*|testing policy)|at speed',
    },
  ),
  rule(
    'self-harm',
    '(?:saw|see|seen|noticed|found|fresh|has|have|new|hides?|hiding|bloody)(?: [^ |]+){0,3} (?:scars|cuts|razor ?blades?|blades|tissues|bandages?|burns)(?= \\||$| when| and| in| under| on)|(?<!{control}.{0,160})long sleeves(?=.{0,60} (?:july|summer|heat|scars?|cuts?|hot))(?!.{0,160}{control})|(?:clean|free|stopped|relaps\\w+|started|back|years?|months?|days?)(?: [^ |]+){0,4} (?:from |with |to )?cutting(?= \\||$| and i| again)|(?:burn|burns|burning|cut|cuts|cutting|hit|hits|scald\\w*|hurt|hurts|bite|bites)(?: [^ |]+){0,6} (?:on purpose|deliberately|intentionally)|bang(?:s|ing|ed)? (?:his|her|my|their) (?:head|fists?|hands?) (?:against|on|into)(?: [^ |]+){0,4} (?:wall|desk|door|floor)',
    {
      unless:
        'cost|budget|(?:found|see|seen|noticed|has|have|new) (?:[^ |]+ ){0,2}(?:cuts) (?:in|on|to) (?:the |our |my )?(?:budget|funding|staff|hours|pay|team|jobs)|banging (?:my|our|his|her) head against (?:a|the) (?:brick )?wall(?: [^ |]+){0,2} (?:with|about|over|on|trying)|price cuts?|job cuts|spending',
    },
  ),
  rule(
    'panic',
    '(?:hands|fingers|arms?|face|lips)(?: [^ |]+){0,4} (?:numb|tingl\\w*)|tight tingling|cant breath|(?:curled up|lying|sits|sitting|hiding) (?:under|on) (?:his|her|the|a) (?:desk|floor|toilet floor)|(?:wont|doesnt|isnt|not) (?:answer\\w*|respond\\w*|wak\\w+)(?: [^ |]+){0,3} (?:anyone|properly|up|any ?more|when)|breaks? down (?:completely|crying|in tears)|broke down completely|(?:radio|tv|walls?|television|phone)(?: [^ |]+){0,2} (?:talking|talks|speaking) to (?:her|him|me)|(?:hasnt|havent|not) slept (?:for|in) (?:\\w+) (?:days|nights)|being (?:followed|watched|poisoned) by|cant get out of (?:the|my) car|sitting in my car(?=.{0,60} (?:cant|crying|shak\\w*))',
    {
      unless:
        '(?:wont|doesnt|isnt|not|dont) (?:answer|respond\\w*)(?: to)?(?: [^ |]+)? (?:mails?|emails?|messages?|texts?|questions?|invites?|the phone)|(?:negotiations?|talks|communication|trust|project|system|deal|market|network|machine|equipment|server|process)(?: [^ |]+){0,3} break(?:s|ing)? down|(?:email|emails|slack|message|customer|client|supplier|vendor|candidate|team|support|they)(?: [^ |]+){0,4} (?:wont|doesnt|not|isnt|dont) (?:answer\\w*|respond\\w*)|(?:wont|doesnt|not) (?:answer|respond)\\w*(?: [^ |]+){0,3} (?:emails?|messages?|slack|calls?)|followed by',
      sure: false,
    },
  ),
  rule(
    'eating',
    '(?:getting|gets|got|so|looks?|become|becoming|grows?) (?:thinner|painfully thin|very thin|so thin|skeletal)|(?:havent|hasnt|not|didnt|without) (?:eat\\w*|ate)(?: [^ |]+){0,3} (?:in|for|since) (?:\\w+ )?(?:days|weeks|\\w+day|a week)|i binge(?=.{0,80} (?:sick|starve|purge|vomit|throw))|binge(?:s|ing)?(?= .{0,40}(?:sick|starve|purge|vomit|throw|night))|(?:ive |i |she |he |has |have |hes |shes )?stopped eating|living on (?:black )?coffee|lives on (?:black )?coffee|\\d\\d kilos now',
    {
      unless:
        'stopped eating (?:lunch|together|with|meat|sugar|at (?:my|his|her|the) desk)|binge (?:watch\\w*|read\\w*|work\\w*)',
    },
  ),
  rule(
    'addiction',
    '(?:is|was|hes|shes|im|are|gets|always|already|often) (?:drunk|hammered|plastered|legless|wasted|stoned|high) (?:by|before|at|again|when|on|every|most)|online betting|betting(?= .{0,40}(?:owes?|till|debt|money|stealing))|owes?(?: [^ |]+){0,3} (?:from|to|at) (?:[^ |]+ )?(?:betting|bookies?|casino|gambling|poker)|(?:went|been|goes|going|back|out|was) (?:to|from|of|in|into) rehab|(?:can|could|i) smell it(?: again| on (?:him|her))?|shoot(?:s|ing) up(?= in| at| \\||$| before| during| heroin)|pop(?:s|ping) (?:adderall|pills|xanax|oxy\\w*|ritalin)|adderall|passed out(?= .{0,40}bottle)|empty bottles?|(?:cant|cannot|couldnt)(?: [^ |]+){0,5} without (?:a |my |his |her )?(?:drink|glass|bottle|wine|pill|line|joint|vodka|beer)|doing lines|(?:more and more|too many|\\d+|six|five) sleeping (?:pills|tablets)|sleeping pills to|days sober|months sober|years sober|sober(?= .{0,60}(?:crack|relaps|drink|whisky|bar|tasting))|hid(?:e|es|ing|den) (?:the |his |her |my )?(?:empty )?bottles|mix(?:es|ing) (?:oxys?|pills|xanax|\\w+) with (?:whisky|alcohol|vodka|wine|drink)',
    {
      unless:
        'empty bottles? (?:of water|in the (?:kitchen|recycling))|shoot(?:s|ing) up (?:in price|the|to|by)|high (?:on|at|when|by) (?:the|my|his|her|our) (?:list|agenda|priority|standards?|morale)|(?:is|was|are) high (?:on|at|by|before|when) (?:the |our |my )?(?:list|agenda|morale|workload|pressure|end|month|quarter|expectations?|demand)|stress (?:is|was) high|can smell it (?:in the air|coming)',
    },
  ),
];
