import type { Rule } from '../concern.ts';
import { ruleWriter } from './write-rule.ts';

const rule = ruleWriter({
  lingers:
    'hangs?|hung|hanging|hovers?|hovering|lurks?|lurking|loiters?|loitering|lingers?|lingering|waits?|waiting|waited|stands?|standing|stood|sits?|sitting|sat|parks?|parked|parking|turns? up|turned up|turning up|shows? up|showed up|showing up|appears?|appearing|comes? by',
  near: 'by|at|outside|near|next to|beside|behind|opposite|past|in front of|across from|to',
  hers: 'her|my|(?:our|my|the|one of (?:my|our|the)) [^ |]+s',
  place:
    'car|van|bike|house|home|flat|apartment|front door|doorstep|door|street|road|bus stop|tram stop|gym|yoga(?: class)?|church|evening class|window',
  often:
    'every|most|each|several|twice|again|always|all the time|nights?|after work|after (?:her|his|my|their) shifts?|uninvited|unannounced',
  person: 'me|her|him|them|(?:our|my|the|one of (?:my|our|the)) [^ |]+',
});

/** Those who wait for somebody who wants them to; the visitor, or she whose car it is, waiting there. */
const WANTED =
  '(?:husband|wife|dad|father|mum|mom|mother|son|daughter|brother|sister|taxi|courier|delivery|parcel|post(?:man|woman)?|bus)(?: [^ |]+){0,8}|(?:gives?|giving|offers?|offered|wants?|needs?)(?: [^ |]+){0,4} (?:a )?lift|lift (?:to|home)|picks? (?:her|me|him|them|each other) up|car ?(?:pool|share)\\w*|drives? (?:her|me|him|them) (?:home|to)|(?:i|ill|im|ive|she|shes) (?:[^ |]+ ){0,2}(?:hangs?|waits?|waiting|sits?|sitting|stands?|standing|parks?|parked) (?:[^ |]+ ){0,2}(?:my|her)';

/** A colleague who waits for, follows or watches somebody. Those of the home and customers have rules of their own. */
export const STALKING: Rule[] = [
  rule(
    'threat',
    [
      '(?:{lingers})(?: [^ |]+){0,3} (?:{near})(?: the)? (?:{hers})(?: [^ |]+)? (?:{place})(?: [^ |]+){0,4} (?:{often})',
      '(?:keeps?|kept|always|wont stop|doesnt stop|never stops) (?:{lingers}|driving|walking|cycling)(?: [^ |]+){0,3} (?:{near}) (?:{hers})(?: [^ |]+)? (?:{place})',
      '(?:drives?|driving|drove|walks?|walking|cycles?|cycling) (?:past|by) (?:{hers})(?: [^ |]+)? (?:{place})(?: [^ |]+){0,4} (?:{often}|and rings?|slowly)',
      '(?:she|woman|girl|women)(?: [^ |]+){0,5} (?:{lingers})(?: [^ |]+){0,2} (?:{near}) (?:his|him)(?: [^ |]+)? (?:{place})(?: [^ |]+){0,3} (?:{often})',
    ],
    { unless: WANTED },
  ),
  rule(
    'threat',
    [
      '(?:follow(?:s|ed|ing)?|tail(?:s|ed|ing)?) (?:{person})(?: all the way| right)? (?:home|after work|to (?:her|his|my|their) (?:car|house|flat|door|gym|street))',
      '(?:airtag|tracker|tracking (?:device|app)|gps)(?: [^ |]+){0,4} (?:on|in|under|inside) (?:her|my|his|their) (?:car|bag|coat|jacket|phone|bike|rucksack|handbag)',
    ],
    {
      unless:
        '(?:it|thoughts?|mood) (?:[^ |]+ ){0,2}follow\\w*|(?:fleet|company)(?: [^ |]+){0,2} (?:tracker|tracking|gps)|(?:ask\\w*|agreed|want\\w*|lost)(?: [^ |]+){0,4} airtag',
    },
  ),
  rule(
    'threat',
    [
      '(?:{lingers})(?: [^ |]+){0,5} (?:opposite|outside|in front of|across from) (?:her|my) (?:house|home|flat|door|window)',
      'knows? (?:which|what) (?:house|street|road|flat|building|school|nursery)(?: [^ |]+){0,4} (?:lives?|goes|stays?|walks?)',
      '(?:notes?|letters?|flowers|presents?|gifts?|photos?)(?: [^ |]+){0,3} (?:on|under|through|in|at) (?:her|my|his|the) (?:windscreen|windshield|wipers?|letter ?box|doorstep|front door|door|saddle)(?: [^ |]+){0,3}',
      '(?:tak(?:es|ing)|took|has|collects?|films?|filming)(?: [^ |]+){0,2} (?:photos?|pictures?|videos?) of (?:{person})(?: [^ |]+){0,3} (?:without|secretly|from behind|when (?:she|nobody))',
    ],
    {
      unless: `${WANTED}|thank|birthday|christmas|neighbour|parking|ticket|safety|welcome|leaving|get well`,
      sure: false,
    },
  ),
];
