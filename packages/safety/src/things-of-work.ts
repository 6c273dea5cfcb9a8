/**
 * Violence that is done to things, by things, or in a story that somebody tells for a living. A list of things, and not of
 * everybody who is no thing: whoever is meant by an unknown word may be a person.
 */
const THING = [
  // Tools and what comes out of them.
  'software|systems?|program(?:me)?s?|apps?|tools?|portals?|platforms?|websites?|wifi|internet|networks?|servers?|databases?|computers?|laptops?|pcs?|screens?|phones?|headsets?|printers?|copiers?|photocopiers?|scanners?|machines?|tills?|registers?|terminals?|ovens?|dishwashers?|boilers?|forklifts?|vans?|alarms?|cameras?|keyboards?|passwords?|logins?|updates?|bugs?|code|codebase|builds?|pipelines?|scripts?|spreadsheets?|excel|sheets?|slides?|decks?|powerpoints?|forms?|templates?|documents?|invoices?|files?|folders?|emails?|mails?|inbox(?:es)?|messages?|slack|teams chat|notifications?|tickets?|backlogs?',
  // Plans and times.
  'rotas?|rosters?|schedules?|timetables?|calendars?|deadlines?|crunch|sprints?|launch(?:es)?|releases?|rollouts?|go live|migrations?|moves?|relocations?|refurbs?|renovations?|audits?|inspections?|budgets?|tenders?|bids?|pitch(?:es)?|proposals?|projects?|ideas?|plans?|deals?|contracts?|reorgs?|restructures?|reorgani[sz]ations?|mergers?|quarters?|quarter end|month end|year end|seasons?|rush|sales|christmas(?: rush| trade| season)?|harvest|term|terms|semesters?|summers?|winters?|weeks?|months?|years?|mondays?|fridays?|weekends?|shifts?|nights?|earlies|lates|overtime|hours',
  // What fills the day.
  'meetings?|stand ?ups?|retros?|reviews?|appraisals?|reports?|reporting|paperwork|admin|bureaucracy|process(?:es)?|procedures?|polic(?:y|ies)|rules?|kpis?|targets?|numbers?|figures?|queues?|workloads?|work|jobs?|commutes?|traffic|travel|heat|cold|air con|heating|noise|music|radio|smell|stairs|chairs?|desks?|shoes|heels|boots|uniforms?|diets?|coffee|calls?|webinars?|trainings?|courses?|exams?|handovers?|onboarding|recruitment|hiring|vacanc(?:y|ies)|buzzwords?|jargon|acronyms?|hashtags?|fonts?|logos?|products?|product lines?|lines?|pages?|features?|branch(?:es)?|fun|lists?|characters?|villains?|heroes|subplots?|dog in (?:the|our) (?:game|script|story)',
].join('|');

/** Who can’t face another of these may mean more than work. */
const TIMES =
  '(?:weeks?|months?|years?|quarters?|seasons?|terms?|summers?|winters?|christmas|mondays?|fridays?|weekends?|nights?|hours|work|jobs?|noise)';

/** Where a word begins. */
const FROM = '(?<=^| )';
const THE =
  '(?:the|this|that|these|those|our|my|your|his|her|their|its|every|another|some|all (?:the|these|this|our)|a|an|two|three|four|five|six|ten|several|half (?:the|our|of the))';
/** What stands before the thing and names it more closely: “our new rota software”, and not “my boss at work”. */
const ADJECTIVES =
  '(?:(?!(?:at|in|on|after|before|during|for|with|without|and|or|by|from|to|of|off|because|if|when|while|who|that|which|over|about|this|next|last|every|until|once)(?: |$))[^ |]+ ){0,2}?';

/** “I could murder our rota software”, “we killed the Monday meeting”. */
export const DONE_TO_THINGS = [
  `${FROM}(?:kill|murder|strangle|throttle|nuke|bury|slaughter|execut|butcher|crucif|drown|axe|end)(?:e|y|s|es|ed|ing|ied)?(?: off)? ${THE} ${ADJECTIVES}(?:${THING})(?= |$)`,
  `${FROM}murder (?:an?|some) (?!man|woman|child|kid|person|people|colleague|customer|client|patient|human|boss|manager|guy)[^ |]+`,
].join('|');

/** “The crunch nearly killed us”, “these stairs will be the death of me”. */
export const DONE_BY_THINGS = [
  `${FROM}${THE} ${ADJECTIVES}(?:${THING}) (?:(?:nearly|almost|practically|basically|virtually|slowly|literally|really|just|is|are|was|were|s|re|will|ll|would|has|have|had|about|absolutely|totally|going|gonna|to|be) ){0,3}(?:kill(?:s|ed|ing)?|murder(?:s|ed|ing)?|finish(?:es|ed|ing)?(?: off)?|finish(?:es|ed|ing)? (?:me|us|him|her|them) off|destroy(?:s|ed|ing)?|did for|doing|do|the death of|slay(?:s|ed|ing)?|crucif(?:y|ies|ied|ying)|drown(?:s|ed|ing)?|buried|bury(?:ing)?) (?:me|us|him|her|them|everyone|everybody|the (?:whole )?team|my (?:whole )?(?:team|back|feet|knees|eyes|will to live|soul)|our (?:team|margins?|people|evenings))(?: off| in)?(?= \\|| lol| haha| ha| this| last| every| and| with| but| so| at| by| in| over| since| because| already|$)`,
  '(?:nearly|almost|practically|just about) (?:died|dead|dying|killed (?:himself|herself|myself|themselves)|wet (?:himself|herself|myself)) (?:of |from |with )?(?:laugh\\w*|embarrassment|shame|boredom|giggl\\w*|cringe)|died laughing|die (?:of|from) (?:embarrassment|boredom|shame|laughter)|laugh\\w* (?:himself|herself|myself|ourselves|themselves) to death',
].join('|');

const WORKS =
  'films?|movies?|plays?|novels?|thrillers?|operas?|musicals?|pantos?|pantomimes?|shows?|scenes?|chapters?|podcasts?|episodes?|documentar(?:y|ies)|exhibitions?|video games?|whodunn?its?|ballets?|murder myster(?:y|ies)|escape rooms?|crime (?:novels?|series|dramas?|fiction)|true crime|storylines?|plots?';

/** What a film or a play is about: “the opening film (it's about a man who plans to kill himself)”. Not what somebody keeps watching. */
export const IN_A_STORY = `${FROM}(?:the|our|an?|this|opening|new|next|school|summer|christmas|closing) (?:[^ |]+ ){0,2}?(?:${WORKS}) (?:\\| )?(?:(?:its|is|was|all|thats|that is|which is) ){0,3}(?:about|in which|called|titled|ends? with) (?!how |ways |to )(?:[^ |]+ ?){1,14}`;

/** “Can't do this opening schedule any more”, “nobody would notice if we dropped the Monday meeting”. */
export const TIRED_OF_THINGS = [
  `${FROM}cant (?:do|stand|take|face|bear|look at|go on with) ${THE} ${ADJECTIVES}(?!${TIMES}(?: |$))(?:${THING})(?: any ?more| any longer)?(?= |$)`,
  '(?:nobody|no ?one|who) (?:would|will|d) (?:even )?(?:notice|care|miss it|mind) if (?:we|they|head office|the company|management) (?:dropped|stopped|closed|cancelled|scrapped|skipped|binned|cut|removed)',
  `(?:nobody|no ?one) (?:would|will|d) miss ${THE} ${ADJECTIVES}(?:${THING}|suggestion box|newsletter|committee)(?= |$)`,
  '(?<=^| )jen peux plus (?:de|du|des|avec) ?(?:ce|cet|cette|ces|la|le|les)? ?(?!vie|monde|tout|moi|lui)[^ |]+',
].join('|');

/** Words of a trade that are weapons elsewhere, and a few idioms. */
export const OF_A_TRADE = [
  '(?<=^| )(?:grease|nail|glue|heat|staple|spray|water|radar|price|label|massage|caulking|prop) guns?|(?:prop|palette|butter|bread) knives|knife (?:drawer|shop|block|rack|roll|skills|set|sharpen\\w*|grinder)|set of knives|bomb disposal|(?:was|is|were|are) the bomb(?= |$)',
  'life and soul|heart and soul|soul (?:destroying|searching)|mission suicide|(?:is|was|reads like|looks like|be) (?:a|the longest) suicide note|suicide (?:runs?|sprints)|couteau sous la gorge pour',
].join('|');

/** Whose content is no sign of a sudden peace. */
export const PLEASED =
  '(?<=^| )(?:donors?|boards?|investors?|owners?|clients?|customers?|guests?|patients?|parents|pupils|auditors?|inspectors?|boss|management|head office|union|everyone else|numbers|results) (?:is|are|were|was|seem|seems|s) (?:all |very |quite |perfectly )?(?:happy|happier|pleased|relaxed|calm|content|fine|relieved)';
