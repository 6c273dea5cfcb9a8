import { normalise } from './normalise.ts';

/** Characters that are read: the beginning and the end of anything longer. */
const MOST = 4_000;

/** Text as it is judged: normalised, and without what means no harm in any language. */
export function plainText(text: string): string {
  const read = text.length <= MOST ? text : `${text.slice(0, MOST / 2)} | ${text.slice(-MOST / 2)}`;
  return normalise(read).replace(HARMLESS, ' ');
}

/** Figures of speech and names of things that would be taken for a danger in any language. */
const HARMLESS = new RegExp(
  [
    '(?:career|political|commercial|financial|professional|social|brand|strategic) suicide|suicide (?:mission|squad)',
    '(?:give|gives|giving|gave) (?:me|us|him|her|them) a heart attack|heart attack survivor',
    '(?:kill|murder) for (?:a|an|some|that|this)|(?:kill|murder) (?:a|an|some) (?:coffee|tea|beer|pizza|burger|nap|sandwich|drink|biscuit|curry)',
    'bomb proof|drop(?:s|ped)? (?:a|the) bomb|suicidally|photographer\\w* (?:will |can |to |should )?shoot\\w*|overdos\\w+ (?:us|them|everyone|the \\w+) (?:with|on)',
    '(?:spreadsheet|excel|powerpoint|gadget|gym|detail|podcast|shopping|inbox) addict|coffee machine',
    'en finir avec (?:ce|cet|cette|ces|les|le|la) (?!vie|monde|tout)\\w+|(?:projet|boulot|travail|reunion|deadline|dossier) va (?:me|nous) tuer',
    'messer auf die brust gesetzt|(?:farla finita|finirla) con (?:quest|le|la|il|i)\\w*|beats? (?:me|him|her|us|them) to',
    'stabb?(?:ed|ing|s)? (?:me|him|her|us|them|people|you) in the back',
    'harr?ass\\w* (?:people|them|the team|everyone|colleagues|suppliers?) (?:for|about)|stalking (?:my team|people|them|everyone) for',
    'non alcoholic|stroke of (?:genius|luck)|(?:alcohol|alkohol) (?:at|bei|na) (?:the|our) (?:summer )?(?:party|event)',
    'stalking (?:candidates|applicants|competitors)',
    'anti (?:harassment|bullying|racism|discrimination)',
    '(?:training|policy|policies|workshop|course|module|webinar|session|programme|program|leaflet|poster)s? (?:on|about|against|for) (?:bullying|harassment|racism|violence|addiction|alcohol)',
    '(?:bullying|harassment|alcohol|drugs?|violence) (?:training|policy|policies|workshop|course|module|webinar)',
  ].join('|'),
  'g',
);
