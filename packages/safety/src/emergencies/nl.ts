import { patternWriter } from '../rules/write-rule.ts';
import { conditionWriter, type EmergencyWords, near } from './write-condition.ts';

const rule = conditionWriter();
const pattern = patternWriter({});

const HEAT = 'hitte|(?:bloed)?heet|\\d\\d graden|kas|volle zon|zonder airco|dak';
const ILL =
  'zweet niet meer|flauwgevallen|verward|wartaal|in de war|duizelig|misselijk|braakt|overgeeft|wankelt|suf';
const SWELLS =
  'zwelt|opgezwollen|gezwollen|wordt dik|(?:krijgt|krijg) (?:geen|bijna geen|slecht) (?:lucht|adem)|benauwd|bulten|galbulten';
const SUGAR_ILL =
  'trilt|beeft|zweet|praat onzin|verward|in de war|agressief|bleek|suf|bewusteloos|wankelt|amper staan|niet aanspreekbaar';

export const nl: EmergencyWords = {
  language: 'nl',
  rules: [
    rule(
      'unconscious',
      [
        '(?:ademt|adem) (?:niet|nauwelijks)|niet ademt|geen (?:pols|hartslag)|(?:krijg|krijgen) (?:haar|hem) niet wakker|niet wakker te krijgen|(?:is|ligt)(?: [^ |]+){0,3} bewusteloos',
        near(
          'in elkaar gezakt|flauwgevallen|gevallen|op de grond|onderuitgegaan',
          'reageert niet|beweegt niet|buiten bewustzijn|komt niet bij',
        ),
      ],
      'mails?|markt|project',
    ),
    rule(
      'choking',
      ['(?:verslikt|stikt)(?=.{0,50} (?:lucht|blauw|adem\\w*|praten))|is aan het stikken'],
      'werk|stikt van',
    ),
    rule(
      'allergy',
      [
        'anafyla\\w+|allergische shock',
        near('allergi\\w+|noten|pindas?|wesp|bij|gestoken|gegeten|latex|epipen|adrenaline', SWELLS),
        '(?:gezicht|tong|lippen|keel)(?: [^ |]+){0,2} (?:zwelt|opgezwollen|gezwollen|dik)',
      ],
      'allergisch voor (?:kritiek|verandering\\w*|vergaderingen)',
    ),
    rule(
      'heart',
      [
        '(?:heeft|krijgt|is|heb)(?: [^ |]+){0,2} (?:hartaanval|hartinfarct|hartstilstand)(?= \\|)|(?:pijn|druk|steken|beklemming|strakke band)(?: [^ |]+){0,2} (?:op|in|aan) (?:de|mijn|zijn|haar) borst|grijpt naar (?:zijn|haar) borst',
        near('linkerarm', 'borst|druk|pijn|zwe\\w+'),
      ],
      '(?:bijna|haast)(?: [^ |]+){0,4} hart(?:aanval|infarct|verzakking)|paniekaanval\\w*',
    ),
    rule('stroke', [
      '(?:heeft|krijgt) (?:een )?(?:beroerte|herseninfarct|hersenbloeding)(?= heeft| \\|)|(?:beroerte|hersenbloeding) heeft|(?:mond|gezicht|mondhoek)(?: [^ |]+){0,3} (?:scheef|hangt|verlamd)',
      near(
        '(?:rechter|linker)arm|(?:rechter|linker)been|een kant',
        'niet (?:meer )?(?:optillen|bewegen|praten)|verlamd|plotseling|uit haar woorden|uit zijn woorden',
      ),
    ]),
    rule(
      'overdose',
      [
        'overdosis|lippen(?: [^ |]+){0,2} blauw|spuit in|(?:heel|hele|volle|te veel)(?: [^ |]+){0,2} (?:doosje|strip|pillen|tabletten|paracetamol)(?: [^ |]+){0,2} (?:geslikt|ingenomen)|(?:bleek(?:middel)?|zuur|gootsteenontstopper|antivries)(?: [^ |]+){0,2} gedronken',
      ],
      'overdosis (?:vergaderingen|koffie)',
    ),
    rule('heat', ['hitteberoerte|zonnesteek|oververhit|hitteslag', near(HEAT, ILL)]),
    rule('diabetes', [
      'hypo(?= |$)|diabetisch coma|hypoglykemie',
      near('diabet\\w+|suikerziekte|bloedsuiker|insuline', SUGAR_ILL),
    ]),
    rule(
      'seizure',
      [
        '(?:epileptische|epileptisch) (?:aanval|insult)|stuiptrek\\w*|schuim op (?:de|zijn|haar) mond|(?:een|heeft een) toeval(?= in| \\||$)',
        near('schokken|schokt|trilt', 'op de grond|aanval|epilep\\w+'),
      ],
      'in geval van|bij toeval|geen toeval',
    ),
    rule('injury', [
      'blijft (?:maar )?bloeden|bloedt (?:hevig|erg|hard)|stopt niet met bloeden|elektrische schok|geelektrocuteerd|vingers? (?:af|afgesneden|eraf)|(?:hand|arm|been|vinger)(?: [^ |]+){0,2} (?:bekneld|klem|geplet) (?:in|onder|tussen)|zuur in (?:zijn|haar) ogen|aangereden door',
      near(
        'van (?:de|het) (?:ladder|steiger|dak) (?:gevallen)?',
        'beweegt niet|bloedt|bewusteloos|voelt (?:zijn|haar) benen',
      ),
      'astma ?aanval',
    ]),
  ],
  notNow: pattern(
    '(?:vorige|afgelopen|verleden) (?:week|maand|zomer|winter|jaar)|vorig jaar|(?:dagen|weken|maanden|jaar|jaren) geleden|al (?:weken|maanden|jaren)|komt(?: [^ |]+){0,3} terug|terug (?:na|van|op)|hersteld|na (?:zijn|haar|een) (?:beroerte|hartaanval|ongeluk)|overleefd|overleden|begrafenis|cursus|training|bhv\\w*|in geval|als iemand|elke (?:dag|ochtend|maandag)|vroeger',
  ),
  over: pattern('in het ziekenhuis|op de ic|overleden|dood|begrafenis'),
  now: pattern(
    'nu|op dit moment|plotseling|vandaag|vanochtend|minuten|wat moet ik doen|moet ik hem vasthouden|op de grond',
  ),
};
