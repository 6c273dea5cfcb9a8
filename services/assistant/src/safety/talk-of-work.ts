import type { Concern } from '@coachlab/safety';

/** Words of work as such: a person in danger is told of in others. */
const WORK =
  /\b(?:budgets?|projects?|deadlines?|meetings?|agendas?|e-?mails?|slack|scripts?|checklists?|shifts?|rota|roster|sales|customers?|clients?|suppliers?|orders?|invoices?|promot\w+|raise|salary|pay|bonus|contracts?|hir(?:e|es|ed|ing)|candidates?|interviews?|probation|onboarding|training|train|handovers?|feedback|reviews?|appraisals?|goals?|targets?|okrs?|kpis?|reports?|reporting|roadmap|sprints?|releases?|launch\w*|tickets?|strategy|reorgani[sz]\w+|restructur\w+|departments?|teams?|offices?|remote|hybrid|home office|delegat\w+|decisions?|decides?|minutes|presentations?|slides?|board|grants?|posts?|positions?|jobs?|tasks?|workload|overtime|holidays?|vacation|policy|rules?|process(?:es)?|tools?|systems?|software|training|workshops?|offsite|factory|warehouse|shop|ward|school|classes|co-?founders?|start-?up|graduates?|apprentices?|interns?|till|stock|deliver\w+|suppliers?|quarter|credit|ideas?|micromanag\w+|manag\w+|boss(?:es)?|directors?|employees?|colleagues?|ceo|cfo|hr|present(?:ed|ing|s)|linkedin|cameras?|offers?|resign\w*|estimates?|vendors?|standups?|performers?|freelanc\w+|agency|e-?mail|mail|formal|formally|written warning|seniors?|juniors?|dev(?:s|elopers?)?|engineers?|account|designs?|designer|steering|pages?|prompts?|gossip\w*|complain\w*|reference letter|pip|reorg|standup|stand-up|salesman|roadmap|cc'd|icpi|grow|coaching|coach|mentor\w*|chemo|adhd|headphones|pronouns?|rota|desk|floor)\b/gi;
/** Words of body, fear and farewell, which make a talk of work something else. */
const GRAVE =
  /\b(?:di(?:e|es|ed|ying)|dead|death|alive|liv(?:e|ing)|life|kill\w*|suicid\w*|hurt\w*|harm\w*|hit\w*|beat\w*|blood|bleed\w*|pills?|tablets?|overdos\w*|kni(?:fe|ves)|guns?|weapons?|bruis\w*|burns?|cut(?:s|ting)?|scars?|arms?|wrists?|goodbyes?|farewell|hopeless\w*|pointless|no point|worthless|burden|better off|any ?more|no longer|cr(?:y|ies|ied|ying)|tears|alone|lonely|scared|afraid|frighten\w*|terrif\w*|threat\w*|drink\w*|drunk|alcohol|vodka|wine|sober|drugs?|cocaine|gambl\w*|eat(?:s|en|ing)?|thin|weight|vomit\w*|sleep\w*|slept|panic\w*|breath\w*|shak(?:e|es|ing)|collaps\w*|faint\w*|hears? voices|numb|disappear\w*|vanish\w*|end it|give up|giving up|given up|can'?t go on|cope|husband|wife|boyfriend|girlfriend|partner|ex|police|hospital|bridge|roof|rope|funeral|grave|gave away|giving away|touch\w*|grab\w*|grop\w*|rap(?:e|ed)|stalk\w*|racist|slur\w*|bull(?:y|ied|ying)|humiliat\w*|harass\w*|flinch\w*|hotel|(?:won'?t|doesn'?t|refuses to) (?:talk|speak) about it|switched off)\b/i;
/** A danger that is not faint needs more of them to be doubted. */
const FEWEST = { faint: 2, other: 3 } as const;

/** In more words every story has some of work, whatever else it tells. */
const LONG_STORY = 40;

/** Whether a message is of nothing but work, as far as its words go. */
export function isTalkOfWork(message: string, { faint }: Pick<Concern, 'faint'>): boolean {
  if (message.split(/\s+/).length >= LONG_STORY) return false;
  const fewest = faint ? FEWEST.faint : FEWEST.other;
  return !isGrave(message) && workWordsIn(message) >= fewest;
}

/** Whether a message speaks of body, fear or farewell. */
export function isGrave(message: string): boolean {
  return GRAVE.test(message);
}

/** How many different words of work a message has. */
export function workWordsIn(message: string): number {
  return new Set(message.toLowerCase().match(WORK)).size;
}
