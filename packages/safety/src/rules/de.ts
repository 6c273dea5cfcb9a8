import type { LanguageRules } from '../concern.ts';
import { DE_PATTERNS } from './de-patterns.ts';
import { ruleWriter } from './write-rule.ts';

// Umlauts arrive here as their plain vowel (ü → u) or as people without them type them (ue).
const rule = ruleWriter({
  oneself: 'mich|sich|mir|sich selbst|mich selbst|dich',
  own: 'mein|meinem|meinen|sein|seinem|seinen|ihr|ihrem|ihren|das|dem|deren',
  nomore: 'nicht mehr|nimmer|nie mehr|nie wieder',
  who: 'mann|ehemann|partner|freund|frau|ehefrau|freundin|ex|exmann|exfreund|vater|mutter|sohn|bruder|lebensgefahrte|lebensgefaehrte',
  hits: 'schlagt|schlaegt|schlug|geschlagen|verprugelt|verpruegelt|prugelt|pruegelt|wurgt|wuergt|tritt|bedroht|misshandelt|missbraucht|vergewaltigt|stalkt|verfolgt|sperrt|geschubst|schubst|gewalttatig|gewalttaetig|schlagen',
});

export const de: LanguageRules = {
  language: 'de',
  self: /(?<=^| )(?:ich|mich|mir|mein|meine|meinem|meinen|uns)(?= |$)/gu,
  other:
    /(?<=^| )(?:er|sie|ihn|ihm|ihr|ihre|ihrem|sein|seine|seinem|jemand|jemandem|kollegin?|kollegen?|kollege|mitarbeiter(?:in)?|freund(?:in)?|mann|frau|chef(?:in)?|azubi|teammitglied|leute|sich|praktikantin|werkstudentin|kollegin|einer (?:meiner|unserer|von|der))(?= |$)/gu,
  rules: [
    rule(
      'suicide',
      '(?:strick|seil|schlinge)(?: [^ |]+){0,3} (?:gekauft|besorgt|bereit|dachboden|keller|kofferraum)|(?:gekauft|besorgt)(?: [^ |]+){0,3} (?:strick|seil|tabletten)|(?:mag|will) (?:einfach )?nicht mehr(?= \\|)',
    ),
    rule(
      'after-suicide',
      '(?:personenunfall|personenschaden|aufs gleis (?:gestiegen|gesprungen)|vor (?:den|einen|unseren|seinen) zug (?:gesprungen|geworfen|gelaufen))',
      { who: 'other' },
    ),
    rule(
      'self-harm',
      '(?:zigaretten|feuerzeug|klinge|rasierklinge|messer|nadel|zirkel)(?: [^ |]+){0,4} (?:arm|haut|hand|bein|unterarm)',
    ),
    rule(
      'violence-at-home',
      '(?:gestalkt|stalkt|stalker\\w*|stalking|nachgestellt|gewalttatig\\w*|misshandel\\w*)',
    ),
    rule(
      'threat',
      '(?:hat|wurde|wird|werde|haben)(?: [^ |]+){0,4} bedroht|bedroht (?:mich|ihn|sie|uns|meine\\w*|einen|eine)|drohung\\w*|morddrohung',
      {
        unless:
          'arbeitsplatze? (?:ist|sind|bedroht)|(?:stellen|jobs|existenz|standort)(?: [^ |]+){0,3} bedroht',
      },
    ),
    rule(
      'panic',
      'lallt|mundwinkel|schlaganfall|krampfanfall|krampft|halluzin\\w*|psychose\\w*|hort stimmen',
    ),
    rule(
      'after-suicide',
      'hat sich(?: [^ |]+){0,4} (?:umgebracht|das leben genommen|erhangt|erhaengt|getotet|erschossen|vor den zug geworfen)',
      { unless: 'versuch\\w*|fast|beinahe|will|wollte', who: 'other' },
    ),
    rule(
      'suicide',
      '(?:verschenkt|verschenkte|verkauft|verabschiedet)(?: [^ |]+){0,5} (?:sachen|alles|auto|von allen|habseligkeiten)(?=.{0,90} (?:ruhig|komisch|plotzlich|verabschied\\w*|schulden|gelassen))|hort (?:ihr )?nichts mehr von mir|passt (?:gut )?auf euch auf|lebensversicherung(?=.{0,80} (?:selber|selbst|nachhilft|zahlt|auszahlt))|(?:ohne (?:mich|ihn|sie))(?: [^ |]+){0,5} (?:leichter|besser|einfacher)|(?:leichter|besser|einfacher) (?:[^ |]+ ){0,3}ohne (?:mich|ihn|sie)|(?:vor|unter|von)(?: [^ |]+){0,3} (?:s bahn|u bahn|zug|bahn|lkw|laster|brucke|dach)(?: [^ |]+){0,2} (?:schmeissen|werfen|springen|legen|sturzen)|nicht mehr da sein|(?:keine|null) (?:kraft|lust) mehr (?:zu leben|auf (?:das |dieses )?leben)',
      { unless: 'team (?:[^ |]+ ){0,4}ohne (?:ihn|sie)' },
    ),
    rule('self-harm', '(?:ich |sich |er |sie )?(?:ritz|ritze|ritzt) (?:mich|sich|dich)(?: wieder)?'),
    rule(
      'violence-at-home',
      '(?:blauem|blaues|blaue|blauen) (?:auge|flecken?)|(?:ex|mann|freund|partner|vater)(?: [^ |]+){0,3} (?:lauert|auflauert|passt (?:ihr|ihm|mir) ab|wartet)(?: [^ |]+){0,6}|(?:meine?|seine?|ihre?) (?:frau|mann|freundin|freund|partnerin|partner)(?: [^ |]+){0,3} (?:handgreiflich|gewalttatig|schlagt|prugelt|aggressiv)',
    ),
    rule(
      'threat',
      '(?:kommt|komme|kam|steht|stand)(?: [^ |]+){0,3} (?:mit|und) (?:dem|einem|nem|ner|einer) (?:messer|waffe|pistole|axt|schlager)|(?:schlag|schlage|stech|steche|bring|bringe|mach|knall|knalle)(?: [^ |]+){0,3} (?:tot|ab|um|fertig|kaputt)(?= \\||$| ich| den)|(?:gewalt|ausrasten|was antun|etwas antun)(?: [^ |]+){0,3} (?:ihm|ihr|jemandem)',
      {
        unless:
          'schlag\\w* (?:ich |wir )?(?:ein|vor|zu)|bring\\w* (?:das|es|die|den|mich|uns) um|mach\\w* (?:es|das|die|ihn|sie|mich) (?:fertig|kaputt)',
        sure: false,
      },
    ),
    rule(
      'abuse-at-work',
      '(?:bedrangt|bedraengt|angefasst|angegrapscht|begrapscht|angegrabscht|an die (?:brust|wasche)|an den (?:hintern|po|arsch)|gekusst|gegen (?:ihren|meinen|seinen) willen)(?= |$)',
    ),
    rule(
      'panic',
      '(?:zusammengebrochen|umgekippt|kollabiert|bewusstlos)(?=.{0,60})|reagiert nicht mehr|herz rast|krieg keine luft',
      { unless: '(?:markt|server|system|verhandlung\\w*|netz)(?: [^ |]+){0,3} zusammengebrochen' },
    ),
    rule(
      'eating',
      '(?:kotzt|erbricht|ubergibt sich|uebergibt sich)(?: [^ |]+){0,3} (?:nach|jede\\w*)|(?:esse|isst|gegessen)(?: [^ |]+){0,4} (?:nichts mehr|nichts|nix)(?= \\||$| mehr| und| seit)|seit tagen nichts (?:mehr )?(?:gegessen|essen)|immer dunner',
      { unless: 'isst nichts (?:in|mit)' },
    ),
    rule(
      'addiction',
      '(?:ohne|brauch\\w*)(?: [^ |]+){0,3} (?:wein|bier|schnaps|alkohol|flasche|tabletten)(?: [^ |]+){0,4} (?:nicht|runter|schlafen|abends|morgens)|jeden (?:tag|abend)(?: [^ |]+){0,3} (?:flasche|wein|bier|schnaps)',
    ),
    rule(
      'after-suicide',
      'hat sich (?:das leben genommen|umgebracht|erhangt|erhaengt|getotet|getoetet|erschossen|suizidiert)|nach (?:dem|einem|seinem|ihrem) (?:suizid|selbstmord)|durch (?:suizid|selbstmord)|suizid begangen|selbstmord begangen',
      { unless: 'versuch\\w*|fast|beinahe|will|droht\\w*|wollte', who: 'other' },
    ),
    rule(
      'suicide',
      '\\w*(?:suizid|selbstmord|selbsttotung|selbsttoetung|freitod)\\w*|lebensmud\\w*|lebensmued\\w*|selbstmordgedanken',
    ),
    rule(
      'suicide',
      '{oneself} (?:[^ |]+ ){0,4}(?:umbringen|umzubringen|umbringt|toten|toeten|totet|toetet|erhangen|erhaengen|erschiessen|erschiesst|ertranken|ertraenken|vergiften|aufhangen|aufhaengen|etwas an ?tun|was an ?tun|etwas antut|was antut|antun|anzutun|die pulsadern|das leben (?:zu )?nehmen|das leben nimmt)|bringe? (?:mich|sich) um|tu\\w* (?:mir|sich) (?:et)?was an',
    ),
    rule(
      'suicide',
      '(?:will|mochte|moechte|wollte|wurde gern|wuerde gern|wunschte|wuenschte|will einfach|will nur)(?: [^ |]+){0,5} (?:sterben|tot sein|tot ware|tot waere|tot|nie wieder aufwachen|{nomore} (?:aufwachen|leben|da sein|dasein|hier sein|existieren|weiterleben))|(?:will|mochte|moechte|wollen|wolle|wollte|mag)(?: [^ |]+){0,3} (?:{nomore}) (?:[^ |]+ ){0,2}(?:leben|da sein|dasein|hier sein|aufwachen|existieren|weiterleben|weitermachen)',
      { unless: 'hier sein (?:im|in) (?:team|buro|firma)' },
    ),
    rule(
      'suicide',
      '(?:kein|keinen|was ist der|welchen) sinn (?:mehr )?(?:im|am|des|zu|in (?:meinem|seinem|ihrem)) ?leben|leben (?:hat|macht|ergibt) (?:keinen|kein) sinn|nicht mehr lebenswert|lohnt sich nicht mehr zu leben|(?:ohne (?:mich|ihn|sie)) (?:[^ |]+ ){0,2}(?:besser|leichter)|(?:besser|leichter)(?: [^ |]+){0,4} (?:ohne mich|wenn ich (?:nicht mehr|tot|weg)|tot)|(?:niemand|keiner) (?:wurde|wuerde) (?:mich|ihn|sie) vermissen',
      { unless: 'team (?:[^ |]+ ){0,3}ohne (?:ihn|sie)' },
    ),
    rule(
      'suicide',
      '(?:dem|allem|dem ganzen|seinem leben|ihrem leben|meinem leben) (?:ein|endlich ein) ende (?:setzen|zu setzen|machen|bereiten|setzt)|schluss (?:machen|zu machen|gemacht) (?:mit (?:dem leben|allem)|will)|(?:mit dem leben|allem) (?:abgeschlossen|schluss)|(?:von der|von einer) brucke (?:springen|zu springen|sturzen)|(?:vor den|vor einen|vorn) zug (?:werfen|springen|zu werfen|legen|schmeissen)|vom (?:dach|balkon|hochhaus) (?:springen|zu springen|sturzen)|tabletten (?:geschluckt|genommen um|gesammelt)|uberdosis|ueberdosis|abschiedsbrief',
      { unless: 'kollegin? geht in rente' },
    ),
    rule(
      'suicide',
      '(?:kann|halte|schaffe?|konne|koenne|kan|halt)(?: [^ |]+){0,3} (?:nicht mehr|nimmer|nicht langer|nicht laenger)(?= \\||$| aus| weiter| so weiter| ertragen| aushalten)|sieht? (?:keinen|kein) (?:ausweg|weg mehr|ausweg mehr)|keinen ausweg mehr|alles (?:ist )?hoffnungslos|(?:nur|allen|allen nur) (?:noch )?(?:zur|eine) last',
      {
        unless:
          '(?:kann|konne) (?:ich |er |sie |man )?(?:das|es|ihn|sie|dies\\w*) (?:leider )?nicht mehr (?:andern|aendern|finden|horen|sehen|offnen)',
        sure: false,
      },
    ),
    rule(
      'self-harm',
      '{oneself} (?:[^ |]+ ){0,3}(?:ritzt|ritzen|geritzt|selbst verletz\\w*|selber verletz\\w*|schneidet|verbrennt)|ritzt (?:sich|mich)|ritze mich|selbstverletz\\w*|(?:schnitte|narben|schnittwunden|brandwunden)(?: [^ |]+){0,3} (?:am|an|auf)(?: [^ |]+){0,2} (?:arm\\w*|unterarm\\w*|handgelenk\\w*|bein\\w*)',
      { unless: 'schneidet sich mit|beim kochen' },
    ),
    rule(
      'violence-at-home',
      '(?:{who})(?: [^ |]+){0,4} {hits}|{hits} (?:von|vom) (?:[^ |]+ ){0,2}{who}|hausliche gewalt|haeusliche gewalt|zu hause (?:geschlagen|misshandelt|nicht sicher)|angst(?: [^ |]+){0,3} nach hause|angst vor (?:ihrem|seinem|meinem|meiner|seiner) {who}|blaue flecken|blaues auge|frauenhaus',
      { unless: '(?:geschaftspartner|vorgeschlagen|schlagt vor|schlaegt vor)' },
    ),
    rule(
      'threat',
      '(?:gedroht|droht|drohte|drohen|bedroht|bedrohte|bedrohung|morddrohung\\w*|drohung\\w*)(?: [^ |]+){0,5} (?:um ?zubringen|toten|toeten|schlagen|gewalt|messer|waffe|pistole|anzuzunden|erschiessen|mich|ihn|sie|uns|kollegen?|kollegin|mitarbeiter\\w*|chef\\w*|leben)|(?:mit|ein|eine|einem|einer) (?:messer|waffe|pistole|gewehr|schusswaffe|axt|bombe)|waffe(?: [^ |]+){0,3} (?:buro|buero|arbeit|dabei)|amoklauf|amok laufen|(?:will|werde|wird|wolle)(?: [^ |]+){0,4} (?:alle |jemanden |ihn |sie |meinen chef |den chef )(?:umbringen|erschiessen|abstechen|zusammenschlagen)|(?:geschlagen|angegriffen|gewurgt|tatlich angegriffen|taetlich|handgreiflich|gestossen)(?: (?:worden|geworden))?',
      {
        unless:
          'droht\\w* (?:mit )?(?:[^ |]+ ){0,2}(?:kundig\\w*|kuendig\\w*|klage|anwalt)|messer schneide|auf messers|vorgeschlagen|abgeschlagen|nachgeschlagen|unter druck',
      },
    ),
    rule(
      'abuse-at-work',
      'sexuell\\w* (?:belastig\\w*|belaestig\\w*|ubergriff\\w*|uebergriff\\w*|missbrauch\\w*|genotigt)|(?:belastigt|belaestigt|begrapscht|grapscht|betatscht|vergewaltig\\w*)|unsittlich|mobb(?:t|ing|en|er)|gemobbt|fasst (?:mich|sie|ihr|mir|ihn)(?: [^ |]+){0,4} an|anzugliche|rassistisch (?:beleidigt|beschimpft)|(?:schikanier|demutig|demuetig)\\w+',
    ),
    rule(
      'panic',
      'panik ?attacke\\w*|panikanfall|(?:bekomme|kriege|bekommt|kriegt) keine luft|kann nicht (?:mehr )?atmen|(?:nerven ?)zusammenbruch|hyperventilier\\w*|herzrasen|brustschmerz\\w*|engegefuhl|ohnmachtig|bewusstlos',
    ),
    rule(
      'eating',
      'magersuch\\w*|magersuchtig|bulimi\\w*|essstorung\\w*|essstoerung\\w*|isst (?:nichts mehr|gar nichts|kaum (?:noch )?etwas|seit tagen nicht\\w*)|erbricht (?:sich )?nach|hungert sich',
    ),
    rule(
      'addiction',
      'alkoholi\\w+|alkoholproblem\\w*|alkoholsucht\\w*|alkoholabhangig\\w*|alkohol(?: [^ |]+){0,3} (?:arbeit|problem|buro|dienst)|(?:riecht|stinkt|roch)(?: [^ |]+){0,3} (?:alkohol|schnaps|bier|fahne)|alkoholfahne|betrunken|(?:trinkt|trinke|sauft|saeuft)(?: [^ |]+){0,2} (?:zu viel|zuviel|bei der arbeit|heimlich|jeden (?:tag|abend)|wahrend der arbeit)|drogen\\w*|spielsuchtig|spielsucht|tablettenabhangig\\w*|suchtig|nimmt (?:kokain|koks|drogen|heroin)',
      { unless: 'kaffee suchtig|drogenforschung' },
    ),
    ...DE_PATTERNS,
  ],
};
