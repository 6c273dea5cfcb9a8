import { patternWriter } from '../rules/write-rule.ts';
import { conditionWriter, type EmergencyWords, near } from './write-condition.ts';

const PARTS = {
  own: 'his|her|my|their|the',
  someone:
    'i|im|ive|he|she|they|hes|shes|him|her|someone|somebody|one|man|woman|guy|lad|girl|boy|customer|guest|patient|colleague|worker|driver|employee|guard|picker|cook|chef|apprentice|trainee|intern|volunteer|passenger|resident|pupil|barman|crew',
  neg: 'not|isnt|doesnt|dont|wont|hasnt|didnt|cant|isn|stopped|hardly|barely|no longer',
};
const rule = conditionWriter(PARTS);
const pattern = patternWriter(PARTS);

const HEAT =
  '(?:in|from|with|of|by) (?:the|this) (?:[^ |]+ )?heat|heatwave|(?:its|it is|is|was) (?:so |very |boiling |really |roasting )?(?:hot|boiling|sweltering|roasting)(?: up| in| out)?|(?:3\\d|4\\d) (?:degrees|c|out)|its (?:3|4)\\d|polytunnel|greenhouse|glasshouse|ovens?|no shade|without (?:air con|aircon|water|shade)|full sun|mascot costume|burning up';
const ILL =
  'keeled over|collapsed|faint(?:ed|s|ing)|passed out|dizzy|being sick|vomiting|throwing up|(?:all )?confused|muddled|nonsense|makes? no sense|not making any sense|delirious|stagger\\w*|stumbl\\w*|drowsy|slurring|cant think straight|clammy|cramping|freezing|stopped sweating|(?:not|isnt|no longer) (?:even )?sweating|(?:talking|talks) (?:rubbish|gibberish|funny|weird)|answers? (?:funny|weird|weirdly|strangely|oddly)|hot to the touch|hot and dry|skin is burning';
const FACE = '(?:face|mouth|smile|eyelid|lip)';
const SPEECH =
  '(?:cant|cannot|couldnt) (?:find (?:his|her|the) words|speak|talk|say)(?: properly| any more| anymore)?|slurr(?:ing|ed)|slurs?(?= )|speech (?:is |has )?(?:all |gone )?(?:jumbled|slurred|funny)|gibberish|words come out wrong|talks? (?:as if|like)(?: [^ |]+){0,3} drunk|talks? nonsense';
const BODY_FAILS =
  '(?:cant|cannot|couldnt) (?:feel|lift|raise|move) (?:his|her|my)(?: [^ |]+)? (?:arm|hand|leg|side)|(?:arm|hand|leg) (?:is |has |was )?(?:dead|numb|gone numb|gone dead|gave way|has gone)|one arm is dead|leg gave way|half of (?:his|her|my) (?:face|body)|(?:dropped|drops|dropping|(?:cant|couldnt) hold) (?:his|her|my)(?: [^ |]+)? ?(?:cups?|pens?|coffee|tea|mugs?|forks?|phones?|keys|glass)|(?:dropped|drops|dropping) things with|(?:one|left|right) side of (?:his|her|my|their) (?:face|mouth|body)|lopsided|worst headache|suddenly|all of a sudden|on suddenly|looks crooked';
const SWELLS =
  '{own}(?: [^ |]+)? (?:lips?|tongues?|throat|face|eyes?|neck) (?:is |are |has |have |was )?(?:closing|swelling|swollen|swelled|puffing|puffed|blown|tightening)(?: up| shut)?|tongues swelling|throat is closing up|wheez\\w*|covered in hives|hives all over|coming out in lumps|breathing is getting worse|breathings noisy|gone hoarse|(?:cant|couldnt|struggling|fighting) (?:to )?(?:breathe|swallow)|struggling for (?:air|breath)|rash all over';
const ALLERGEN =
  'allerg\\w+|anaphyla\\w+|epi ?pen|stung|sting|wasps?|bees?|hornets?|nuts?|peanuts?|prawns?|shellfish|latex|cleaning product|satay|ate|eaten';
const SUGAR_ILL =
  'shaky|shaking|sweaty|sweating|aggressive|drowsy|makes no sense|out of it|swaying|going pale|pale|white|confused|shivering|staring|drunk|unconscious|cant rouse|cant wake|being sick|beeping|cant hold|slurr\\w+';

export const en: EmergencyWords = {
  language: 'en',
  rules: [
    rule(
      'unconscious',
      [
        '(?:wont|doesnt|cant|couldnt|not|isnt) (?:be )?(?:wake|woken|wak(?:e|ing))(?: (?:him|her|them|up))?(?: up)?|(?:cant|couldnt|cannot) (?:wake|rouse) (?:him|her|them|my [^ |]+|the [^ |]+)|(?:cant|couldnt) get (?:him|her|them) to (?:open|wake|respond|answer)',
        '(?:isnt|is not|not|stopped|hardly|barely) breathing|no pulse|dont know if (?:hes|shes|he is|she is) breathing',
        '(?:he|she|they|hes|shes|colleague|worker|customer|guest|man|woman|guy|someone|somebody)(?: [^ |]+){0,4} (?:out cold|unconscious|slumped)(?! of| bias)',
        '(?:found|find) (?:him|her|them|my [^ |]+|our [^ |]+)(?: [^ |]+){0,3} (?:unconscious|collapsed|on the floor)',
        `${near('{someone}(?: [^ |]+){0,3} (?:collapsed|passed out|fainted|blacked out|fell|lying|dropped(?! (?:his|her|my|the|a|things)))', '(?:isnt|not|hasnt|doesnt|wont|didnt)(?: [^ |]+)? (?:respond\\w*|react\\w*|com(?:e|ing) round|moving|move|answer\\w*|wake|breath\\w*)|twice|few minutes|for minutes|at the machine|no pulse')}`,
        '(?:doesnt|isnt|not|wont)(?: [^ |]+)? (?:respond\\w*|react\\w*) when i (?:shake|call|touch|speak|talk)',
        'just dropped during|blacked out twice|collapsed(?: [^ |]+){0,3} (?:just now|right now|now)',
      ],
      '(?:talks?|deal|server|system|project|market|company|negotiations?|roof|shelf|budget)(?: [^ |]+){0,3} collapsed|mails?|emails?|messages?|slack|unconscious (?:bias\\w*|prejudice\\w*|of)|wake up call|sleep and|hopes?|rather|forward to|wants? to|wish\\w*',
    ),
    rule(
      'choking',
      [
        '(?:is|hes|shes|was|theyre|started|im)(?: [^ |]+)? choking(?= on| and| \\||$| right)|choking on (?:a|his|her|some|something|the)(?: [^ |]+)?|(?:food|meat|bone|steak|sweet|something) (?:is )?stuck in (?:his|her|my) throat',
      ],
      'choking (?:us|the|our|with|under)|bureaucracy|paperwork|admin|debts?|costs|grant|invoices|rules|deadline|discounts?|choking on (?:his|her|my) words',
    ),
    rule(
      'allergy',
      [
        'anaphyla\\w+',
        near(ALLERGEN, SWELLS),
        near(
          'allergic reaction|nut allergy|peanut allergy|allergic to [^ |]+(?: stings)?',
          'pale|cough\\w*|breath\\w*|swell\\w*|swollen|lumps|blown up|face has|hoarse|given|gave',
        ),
        near('epi ?pen|epipen', 'used|use|find|cant|where|put|breath\\w*|hospital'),
        '(?:lips?|tongue|tongues|throat)(?: [^ |]+){0,2} (?:closing up|swelling|swollen|swelled|puffing up|blown up)',
      ],
      'heart (?:is )?(?:pounding|racing|hammering|thumping)|(?:nearly|almost) (?:given|ate|served)|allergic (?:reaction )?to (?:buzz ?words|feedback|change|meetings|rules|authority|process\\w*|criticism)|swollen (?:budget|head)|where (?:do )?we keep',
    ),
    rule(
      'heart',
      [
        '(?:having|be|like|looks like|signs of|symptoms of|is it|is this|this is) (?:a |an )?(?:heart attack|cardiac arrest)',
        '(?:chest|heart) ?(?:is |was |feels |really )?(?:pains?|hurts|hurting|tight|aches)|tight(?:ness)?(?: [^ |]+)? chest|(?:pains?|pressure|crushing|tightness|squeezing|stabbing|heaviness|elephant|weight|band|burning)(?: [^ |]+){0,2} (?:in|on|across|round|around|to) (?:{own} )?chest|elephant on (?:his|her|my) chest|band (?:round|around) my chest',
        '(?:clutch\\w*|hold\\w*|grab\\w*|press\\w*) (?:his|her|my|their) chest',
        near('jaw', 'arm(?:s)?(?: ache| aches| hurt| hurts| pain)?|chest|indigestion'),
        near('(?:down|into|in) (?:my|his|her) (?:left )?arm', 'chest|pressure|sweat\\w*|grey'),
        near('grey(?: and)?(?: sweaty)?|gr[ae]y', 'sweaty|chest|clammy'),
        near('heart is skipping|skipping beats|palpitations', 'chest|faint|dizzy|breath'),
      ],
      '(?:gave|give|gives|nearly|almost|practically|near|mini) (?:[^ |]+ ){0,2}(?:a )?heart attack|heart attacks? (?:when|from) (?:i|the|we)|off (?:my|his|her|your) chest|chest (?:of|freezer)|panic attacks?|tingling|to present|my presentation|chest pains? (?:unit|clinic|ward)',
    ),
    rule(
      'stroke',
      [
        '(?:having|is it|like|looks like|be|signs of|this is) a (?:mini )?stroke',
        `${FACE}(?: [^ |]+){0,3} (?:drop(?:s|ped|ping)?|droop\\w*|hanging|hangs|lopsided|crooked|numb|slack|uneven|(?:looks?|is|gone) (?:funny|odd|strange|weird|uneven) on)(?: down)?`,
        '(?:half|one side|left side|right side|the side) (?:of )?(?:his|her|my|their)(?: [^ |]+)? (?:face|mouth|body|bodys)(?: [^ |]+){0,3} (?:drop\\w*|droop\\w*|hanging|numb|gone|doesnt|down|dead|dropped)',
        near(SPEECH, `${BODY_FAILS}|{own} face|(?:her|his) ${FACE}|doesnt move`),
        near(
          '(?:left|right|one) (?:arm|hand|leg)|(?:left|right) side of',
          'suddenly|all of a sudden|words|speak|talk|walk to',
        ),
        '(?:gone |went )?blind in one eye|(?:cant|couldnt) see out of (?:one|his|her|my)',
        '(?:suddenly |just )?(?:cant|cannot|couldnt) (?:lift|raise|move) (?:his|her|my) (?:left |right )?(?:arm|leg)',
      ],
      'stroke of (?:genius|luck)|gives? (?:me|us) a stroke|face fell|saw (?:his|her|their) face|dentist\\w*|wip(?:e|ed|ing)|tears|cr(?:y|ied|ying)|sob\\w*|in meetings|jargon|english|language|accent',
    ),
    rule(
      'overdose',
      [
        'overdos(?:e|ed|ing)(?= \\||$| in| at| what| and| right| now| (?:on|of) (?:pills|tablets|paracetamol|insulin|drugs|heroin|fentanyl|painkillers|medication|his|her|my|something))|(?:has|have|just|hes|shes) (?:od ?d|odd)(?= \\||$| i| and| in| on)',
        '(?:lips|fingers|nails|face)(?: [^ |]+){0,2} (?:are |is |has gone |going |gone |turning )?blue|blue lips',
        'needle (?:next to|beside) (?:him|her)|needle in (?:his|her) arm',
        '(?:took|taken|takes|swallowed|swallows|had|popped|downed)(?: [^ |]+){0,2} (?:whole|entire|full|all|too many|double|twice|handful|lot of|packet|\\d+)(?: [^ |]+){0,4} (?:packet|box|pack|pills|tablets|paracetamol|aspirin|ibuprofen|medication|insulin|meds)(?: of)?(?: [^ |]+)?',
        near(
          'pills|tablets|fentanyl|heroin|methadone|vodka|taken something|took something',
          'hardly breathing|barely breathing|isnt answering|not answering|wont wake|cant wake|pinpoint|snoring strangely|wants to sleep|slurring|lips are blue',
        ),
        '(?:drank|drunk|drinks|swallowed)(?: [^ |]+){0,3} (?:bleach|acid|antifreeze|cleaner|cleaning fluid|detergent|chemical\\w*|thinner|petrol|methanol)',
        near(
          'mixed bleach|bleach and|fumes|gas leak|carbon monoxide|chlorine|ammonia',
          'cough\\w*|cant breathe|dizzy|collaps\\w+|headaches?|unconscious',
        ),
        near(
          '(?:tank|silo|manhole|pit|sewer|cellar|hold)',
          'not answering|arent answering|isnt answering|go after them|go in after|climb in after',
        ),
      ],
      'going to overdose|after (?:an|the|her|his) overdose|overdos\\w+ (?:on|of) (?:change|meetings|e ?mails|caffeine|coffee|information|process|feedback|christmas)|blue (?:in the face|collar|sky)|overdose of [^ |]+ thats',
    ),
    rule(
      'heat',
      [
        '(?:has |having |got |have )(?:a )?(?:heat ?stroke|sun ?stroke)|heat (?:exhaustion|stroke|illness)|sunstroke|(?:hes|shes|he is|she is|got|is) overheated|stopped sweating',
        near(HEAT, ILL),
      ],
      'hot (?:topic|desk\\w*|potato|air)|takes? the heat|heated',
    ),
    rule(
      'diabetes',
      [
        '(?:having|has|had|a|into a|going) hypo(?:glyc\\w+)?(?= |$)|diabetic coma|hypoglyc\\w+',
        near(
          'diabet\\w+|insulin|(?:blood )?sugar (?:is|monitor|was|has)|(?:her|his|my) sugar|low sugar|blood sugar',
          SUGAR_ILL,
        ),
        'blood sugar is (?:\\d|very low|sky high|dropping)(?: \\d)?|injected (?:his|her|my) insulin twice',
      ],
      'gave (?:[^ |]+ ){0,4}insulin|sugar (?:and coffee|free|rush)|sugar ?coat\\w*',
    ),
    rule(
      'seizure',
      [
        '(?:having|had|has|having had|in) (?:a |an |two |another |some kind of |just had )*(?:epileptic )?(?:fits?|seizures?)(?! in| of| about| over| when| because| with)|(?:two|three|several) (?:fits|seizures)|(?:some kind of|an epileptic) (?:fit|seizure)',
        'convuls\\w+|foaming at the mouth|eyes (?:have |had )?rolled back|(?:shes|hes|is) fitting(?= \\||$| on| and| somebody| someone)',
        near(
          'jerking|twitching|shaking|(?:went|gone|goes) stiff',
          'on the (?:floor|ground)|epilep\\w+|eyes (?:have |had )?rolled|doesnt react|arms and legs|foaming|fell off',
        ),
        near('spoon in (?:his|her) mouth|bitten (?:his|her) tongue', 'fit\\w*|seizure|tongue|somebody'),
      ],
      '(?:threw|throws|throw|have|had|has|giving|gives) (?:me |us |everyone )?a (?:hissy )?fit (?:when|about|over|because|if|of)|a fit (?:when|about|over|because|of)|(?:shaking|shaken) up|what to do in a seizure|seizure of',
    ),
    rule(
      'injury',
      [
        '(?:blood|bleeding) (?:wont|will not|doesnt|isnt) (?:stop|stopping)|bleeding (?:badly|heavily|a lot|profusely|everywhere|out|to death|from)|(?:wont|doesnt|cant|isnt) stop(?:ping)? (?:the )?bleeding|blood (?:is )?(?:everywhere|spurting|gushing)',
        near(
          'live (?:cable|wire)|electric shock|electrocuted|the mains',
          'touched|floor|ground|lying|got|hand|thrown',
        ),
        near(
          'acid|caustic|bleach|lime|chemicals?|solvent',
          '(?:in|into) (?:his|her|my) (?:eyes?|face)|splashed|burn\\w*',
        ),
        near(
          'hot oil|boiling (?:water|oil)|steam|scald\\w+|caught fire',
          'skin|arms?|face|hands?|blisters?|legs?',
        ),
        '(?:hand|arm|finger|fingers|leg|foot|hair|sleeve) (?:is |was |got |has been )?(?:caught|trapped|stuck|crushed|severed|cut off|torn off) (?:in|by|under|on)(?: [^ |]+){0,2}|(?:cut|sliced|sawn|severed|chopped|torn) off (?:his|her|my|a|two|the tip of (?:his|her))(?: [^ |]+)? fingers?|(?:cut|sliced|sawn|chopped|torn) (?:his|her|my|a|two)(?: [^ |]+)? fingers? off',
        '(?:forklift|truck|lorry|van|car|pallet|crane|beam|load|tractor)(?: [^ |]+)? (?:hit|struck|ran over|fell on|crushed|reversed (?:in)?to) (?:him|her|me|one|a|my|our|someone)',
        near(
          '(?:fell|fallen|falls) (?:off|from|down|through) (?:the|a|his|her)(?: [^ |]+)? ?(?:ladder|scaffold\\w*|roof|stairs|steps|platform|lorry|truck|horse|window)',
          'not moving|cant move|cant feel|bleeding|head|unconscious|neck|back|screaming',
        ),
        'bent the wrong way|bone (?:is )?(?:sticking|coming) out|impaled',
        near('pregnant', 'bleeding|waters? (?:has |have )?(?:broke|broken)|contractions'),
        near('asthma\\w*|inhaler', 'cant finish|cant breathe|empty|attack|blue'),
      ],
      'bleeding (?:money|cash|talent|customers|staff|edge)|from (?:the|our) (?:budget|market)|bleeding (?:from )?(?:talent|people)',
    ),
  ],
  notNow: pattern(
    'on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|last (?:week|month|year|summer|winter|spring|autumn|fall|season)|(?:\\w+ )?(?:days|weeks|months|years) ago|for (?:weeks|months|years)|in (?:spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)|comes? back|came back|coming back|(?:is|hes|shes|be|im|was) back(?: [^ |]+)? ?(?:at|to|after|from|on|in)?|returns?|returning|returned|recover\\w*|rehab\\w*|surviv\\w+|since (?:his|her|my|their) (?:heart attack|stroke|accident|seizure)|after (?:a|his|her|my) (?:heart attack|stroke|seizure|accident)|history of|used to|training|first aid(?:er|ers| course)?|drill|policy|in case|(?:if|when) (?:someone|somebody|anyone|a colleague|it happens)|would (?:happen|do) if|every (?:day|week|morning|sunday|monday|evening|shift|meeting|summer)|each time|whenever|always|the other day|introduce|needs breaks|risk assessment',
  ),
  over: pattern(
    'in (?:the )?hospital|intensive care|in surgery|ambulance (?:said|came and|took|has taken)|died|(?:he|she|hes|shes|who|found)(?: is| was| were)? dead|passed away|funeral|we lost|back at (?:work|her|his)|dentists?|hasnt (?:spoken|slept|worked) since',
  ),
  now: pattern(
    'right now|just now|now|just (?:keeled|collapsed|fainted|fell|dropped|had|ate|got)|at the moment|today|this morning|minutes?|suddenly|all of a sudden|is (?:lying|shaking|slumped|having|choking|bleeding)|what do i do|dont know (?:if|whether)|should i send (?:him|her) home|refuses|wants to carry on|on the floor',
  ),
};
