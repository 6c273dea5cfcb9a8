import { aroundClearestSentence, type Concern } from '@coachlab/safety';
import { languageOf } from '../situations/language.ts';

/** Words of work as such: a person in danger is told of in others. */
const WORK =
  /\b(?:budgets?|projects?|deadlines?|meetings?|agendas?|e-?mails?|slack|scripts?|checklists?|shifts?|rota|roster|sales|customers?|clients?|suppliers?|orders?|invoices?|promot\w+|raise|salary|pay|bonus|contracts?|hir(?:e|es|ed|ing)|candidates?|interviews?|probation|onboarding|training|train|handovers?|feedback|reviews?|appraisals?|goals?|targets?|okrs?|kpis?|reports?|reporting|roadmap|sprints?|releases?|launch\w*|tickets?|strategy|reorgani[sz]\w+|restructur\w+|departments?|teams?|offices?|remote|hybrid|home office|delegat\w+|decisions?|decides?|minutes|presentations?|slides?|board|grants?|posts?|positions?|jobs?|tasks?|workload|overtime|holidays?|vacation|policy|rules?|process(?:es)?|tools?|systems?|software|training|workshops?|offsite|factory|warehouse|shop|ward|school|classes|co-?founders?|start-?up|graduates?|apprentices?|interns?|till|stock|deliver\w+|suppliers?|quarter|credit|ideas?|micromanag\w+|manag\w+|boss(?:es)?|directors?|employees?|colleagues?|ceo|cfo|hr|present(?:ed|ing|s)|linkedin|cameras?|offers?|resign\w*|estimates?|vendors?|standups?|performers?|freelanc\w+|agency|e-?mail|mail|formal|formally|written warning|seniors?|juniors?|dev(?:s|elopers?)?|engineers?|account|designs?|designer|steering|pages?|prompts?|gossip\w*|complain\w*|reference letter|pip|reorg|standup|stand-up|salesman|roadmap|cc'd|icpi|grow|coaching|coach|mentor\w*|chemo|adhd|headphones|pronouns?|rota|desk|floor)\b/gi;
/** Words of body, fear and farewell, which make a talk of work something else. */
const GRAVE =
  /\b(?:di(?:e|es|ed|ying)|dead|death|alive|liv(?:e|ing)|life|kill\w*|suicid\w*|hurt\w*|harm\w*|hit\w*|beat\w*|blood|bleed\w*|pills?|tablets?|overdos\w*|kni(?:fe|ves)|guns?|weapons?|bruis\w*|burns?|cut(?:s|ting)?|scars?|arms?|wrists?|goodbyes?|farewell|hopeless\w*|pointless|no point|worthless|burden|better off|any ?more|no longer|cr(?:y|ies|ied|ying)|tears|alone|lonely|scared|afraid|frighten\w*|terrif\w*|threat\w*|drink\w*|drunk|alcohol|vodka|wine|sober|drugs?|cocaine|gambl\w*|eat(?:s|en|ing)?|thin|weight|vomit\w*|sleep\w*|slept|panic\w*|breath\w*|shak(?:e|es|ing)|collaps\w*|faint\w*|hears? voices|numb|disappear\w*|vanish\w*|end it|give up|giving up|given up|can'?t go on|cope|husband|wife|boyfriend|girlfriend|partner|ex|police|hospital|bridge|roof|rope|funeral|grave|gave away|giving away|touch\w*|grab\w*|grop\w*|rap(?:e|ed)|stalk\w*|racist|slur\w*|bull(?:y|ied|ying)|humiliat\w*|harass\w*|flinch\w*|hotel|(?:won'?t|doesn'?t|refuses to) (?:talk|speak) about it|switched off)\b/i;
/** A danger that is not faint needs more of them to be doubted. */
const FEWEST = { faint: 2, other: 3 } as const;

/** In more words every story has some of work, whatever else it tells; no danger that is faint is told in as many. */
const LONG_STORY = { faint: 32, other: 40 } as const;

/**
 * Whether a message is of nothing but work, as far as its words go. In a long story, of which one sentence among many sounds
 * faintly like danger by chance, it is enough that no word speaks of body, fear or farewell; those words are English ones.
 */
export function isTalkOfWork(message: string, { faint }: Pick<Concern, 'faint'>): boolean {
  if (isGrave(message)) return false;
  const how = faint ? 'faint' : 'other';
  if (message.split(/\s+/).length >= LONG_STORY[how]) return faint === true && languageOf(message) === null;
  return workWordsIn(message) >= FEWEST[how];
}

/**
 * Whether a long story tells of nothing but work, so that the one sentence of it that resembles a danger does so in its form alone:
 * no word of body, fear, farewell, of oneself, of what is wished for, or of a place or a means.
 */
export function isStoryOfWork(message: string, { kind }: Pick<Concern, 'kind'>): boolean {
  const isLong = message.split(/\s+/).length >= LONG_STORY.other;
  const isEnglish = languageOf(message) === null;
  return (
    isLong &&
    isEnglish &&
    !isGrave(message) &&
    !DARK.test(kind === 'suicide' ? message : message.replace(NOBODY, ' ')) &&
    workWordsIn(message) > 0
  );
}

/**
 * Whether a long story tells of work and family at once, and has no word of death, despair, body or farewell: what in it resembles
 * a thought of suicide gets a line, and no question.
 */
export function isStoryOfLife(message: string, { kind }: Pick<Concern, 'kind'>): boolean {
  return (
    kind === 'suicide' &&
    message.split(/\s+/).length >= LONG_STORY.other &&
    languageOf(message) === null &&
    workWordsIn(message) >= FEWEST.other &&
    !DARK.test(message) &&
    !isGrave(message.replace(FAMILY, ' '))
  );
}

/**
 * Whether a long story in English resembles a danger at a place where no word of death, despair, body, means or farewell stands.
 * Of any long story some sentence sounds like one by chance, and another tells of a funeral or a letter.
 */
export function isHarmlessWhereItResemblesDanger(message: string): boolean {
  const around = languageOf(message) === null ? aroundClearestSentence(message) : null;
  return (
    around !== null && !isGrave(around) && !HINTS.test(around) && !DARK.test(around.replace(ONESELF, ' '))
  );
}

/** How people speak of a time without themselves. */
const HINTS =
  /\b(?:(?:same|this|one|a|the) thoughts?|thinking about|i think (?:about|how)|every (?:night|morning)|one day|(?:remember|read|hear) my name|my name in|see(?:ing)? the day|(?:wo|would)n['’]?t be (?:here|there|see\w*|around)|not be (?:here|there|seeing|around)|get over (?:it|me)|decent replacement|(?:better|fine|easier) without|when i['’]?m (?:not|out)|after i['’]?m|working out the|how (?:simple|easy)|oddly|calm\w*)\b/i;

/** Who has children themselves, or does a thing themselves, says nothing of their life. */
const ONESELF = /\b(?:myself|himself|herself|themselves)\b/gi;

const FAMILY = /\b(?:husband|wife|boyfriend|girlfriend|partner|afraid of losing|alone)\b/gi;

/** Who is left alone with a thought says it of everybody; of any other danger it tells nothing. */
const NOBODY = /\b(?:nobody|no one)\b/gi;

const DARK =
  /\b(?:myself|himself|herself|themselves|without (?:me|him|her)|wish\w*|quiet\w*|silen\w+|peace\w*|dark\w*|empty|emptiness|despair\w*|depress\w*|exhaust\w*|burn(?:t|ed)? ?out|insurance(?! (?:company|firm|broker|office|claims?))|will and|letters?|platform|trains?|tracks|river|canal|lake|cliffs?|balcony|lorry|wheel|motorway|weapons?|rifle|follow(?:s|ed|ing)|watch(?:es|ed|ing)|waits? for|locked|keys?|nobody|no one|point of|point in|over soon|tired of|hate (?:my|this life)|ashamed|shame|secret\w*|body|bodies|blocks?|clothes|naked|pills|medic\w+|doctor|ill|illness|sick|hurt\w*|marks|injur\w*|smell\w*|slur\w*|weeps?|weeping|sob\w*|sorry for|forgive|last time|never again|never heard|settled|hung up|voice|not be here|be gone|gone)\b/i;

/** Whether a message speaks of body, fear or farewell. */
export function isGrave(message: string): boolean {
  return GRAVE.test(message.replace(TOUCHES_NOBODY, ' '));
}

/** A screen, a base, a card; and where people talk. */
const TOUCHES_NOBODY =
  /\bin real life\b|\bover (?:drinks|a drink|a beer|a coffee|coffee|a pint|lunch)\b|\btouch ?-?(?:screens?|pads?|panels?|points?|displays?|typ\w+)|\b(?:in|get in|got in|keep in|out of|lost|lose|stay in) touch\b|\btouch(?:es|ed|ing)? (?:base|on|upon)\b|\b(?:final|finishing|personal|soft) touch(?:es)?\b/gi;

/** How many different words of work a message has. */
export function workWordsIn(message: string): number {
  return new Set(message.toLowerCase().match(WORK)).size;
}
