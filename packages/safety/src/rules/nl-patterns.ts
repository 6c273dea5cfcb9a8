import type { Rule } from '../concern.ts';
import { enoughToDie } from './enough-to-die.ts';
import { ruleWriter } from './write-rule.ts';

const rule = ruleWriter({
  kin: 'kinderen|kind|zoon|dochter|vrouw|man|moeder|vader|ouders|familie|gezin|partner',
  means: 'pillen|tabletten|medicijnen|slaappillen|insuline|touw',
  drop: 'trein|metro|tram|brug|dak|flat|balkon|raam|spoor|auto|vrachtwagen',
  blade: 'mes|stanleymes|schaar|schroevendraaier|hamer|bijl|pistool|wapen|fles',
  drink: 'wodka|drank|jenever|bier|wijn|whisky|gin|alcohol|rum|heupfles',
  drug: 'coke|cocaine|speed|pillen|ritalin|drugs|wiet|pijnstillers|kalmeringsmiddelen',
  store: 'kluisje|locker|la|lade|bureau|tas|rugzak|kast|auto|waterfles|thermosfles',
});

/** The ways of speaking that `en-*-patterns` hold for English. */
export const NL_PATTERNS: Rule[] = [
  enoughToDie('nl'),
  rule('suicide', [
    '(?:niet (?:meer|langer)|nooit meer)(?: [^ |]+){0,2} (?:leven|wakker worden|wakker|bestaan|er zijn|verder leven)|(?:niet (?:meer|langer)|nooit meer) (?:wil|wilt|wilde|wou) (?:leven|bestaan|wakker worden)',
    '(?:beter|liever)(?: [^ |]+){0,3} dood(?: zijn| was| geweest)?|(?:was|waren) ik maar dood',
    '(?:een |het )?einde?(?: [^ |]+)? (?:aan|maken aan)(?: [^ |]+){0,2} (?:wil|wilt|wilde|ga|gaat)(?: maken)?(?= \\||$| maken)|er een einde? aan (?:wil |te )?(?:maken|maak|maakt)',
    '(?:geen reden|niets|geen zin)(?: meer)?(?: [^ |]+){0,2} (?:om (?:voor )?te leven|om nog te leven|in het leven|om op te staan)',
    '(?:zonder (?:mij|me|hem|haar)) (?:is|zijn|was|waren|zou|zouden)(?: [^ |]+){0,2} (?:beter|gelukkiger|opgelucht)(?: af)?',
    '(?:voor|onder|van|uit) (?:de |een |het )?(?:{drop})(?: [^ |]+)? (?:springt|spring|springen|gooit|gooien|te springen|stapt|stappen)|(?:springt|spring|springen)(?: [^ |]+){0,2} (?:voor|onder|van|uit) (?:de |een |het )?(?:{drop})',
    '(?:tegen|in) (?:een |de )?(?:boom|muur|pijler|tegenligger) (?:aan )?(?:te )?(?:rijden|rij|rijd|rijdt)',
    '(?:spaart|spaar|verzamelt|verzamel|hamstert|bewaart)(?: [^ |]+)? (?:{means})|(?:{means})(?: [^ |]+){0,3} (?:gespaard|verzameld|klaarliggen|klaar|bewaard|opgespaard)|genoeg (?:{means})',
    '(?:afscheids)(?:brief|brieven|video)|(?:brief|brieven)(?: [^ |]+)? (?:aan|voor) (?:zijn|haar|mijn|de) {kin}',
  ]),
  rule(
    'suicide',
    [
      '(?:er )?morgen (?:er )?niet meer(?: [^ |]+)? (?:is|ben|zijn|bij|leeft)|(?:ben|is) er morgen niet meer',
      '(?:wil|wilde)(?: [^ |]+){0,2} dat (?:het|alles) (?:ophoudt|stopt|voorbij is|over is)',
    ],
    { unless: 'vakantie|vrij|ziek|project|vergadering|cursus', sure: false },
  ),
  rule(
    'self-harm',
    [
      '(?:snij|snijd|snijdt|snijden|brand|kras|krast)(?: [^ |]+){0,2} in (?:mijn|zijn|haar) (?:benen|been|armen|arm|pols|polsen|huid)|(?:slaat|slaan|bonkt)(?: [^ |]+){0,2} (?:hoofd|vuist)(?: [^ |]+){0,2} (?:muur|deur)',
    ],
    {},
  ),
  rule('violence-at-home', [
    '(?:man|vriend|vriendin|vrouw|partner|ex|vader|stiefvader|moeder)(?: [^ |]+){0,5} (?:in elkaar|geslagen|geschopt|gewurgd|geduwd|opgesloten|mishandeld)',
    '(?:slaat|schopt|stompt|knijpt)(?: [^ |]+){0,3} (?:waar|zodat)(?: [^ |]+){0,4} (?:ziet|zien|merkt)|(?:durf|durft|durven)(?: [^ |]+){0,3} niet (?:meer )?naar huis',
  ]),
  rule(
    'threat',
    [
      '(?:{blade})(?: [^ |]+){0,6} (?:keel|nek|hals|gezicht|buik)|(?:trok|trekt|pakte|hield|houdt|zwaaide)(?: [^ |]+){0,3} (?:{blade})',
      '(?:weet|weten|wist) waar (?:ik|je|jij|mijn|jullie|we)(?: [^ |]+){0,4} (?:woon\\w*|wonen|school|parkeer\\w*|werk\\w*|zitten)',
      '(?:volgt|volgde|achtervolgt|gevolgd)(?: [^ |]+){0,2} (?:me|mij|haar|hem)?(?: [^ |]+){0,2} ?(?:naar huis|thuis)|(?:staat|stond|wacht|zit)(?: [^ |]+){0,4} voor (?:mijn|ons) (?:huis|deur|flat)',
      '(?:gaat|ga|zal|zou)(?: [^ |]+)? (?:me|mij|hem|haar|ons|je)(?: [^ |]+){0,2} (?:pakken|grijpen|afmaken|kapotmaken|vermoorden)|(?:me|mij|hem|haar|je) (?:gaat|zal|ga|komt) (?:pakken|afmaken|vermoorden)',
      '(?:fotos?)(?: [^ |]+)? van (?:mijn|ons) (?:huis|kinderen|dochter|zoon|auto|gezin)|(?:boel|tent|zaak|kantoor|gebouw)(?: [^ |]+){0,3} (?:brand|fik)',
    ],
    { unless: 'volgt (?:op|de)|gras|afspraak' },
  ),
  rule('abuse-at-work', [
    '(?:fotos?|filmpjes?|berichten)(?: [^ |]+){0,3} (?:piemel|penis|naakt|lul|geslachtsdeel)|naakt ?fotos?',
    '(?:wrijft|schuurt|drukt|duwt)(?: [^ |]+){0,3} (?:tegen|aan) (?:me|mij|haar|hem)(?: aan)?|hand(?:en)? (?:op|onder) (?:mijn|haar) (?:dij|been|rok|kont|borst|knie)',
    '(?:sluiten|sluit|opsluiten|opgesloten)(?: [^ |]+){0,3} (?:in|op) (?:in )?(?:de )?(?:koelcel|vriezer|container|kast|kelder|wc)|(?:schelden|scheldt|schold\\w*)(?: [^ |]+){0,2} (?:me|mij|hem|haar) uit',
    '(?:hotelkamer|naar bed)(?=.{0,80} (?:promotie|contract|baan))|(?:promotie|contract)(?=.{0,80} (?:hotelkamer|naar bed))|iets in (?:mijn|haar) (?:drankje|glas|drinken)',
  ]),
  rule(
    'addiction',
    [
      '(?:{drink})\\w*(?: [^ |]+){0,3} (?:in|onder) (?:zijn|haar|mijn|de) (?:{store})|vergokt|(?:salaris|geld|loon|spaargeld)(?: [^ |]+){0,4} (?:vergokt|gegokt|casino|gokkast\\w*)',
      '(?:heb|heeft|zonder|neem|neemt|gebruik)(?: [^ |]+){0,2} (?:{drug}|{drink})(?: [^ |]+){0,2} (?:nodig|om|red|kom)(?: [^ |]+){0,4}',
    ],
    { unless: 'feest|borrel|klant' },
  ),
  rule(
    'eating',
    [
      'vinger(?:s)?(?: [^ |]+){0,2} in (?:mijn|haar|zijn|de|je) keel|(?:geeft|geef|spuugt|kotst|braakt)(?: [^ |]+){0,3} (?:over|alles uit|na (?:het|elke))(?= |$)',
    ],
    { unless: 'geeft over het|geef over', sure: false },
  ),
  rule(
    'panic',
    [
      'hart (?:bonkt|bonst|raast|gaat tekeer|klopt)(?: [^ |]+)?|(?:hapt|snakt|happen) naar adem|hyperventil\\w*',
    ],
    { unless: 'hart klopt voor' },
  ),
  rule('suicide', [
    '(?:het )?leven(?: [^ |]+){0,2} niet (?:meer )?aan(?:kan|kunnen)?(?= \\||$)|geen kracht (?:meer )?om (?:te leven|door te gaan)|(?:voorgoed|voor altijd) (?:weg|verdwijnen)|geen (?:probleem|last) meer (?:zijn|ben|voor)|praat(?: [^ |]+){0,2} over (?:de dood|doodgaan)',
  ]),
  rule(
    'threat',
    [
      '(?:keel|nek|benen|schedel|kop|hersens|botten|tanden|knieen)(?: [^ |]+){0,2} (?:door|af|in|breekt|breken|doorsnijd\\w*|inslaa\\w*|afsnijd\\w*|omdraai\\w*)',
    ],
    { unless: 'op de kop|kop (?:in|af) (?:het zand|koffie)|hart onder', sure: false },
  ),
  rule(
    'violence-at-home',
    [
      '(?:vriend|man|partner|ex|vader|stiefvader|vrouw)(?: [^ |]+){0,5} (?:afgepakt|kapot|vernield|van de trap|gespuugd|sluit|opgesloten|laat (?:me|haar|hem) niet)(?: [^ |]+){0,3}',
    ],
    { unless: 'sluit (?:zich )?aan|vergadering' },
  ),
  rule(
    'abuse-at-work',
    [
      '(?:streelt|masseert|kust|zoent|likt|ruikt aan)(?: [^ |]+){0,2} (?:schouders?|haar|nek|rug|been|hand|hals)',
    ],
    { sure: false },
  ),
];
