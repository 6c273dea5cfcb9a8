import { patternWriter } from '../rules/write-rule.ts';
import { conditionWriter, type EmergencyWords, near } from './write-condition.ts';

const rule = conditionWriter();
const pattern = patternWriter({});

const HEAT =
  '(?:brutend )?heiss|hitze|\\d\\d grad|gewachshaus|in der sonne|am ofen|ohne klimaanlage|auf dem dach';
const ILL =
  'schwitzt (?:sie |er )?(?:gar )?nicht mehr|antwortet (?:komisch|seltsam|wirr)|(?:komische|seltsame) antworten|umgekippt|zusammengebrochen|ohnmachtig|schwindlig|schwindelig|ubel|erbricht|verwirrt|wirres zeug|redet wirr|taumelt|torkelt|benommen';
const SWELLS =
  'schwillt|schwellen|geschwollen|zunge wird dick|wird dick|zuschwillt|(?:kriegt|bekommt|kriege|bekomme)(?: [^ |]+)? (?:schlecht|kaum|keine) luft|quaddeln|rochelt|pfeift beim atmen';
const SUGAR_ILL =
  'zittert|zittere|schwitzt|redet durcheinander|verwirrt|wirr|benommen|aggressiv|blass|bewusstlos|torkelt|schwankt|nicht ansprechbar|kaum noch stehen';

export const de: EmergencyWords = {
  language: 'de',
  rules: [
    rule(
      'unconscious',
      [
        '(?:nicht|kaum)(?: mehr)? (?:wach|ansprechbar|aufzuwecken|wachzukriegen)|(?:kriege?|bekomme?|krieg|bekomm)(?: [^ |]+){0,2} nicht(?: mehr)? wach|(?:ist|liegt)(?: [^ |]+){0,4} bewusstlos|atmet (?:nicht|kaum)|kein(?:en)? puls',
        near(
          'zusammengebrochen|umgekippt|umgefallen|liegt|ohnmachtig|wenn ich',
          'reagiert (?:nicht|kaum|auf nichts)|reagiert nicht mehr|wacht nicht auf|bewegt sich nicht|atmet nicht',
        ),
      ],
      'mails?|bewusstlos vor lachen',
    ),
    rule(
      'choking',
      [
        'verschluckt(?=.{0,50} (?:luft|blau|atmen|sprechen))|erstickt(?= an| gerade| \\||$)|steckt (?:ihm|ihr|mir) im hals',
      ],
      'arbeit|deadline|papierkram|mails?',
    ),
    rule(
      'allergy',
      [
        'anaphyla\\w+|allergischer schock',
        near(
          'allergi\\w+|nusse?|nussen|erdnuss\\w*|wespen?|bienen?|gestochen|gegessen|latex|notfallpen|adrenalin\\w*',
          SWELLS,
        ),
        '(?:gesicht|zunge|lippen|hals)(?: [^ |]+){0,3} (?:schwillt|schwellen|geschwollen|dick)|schwillt (?:ihr|sein|das|mein) (?:gesicht|zunge|hals)',
      ],
      'allergisch (?:auf|gegen) (?:kritik|feedback|veranderung\\w*)',
    ),
    rule(
      'heart',
      [
        '(?:hat|habe|bekommt|kriegt|ist|wohl|gerade)(?: [^ |]+){0,2} (?:einen )?(?:herzinfarkt|herzstillstand)(?= \\|)|(?:schmerz\\w*|druck|stechen|stiche|enge|brennen|ziehen)(?: [^ |]+){0,2} (?:auf|in|hinter) (?:der|die|meiner|seiner|ihrer) brust|brustschmerz\\w*|brustenge|brust(?: [^ |]+)? (?:tut|schmerzt|druckt)(?: [^ |]+){0,2}|(?:fasst|greift|halt) sich an die brust',
        near('zieht in den (?:linken )?arm|linken arm', 'brust|druck|schwitz\\w*|grau'),
      ],
      '(?:fast|beinahe)(?: [^ |]+){0,3} herzinfarkt|pistole auf die brust|messer auf die brust|panikattacken?',
    ),
    rule('stroke', [
      '(?:hat|hatte|habe|wohl)(?: [^ |]+){0,2} schlaganfall|schlaganfall(?= hat| \\||$)|mundwinkel(?: [^ |]+){0,3} (?:hangt|hangen|herunter|runter)|hangt(?: [^ |]+){0,2} (?:mundwinkel|gesicht)|gesicht(?: [^ |]+){0,2} (?:schief|gelahmt|hangt)',
      near(
        '(?:arm|bein|hand|seite)(?: [^ |]+){0,3} (?:nicht (?:mehr )?(?:heben|bewegen|spuren)|gelahmt|taub)|rechten arm|linken arm',
        'nicht (?:mehr )?(?:heben|sprechen|bewegen)|plotzlich|worter|lallt|spricht',
      ),
      near(
        'findet (?:die|keine) worte?r?|lallt|kann nicht mehr sprechen',
        'mundwinkel|plotzlich|arm|gesicht',
      ),
    ]),
    rule(
      'overdose',
      [
        'uberdosis|lippen(?: [^ |]+)? (?:sind |ist )?blau|blaue lippen|spritze im arm|(?:ganze|volle|ganzen|zu viele|halbe)(?: [^ |]+)? (?:packung|schachtel|tabletten|pillen)(?: [^ |]+){0,2} (?:geschluckt|genommen|geschluckt)|(?:putzmittel|reiniger|saure|frostschutz\\w*|abflussreiniger)(?: [^ |]+){0,2} getrunken',
      ],
      'uberdosis (?:meetings|kaffee|anderung\\w*)',
    ),
    rule('heat', ['hitzschlag|hitzekollaps|sonnenstich|hitzeerschopfung', near(HEAT, ILL)]),
    rule('diabetes', [
      'unterzuckert|unterzuckerung|unterzucker|hypo(?= \\||$)|zuckerschock',
      near('diabet\\w+|zuckerkrank\\w*|blutzucker|insulin', SUGAR_ILL),
    ]),
    rule(
      'seizure',
      [
        '(?:hat|hatte|bekommt|kriegt)(?: [^ |]+){0,3} (?:krampfanfall|epileptischen anfall|anfall)(?= \\||$| sie| er| und| am)|krampfanfall|epileptischer anfall|schaum vor dem mund',
        near('zuckt|krampft|zuckend', 'am boden|auf dem boden|anfall|liegt'),
      ],
      '(?:tob|wut|lach)\\w*anfall|was (?:zu tun|tun|man)',
    ),
    rule('injury', [
      '(?:hort|hort es) nicht auf zu bluten|blutet (?:stark|heftig|sehr)|blut (?:spritzt|lauft)|verblutet|stromschlag|an den strom gekommen|finger (?:ab|abgeschnitten|abgetrennt)|(?:hand|arm|bein|finger)(?: [^ |]+){0,2} (?:eingeklemmt|gequetscht|in die (?:maschine|presse))|saure ins auge|verbruht|(?:stapler|lkw|auto)(?: [^ |]+)? (?:angefahren|uberfahren)',
      near(
        '(?:von|vom) (?:der|dem)?(?: )?(?:leiter|gerust|dach)(?: gefallen| gesturzt)?|geruest gefallen',
        'bewegt sich nicht|nicht mehr bewegen|blutet|bewusstlos|spurt (?:die|seine) beine',
      ),
      'asthmaanfall',
    ]),
  ],
  notNow: pattern(
    'letzte[nsrm]? (?:woche|monat|jahr|sommer|winter)|seit (?:letzter|letztem|vorletzter) (?:woche|monat|jahr)|vor (?:\\w+ )?(?:tagen|wochen|monaten|jahren|einem jahr|einem monat)|seit (?:\\w+ )?(?:wochen|monaten|jahren)|zuruck|kommt wieder|wiedereingliederung|reha|uberlebt|nach (?:seinem|ihrem|dem|einem) (?:herzinfarkt|schlaganfall|unfall|anfall)|gestorben|beerdigung|schulung|kurs|ersthelfer\\w*|falls|wenn jemand|fruher|jeden (?:tag|morgen|montag|sonntag)|immer wenn|damals',
  ),
  over: pattern('im krankenhaus|in der klinik|intensivstation|gestorben|verstorben|tot|beerdigung|trauer'),
  now: pattern(
    'jetzt|gerade|plotzlich|heute|minuten|eben|soll ich ihn festhalten|was (?:tun|soll ich tun|mache ich)|am boden|reagiert nicht',
  ),
};
