import type { Rule } from '../concern.ts';
import { enoughToDie } from './enough-to-die.ts';
import { ruleWriter } from './write-rule.ts';

const rule = ruleWriter({
  kin: 'kinder|kindern|sohn|tochter|frau|mann|mutter|vater|eltern|familie|partnerin|partner',
  me: 'mich|ihn|sie|uns',
  means: 'tabletten|pillen|medikamente|schlaftabletten|schlafmittel|insulin|strick|seil',
  drop: 'zug|bahn|s bahn|u bahn|tram|lkw|brucke|bruecke|dach|balkon|fenster|gleise?|hochhaus|klippe|auto',
  blade: 'messer|cutter|teppichmesser|klinge|schraubenzieher|schere|axt|hammer|pistole|waffe|flasche',
  drink: 'wodka|schnaps|alkohol|bier|wein|whisky|gin|rum|flachmann|korn',
  drug: 'koks|kokain|speed|pillen|tabletten|ritalin|beruhigungsmittel|schmerzmittel|drogen|amphetamin|gras',
  store: 'spind|schublade|schreibtisch|tasche|rucksack|schrank|auto|thermoskanne|wasserflasche',
});

/** The ways of speaking that `en-*-patterns` hold for English. */
export const DE_PATTERNS: Rule[] = [
  enoughToDie('de'),
  rule('suicide', [
    '(?:nicht|nimmer|nie) (?:mehr|langer|laenger|wieder) (?:leben|aufwachen|existieren|weiterleben|da sein|am leben sein|auf der welt sein) (?:will|mag|mochte|moechte|wollte|wolle)',
    '(?:ware|waere|war|besser|lieber|liebsten) _ (?:tot|gestorben|nicht mehr am leben|nie geboren)(?= |$)',
    '(?:keinen|kein|ohne|welchen) (?:grund|sinn|lebenswillen|lebensmut) (?:mehr )?(?:zum leben|zu leben|am leben|weiterzuleben|im leben)',
    '(?:mache?|macht|machen|setze?|setzt) _ (?:ein ende|schluss)(?= \\||$| mit allem| mit dem leben)|schluss mit (?:allem|dem leben)',
    '(?:wenn|falls) (?:es |ich |er |sie )?(?:{me} |es )?(?:nicht (?:mehr )?(?:gabe|gaebe|gibt|da ware|da waere)|weg ware|weg waere|tot ware|tot waere)|ohne {me} (?:waren|waeren|ware|waere|ginge|geht)',
    '(?:spring\\w*|wirft|werfe|werfen|schmeiss\\w*|stellt|stelle|leg\\w*|sturz\\w*) _ (?:vor|unter|von|vom|aus) (?:den |die |das |der |dem |einen |einer |eine )?(?:{drop})|(?:vor|unter|von|vom|gegen) (?:den |die |der |einen |einer |eine |einem )?(?:{drop}) (?:springt|springe|springen|wirft|werfe|schmeisst|stellt)',
    '(?:gegen|in|an) (?:einen |den |die |eine |nen )?(?:baum|wand|mauer|bruckenpfeiler|gegenverkehr) (?:zu )?(?:fahren|fahre|fahrt|faehrt|lenken|steuern|rasen)',
    '(?:{means}) _ (?:gehortet|gesammelt|gespart|zuruckgelegt|zurueckgelegt|besorgt|gekauft|bereitgelegt|bereit|versteckt)|(?:hortet|sammelt|sammle|spart|horte) _ (?:{means})|genug (?:{means})',
    'abschieds(?:briefe?|video|nachricht)|briefe? (?:an|fur|fuer) (?:seine|ihre|meine|die) {kin}',
    '(?:hat|habe|haette) (?:den|einen) (?:tag|termin|zeitpunkt|plan) (?:schon )?(?:ausgesucht|gewahlt|gewaehlt|festgelegt|um)',
    '(?:das|sein|ihr|mein) leben (?:zu )?(?:beenden|beendet|beende)|(?:ist|bin) (?:des lebens mude|lebensmude)',
  ]),
  rule(
    'suicide',
    [
      'morgen (?:sei|bin|ist|war|ware|waere|gibt)(?: \\w+){0,2} (?:nicht mehr|weg|tot|mich nicht)|(?:bin|ist|sei) (?:morgen|ubermorgen|am montag|nach dem wochenende) (?:nicht mehr da|weg|tot)',
      '(?:will|mochte|moechte|wunsche|wuensche)(?: [^ |]+){0,4} dass (?:es|alles|das) (?:endlich |einfach )?(?:vorbei ist|aufhort|aufhoert|endet|zu ende ist)',
      '(?:weiss|sieht|sehe) (?:einfach )?(?:nicht mehr weiter|keinen weg mehr)|(?:alle|jeder) _ erleichtert wenn',
    ],
    { unless: 'urlaub|frei|krank|projekt|meeting|kunden?|vertretung|im buro|homeoffice', sure: false },
  ),
  rule('self-harm', [
    '(?:verletzt|verbrennt|schneidet|schlagt|schlaegt|kratzt|beisst|verletze|schneide|verbrenne|schlage) (?:sich|mich|mir|ihm) (?:selbst|selber|absichtlich|die|den|in die|in den)(?: [^ |]+)?',
  ]),
  rule('violence-at-home', [
    '(?:schlagt|schlaegt|schlug|wurgt|wuergt|tritt|verprugelt|verpruegelt|prugelt|geschlagen)(?: [^ |]+){0,4} (?:wo|sodass|damit)(?: [^ |]+){0,4} (?:sieht|sehen|merkt|verdeckt|auffallt)',
    '(?:trau\\w*|wagt?|wage)(?: [^ |]+){0,5} (?:heim|nach hause)|(?:zuhause|daheim|zu hause) (?:ist|sei|bin|fuhl\\w*)(?: [^ |]+){0,3} (?:nicht|nicht mehr) sicher',
  ]),
  rule(
    'threat',
    [
      'bring(?:t|e|en)? (?:[^ |]+ ){0,4}um(?= |$)',
      '(?:{blade})(?: [^ |]+){0,6} (?:hals|kehle|gesicht|bauch|brust|rucken)|(?:zog|zieht|zuckt|zuckte|gezogen|hielt|halt)(?: [^ |]+){0,4} (?:{blade})',
      '(?:weiss|wisse|wissen|rausgefunden) wo (?:ich|du|ihr|wir|meine|deine|er|sie)(?: [^ |]+){0,4} (?:wohn\\w*|park\\w*|zur schule|leb\\w*|arbeit\\w*)',
      '(?:lauert|lauerte|folgt|folgte|verfolgt|steht|wartet)(?: [^ |]+){0,4} (?:mir|ihr|ihm|vor meinem haus|vor meiner tur|bis nach hause)(?: [^ |]+){0,4} (?:auf|heim|nach hause|arbeit|haus|abend)|lauert (?:mir|ihr|ihm)(?: [^ |]+){0,4} auf',
      '(?:fotos?|bilder)(?: [^ |]+)? von (?:meinem|meinen|meiner) (?:haus|kindern?|familie|wohnung|auto|tochter|sohn)',
      '(?:komm\\w*|kommt|kam|komme)(?: [^ |]+){0,3} (?:nicht allein|bewaffnet)(?: [^ |]+)?|(?:zund\\w*|zuend\\w*|steck\\w*)(?: [^ |]+){0,4} (?:an|in brand)(?= |$)',
    ],
    {
      unless:
        'deadline|termin|arbeit bringt|bringt (?:das|es|die|mich (?:mit|noch))|(?:meeting|projekt|stress|hitze|langeweile|mails?)(?: [^ |]+){0,3} bring\\w*|zieht an|zundet die idee|um (?:die|das|den|eine|zu) |warum|kommt (?:an|in)',
    },
  ),
  rule('abuse-at-work', [
    '(?:nackt|penis|sex|porno)(?:bild|foto|video)\\w*|(?:bilder|fotos)(?: [^ |]+){0,3} (?:penis|nackt|genital\\w*)|dickpics?',
    '(?:druckt|drueckt|reibt|presst|drangt)(?: [^ |]+){0,5} (?:an|gegen) (?:mich|sie|ihn)|(?:hand|hande) (?:auf|unter|an) (?:meinen?|meinem|ihren?|ihrem|den|die) (?:oberschenkel|rock|po|hintern|brust|bein|knie)',
    '(?:sperr\\w*|schliess\\w*)(?: [^ |]+){0,2} (?:ihn|sie|mich|azubi|lehrling)(?: [^ |]+)? (?:im|in den|in das|ins|in die|in der|auf der) [^ |]+|(?:was|etwas) (?:ins|in mein|in ihr) (?:glas|getrank|bier)',
    '(?:hotelzimmer|ins bett|mit ihm schlafe\\w*)(?=.{0,80} (?:beforder\\w*|vertrag|stelle|job))|(?:beforder\\w*|vertrag|stelle)(?=.{0,80} (?:hotelzimmer|ins bett|mit ihm schlafe\\w*))',
    '(?:beleidig\\w*|beschimpf\\w*|demutig\\w*|schreit)(?: [^ |]+){0,3} (?:mich|ihn|sie)(?: [^ |]+){0,3} (?:taglich|jeden tag|standig|immer)|(?:fasst|greift|grapscht)(?: [^ |]+){0,4} (?:an den|an die|unter den|zwischen die) [^ |]+',
  ]),
  rule(
    'addiction',
    [
      '(?:{drink})\\w*(?: [^ |]+){0,3} (?:im|in der|in seiner?m?|in ihrer?m?|in meiner?m?|unterm) (?:{store})|(?:{drink})flaschen?|fahne(?= |$)(?: bis)?',
      '(?:gehalt|lohn|geld|ersparnisse|miete|kasse)(?: [^ |]+){0,5} (?:verspielt|verzockt|verwettet|gesetzt)|(?:verspielt|verzockt|verwettet)|spielautomaten?(?= |$)',
      '(?:brauche?|braucht|ohne|nehme|nimmt)(?: [^ |]+){0,2} (?:{drug}|{drink})(?: [^ |]+){0,3} (?:um|damit|schaff\\w*|schicht|durch\\w*|komm\\w*|halt\\w*|uberleb\\w*)',
      '(?:trinkt|sauft|saeuft|trinke|saufe)(?: [^ |]+){0,2} (?:morgens|vor der arbeit|im dienst|wahrend|allein)|stecknadel\\w* pupillen|winzige pupillen',
    ],
    { unless: 'rotes? fahne|fahne (?:hoch|schwenk\\w*)|kaffee|party|fest' },
  ),
  rule('eating', [
    'finger(?: [^ |]+){0,2} (?:in den|im|in) hals|nach (?:dem|jedem) essen(?: [^ |]+){0,5} (?:kotz\\w*|ubergeb\\w*|erbrech\\w*|ubel)|fress ?(?:anfall|attacke)\\w*|kotzt|erbricht',
  ]),
  rule('panic', [
    'zittert(?: [^ |]+){0,2} am ganzen korper|herz (?:rast|hammert|klopft wie)|(?:schnappt?|ringt|ringe) nach luft|(?:krieg\\w*|bekomm\\w*)(?: [^ |]+){0,2} keine luft',
  ]),
  rule('suicide', [
    '(?:will|wolle|wollte|mochte|moechte)(?: [^ |]+){0,4} (?:verschwinden|weg sein|gehen)(?: [^ |]+){0,3} (?:nie|immer|nicht)(?: [^ |]+){0,2}',
    'keine kraft (?:mehr )?(?:zu leben|zum leben|weiterzu\\w+)|kein problem mehr (?:fur|fuer|sein)|(?:red\\w*|sprich\\w*|spricht)(?: [^ |]+){0,2} (?:vom tod|vom sterben|uber den tod)',
  ]),
  rule(
    'threat',
    [
      '(?:schlag\\w*|schlaeg\\w*|schneid\\w*|brich\\w*|brech\\w*|hau\\w*|stich\\w*|stech\\w*|polier\\w*)(?: [^ |]+){0,4} (?:schadel|kopf|kehle|beine|knochen|arme|fresse|gesicht|zahne|genick|nase)(?: (?:ein|ab|durch))?',
    ],
    { unless: 'kopf zerbrech\\w*|auf den kopf|vor den kopf' },
  ),
  rule(
    'violence-at-home',
    [
      '(?:freund|mann|partner|ex|vater|frau|freundin|stiefvater)(?: [^ |]+){0,5} (?:gestossen|geschubst|getreten|gewurgt|zerstort|eingesperrt|weggenommen|bespuckt|runtergestossen|verbruht|verletzt|gezerrt)',
    ],
    { unless: 'kunde|auf (?:ein|das) problem gestossen' },
  ),
  rule(
    'addiction',
    [
      '(?:riecht|stinkt|roch)(?: [^ |]+){0,3} (?:schnaps|wodka|alkohol|bier|wein)|schwankt|zittert(?: [^ |]+)? (?:morgens|bis er|bis sie)',
    ],
    { unless: 'markt|kurs', sure: false },
  ),
];
