import type { LanguageRules } from '../concern.ts';
import { near } from '../emergencies/write-condition.ts';
import { ruleWriter } from '../rules/write-rule.ts';

const PARTS = {
  her: 'me|her|him|them|(?:my|our|the|one of (?:my|our|the)) (?:[^ |]+ )?(?:receptionist|instructor|colleague|columnist|designer|teachers?|cleaner|baristas?|waitress|trainee|consultant|nurses?|cashiers?|engineer|apprentice|employee|report|assistant|girl|staff|people)',
  close:
    'ex|ex husband|ex wife|ex boyfriend|ex girlfriend|exs|boyfriend|boyfriends|girlfriend|girlfriends|husband|husbands|wife|wifes|partner|partners|fiance|former (?:partner|boyfriend|girlfriend)',
  stands:
    'stands?|standing|stood|sits?|sitting|sat|parks?|parked|waits?|waiting|waited|lurks?|lurking|hangs? around|hanging around|been|was',
  place:
    'entrance|office|building|shop|store|house|home|hotel|flat|apartment|door|depot|gate|workplace|salon|school|gym|balcony|garden|car|window|yard',
  often:
    'every (?:evening|night|day|morning|hour|shift)|nights? in a row|days? (?:in a row|running)|again|for (?:[^ |]+ ){1,2}(?:days|weeks|months)|all (?:week|day)|whole shift|from [^ |]+ until|constantly|keeps?|most nights|after closing|last night|this morning|on (?:mon|tues|wednes|thurs|fri|satur|sun)day',
};
const rule = ruleWriter(PARTS);

/** Somebody who is wanted there, or what only follows as a word. */
const HARMLESS =
  'taxi|courier|delivery (?:man|driver|van)|bus driver|lift (?:to|home)|picks? (?:her|me|him|them) up|thank|birthday|anniversary|follow(?:s|ed|ing)? up|on (?:instagram|linkedin|twitter|tiktok)|his order|her order|cctv policy|thoughts?|work follows|fleet|drivers feel|with questions|one more question|shadow\\w*|competitors?|pricing|pages?|profiles?|deals?|candidates|stalker client|i (?:[^ |]+ )?(?:sit|sat|stood|waited|parked)|in my door';

/** Being followed, waited for, watched or traced, by whoever it is. */
export const en: Pick<LanguageRules, 'language' | 'rules'> = {
  language: 'en',
  rules: [
    rule(
      'threat',
      [
        '(?:being|been|am|im|is|are|hes|shes|gets?|getting|was) (?:[^ |]+ )?stalk(?:ed|ing)(?= me| him| her| them| by| my| our| one| at| \\||$)|(?:a|my|her|his|the) stalkers?|stalks (?:me|her|him|them|my|our|one)',
        'being followed (?:home|from|by|to|after)|follow(?:s|ed|ing)? (?:{her})(?: [^ |]+){0,3} (?:home|to the (?:bus|station|tube|train|tram|car)|to work|to (?:[^ |]+ )?(?:client )?meetings|around town|on (?:the|his|her) (?:delivery )?round|in a (?:second )?car|in his car)|follows my [^ |]+ home',
        'walks? (?:behind|after) (?:me|her|him)(?: [^ |]+)? ?(?:to|home|every|all)?|(?:behind|after) (?:me|her|him) all the way|was a [^ |]+ (?:van|car) behind (?:me|her|him)',
        'restraining order|non ?molestation order|order of protection',
        '(?:tag|tracker|tracking device|airtag|app|camera|gps)(?: [^ |]+){0,3} (?:on|in|under) (?:her|my|his) (?:car|phone|bag|bike)(?= i think| that| and|(?: [^ |]+)? (?:he|she|knows|shows)| \\||$)|tracks (?:her|him|me) (?:through|with|by|on)|tracks when our|listens in on (?:my|her|his) calls',
        '(?:found|finds|find|got|has got hold of|got hold of|worked|finding)(?: [^ |]+){0,2} (?:my|her|his)(?: [^ |]+)? (?:address|private number|home|flat|gym)|(?:found|find|finds|worked) (?:out )?(?:where|which) (?:i|she|he|bus|branch|one|her|his|my)(?: [^ |]+){0,3} (?:lives?|live|works?|is|goes|takes)|where (?:her|his|my) (?:daughter|son|child|kids?)(?: [^ |]+)? goes? to school|knows (?:her|his|my) shifts|never told (?:him|her|them) where i live|(?:he|she) has found (?:me|her|him) twice',
        '(?:photographs?|photographed|films?|filming|filmed) (?:{her})(?= through| and post| from| around| without|(?: [^ |]+){0,3} (?:window|town))|(?:around town and|and) filming (?:her|me|him)|pictures? of (?:my|her|his|our) (?:balcony|flat|house|home|front door|bike|car|garden|building)|cameras? to watch|watches the door',
        '(?:new|fake|more) accounts? to (?:message|write|contact|reach)|what i was wearing|what film',
        'obsessed with (?:{her})(?=.{0,80} (?:every day|wont|comes|waits))',
      ],
      { unless: HARMLESS },
    ),
    rule(
      'threat',
      [
        near(
          '(?:{stands}) (?:[^ |]+ )?(?:across from|opposite|outside|in front of|near|by|at) (?:our|my|her|his|the) (?:[^ |]+ )?(?:{place})|(?:{stands}) in the car park opposite',
          '{often}',
        ),
        near(
          '(?:keeps?|kept|wont stop|always) (?:leaving|sending|turning up|showing up|messaging|calling|ringing|following|phoning)',
          '(?:she|i)(?: [^ |]+)? (?:asked|told) (?:him|her) (?:to stop|twice|not|to leave)|blocked|her home|my home|doorstep|flat|garden|every lecture|front door|around town|told twice',
        ),
        near(
          '(?:waits?|waiting) for (?:{her})(?! after every meeting)',
          'after closing|after (?:her|my|his) shift|every night|at night|walked her to',
        ),
        near(
          '(?:{close})',
          '(?:calls?|phones?|rings?)(?: [^ |]+){0,4} (?:times a day|every hour|switchboard|reception)|messages? all|asking (?:people )?(?:for her|for him|where i am|for me)|looking for (?:her|him|me)|unannounced|(?:counts|checks?|shows him|shows her) (?:who|where)|outside (?:our|my|her|the)|comes in if|turned up at|shouting for|walking round|front door|follows? (?:her|him|me)|my work calendar|ringing round|parks outside',
        ),
        near(
          'fired (?:him|her)|let (?:him|her) go|i let go|sacked|ex employee|former employee|i turned down|turned (?:him|her) down|i discharged|i left (?:him|her)',
          'drives? past|rings? off|across from our|flowers|picture of my|waits? at my car|waits? for me|new accounts|found my|always knows|on my car',
        ),
        'drives? past (?:my|her|his) (?:house|flat|home) (?:at night|every)|always knows (?:which|where)|(?:is|are) always on it now|(?:changes|changed) (?:his|her) shifts to match|every town i travel|turns up wherever|every lecture|outside her hotel|was in (?:her|my) garden|says (?:he|she) wont go until|sent (?:{her}|our [^ |]+)(?: [^ |]+){0,3} (?:messages|texts|mails) since|greeted me by name|we belong together|puts? a camera in her',
        '(?:what|which) time (?:does )?(?:the|your|that|our) (?:[^ |]+ )?(?:girl|woman|lady|blonde|waitress)(?: [^ |]+)? (?:finish|finishes|leaves|gets off)|asking for (?:our|the|my) (?:[^ |]+ )?(?:waitress|girl|barista|receptionist)(?: [^ |]+)? by name|leaving gifts (?:on|at)(?=.{0,50} (?:doorstep|home))',
      ],
      { unless: HARMLESS },
    ),
  ],
};
