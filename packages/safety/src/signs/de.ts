import { patternWriter } from '../rules/write-rule.ts';
import type { SignWords } from './sign.ts';

const write = patternWriter({
  own: 'sein\\w*|ihr\\w*|mein\\w*',
  thing:
    'sachen|habseligkeiten|kleid\\w*|schmuck|ringe?|kette|uhr|uhren|bucher|platten\\w*|sammlung|\\w*sammlung|gitarre|klavier|geige|fahrrad|rad|motorrad|auto|kamera\\w*|konsole|playstation|xbox|spiele|werkzeug\\w*|messer|ausrustung|orden|medaillen?|handschuhe|pflanzen?|blumen|stuhl|sessel|sofa|bett|mobel|fernseher|angel\\w*|tasse|lampe|mantel|jacke|schuhe|schminke|laptop|ersparnisse|bargeld|bilder',
  pet: 'hunde?|katzen?|kater|haustiere?|hamster|kaninchen|papagei|vogel|wellensittich|pferd|fische|tiere?|huhner',
  dear: 'kinder|kind|jungs|tochter|sohne?|mutter|mama|vater|papa|familie|frau|mann|kleinen?',
  kin: 'schwester|bruder|mutter|mama|vater|eltern|nachbar\\w*|freund\\w*|tante|onkel|oma|grosseltern|frau|mann|ex|tochter|sohn|neffen?|nichte',
  oddly:
    'plotzlich|auf einmal|seltsam|merkwurdig|endlich|ganz|vollig|total|so|ungewohnlich|auffallend|komisch',
  calm: 'ruhig|gelassen|gelost|heiter|frohlich|entspannt|erleichtert|zufrieden|glucklich|friedlich|leicht|frei|ausgeglichen|gut gelaunt|aufgeraumt|still',
});
const all = (says: string | string[]) => write(says, 'gu');

/** Signs that somebody puts his affairs in order, in German. */
export const DE_SIGNS: SignWords = {
  language: 'de',
  signs: {
    gives: all([
      '(?:verschenk|vererb|verteil|vermach)\\w*(?: [^ |]+){0,4} {thing}|{thing}(?: [^ |]+){0,5} (?:verschenk|vererb|verteil|vermach|geschenk|uberlass|weggegeben)\\w*|verschenkt(?: [^ |]+){0,3} (?:alles|sein\\w*|ihr\\w*)',
      '(?:schenkt|schenkte|geschenkt|gibt|gab|gegeben|uberlasst)(?: [^ |]+){0,4} {own}(?: [^ |]+){0,2} {thing}|{own}(?: [^ |]+){0,2} {thing}(?: [^ |]+){0,5} (?:geschenkt|gegeben|uberlassen|mitgegeben|vermacht)',
    ]),
    entrusts: all([
      '{pet}(?: [^ |]+){0,2} (?:untergebracht|abgegeben|weggegeben|versorgt)|{pet}(?: [^ |]+){0,2} (?:zu|bei|an) {own} {kin}|(?:zuhause|platz|jemand\\w*|heim)(?: [^ |]+){0,2} fur (?:{own} |den |die |das )?{pet}|{pet} (?:zu|bei|an) (?:den|die|der|einem|einer) {kin}',
      '(?:regel|klar|frag|bitt|bat|kummer|organisier|ge(?:regel|klar|frag|bet)|vereinbar)\\w*(?: [^ |]+){0,6} (?:{dear}|{pet})(?: [^ |]+){0,3} (?:nimm\\w*|nehm\\w*|kummer\\w*|aufnimm\\w*|sorg\\w*|kommen|bekomm\\w*|aufpass\\w*|zu nehmen|zu sich)|wer (?:{own} |die |das )?(?:{dear}|{pet})(?: [^ |]+){0,2} (?:nimmt|nehmen|bekommt|versorgt|aufzieht)|pass(?:t)? auf (?:{own} |die )?(?:{dear}|anderen) auf',
    ]),
    provides: all([
      'testament\\w*|patientenverfugung|(?:alles|angelegenheiten|papiere|unterlagen|nachlass)(?: [^ |]+){0,3} (?:geregelt|geordnet|in ordnung gebracht|sortiert)|(?:regelt|ordnet) (?:alles|{own} (?:angelegenheiten|papiere|nachlass))|wenn (?:ich|er|sie) (?:nicht mehr|mal nicht mehr|weg) (?:bin|ist|da|lebe|lebt)\\w*|lebensversicherung|(?:eigene|seine|ihre|meine) beerdigung|bestattung\\w*|konto(?: [^ |]+){0,2} aufgelost|(?:haus|wohnung|auto|anteile)(?: [^ |]+){0,4} uberschrieben',
    ]),
    parting: all([
      'verabschied\\w*|abschied\\w*|bedank\\w*|gedankt|dankesbrief\\w*|danke fur alles|entschuldig\\w*|briefe(?: [^ |]+){0,2} geschrieben|(?:schreibt|schrieb)(?: [^ |]+){0,2} briefe',
    ]),
    lastParting: all([
      '(?:als|wie)(?: [^ |]+){0,5} (?:letzte mal|nie wieder|fur immer|nie mehr)(?: [^ |]+)?|(?:allen|jedem|jeder|allem)(?: [^ |]+){0,3} (?:um )?(?:verzeihung|vergebung)|umarmt\\w*(?: [^ |]+){0,2} (?:alle|jede\\w*)|(?:war|warst|warest|warst du)(?: [^ |]+){0,2} (?:immer )?(?:ein\\w* )?(?:gut\\w*|beste\\w*) (?:chef\\w*|kolleg\\w*|freund\\w*|mensch)|abschiedsbrief\\w*|briefe(?: [^ |]+){0,2} geschrieben|solange (?:ich|er|sie) noch kann|ohne dass jemand fragt',
    ]),
    peace: all([
      '(?:ist|bin|wirkt|wirkte|fuhl\\w*|scheint|sei)(?: [^ |]+){0,3} {calm}|erleichtert|gelassen\\w*|gelost|besser drauf|schlaft(?: [^ |]+){0,2} (?:gut|wieder|besser)',
    ]),
    suddenPeace: all([
      '{oddly} (?:[^ |]+ )?{calm}|{own} frieden (?:gefunden|gemacht)|frieden (?:damit|mit allem) (?:gefunden|gemacht)|mit (?:sich|allem) im reinen|im frieden mit|mit allem abgeschlossen|lachelt(?: [^ |]+){0,3} (?:ersten mal|wieder)|noch nie so {calm}|strahlt',
    ]),
    future: all([
      '(?:plant|planen|plane)(?: [^ |]+){0,2} (?:nichts|nicht) mehr(?: [^ |]+){0,3}|(?:will|mochte)(?: [^ |]+){0,4} (?:nicht|nichts|keine) (?:mehr )?(?:uber|von|fur|planen)(?: [^ |]+){0,4}|(?:kein|keinen|keine) (?:urlaub|plane|ziele|termine)(?: [^ |]+){0,3}|abgesagt|(?:im|am|zu|bis)(?: [^ |]+){0,2} (?:nicht mehr|nicht) (?:da|hier)|(?:nicht mehr|nicht) (?:da|hier)(?= \\||$| bin| ist| sein| sei)',
    ]),
    noFuture: all([
      '(?:da|dann|bis dahin|im \\w+|weihnachten|zu weihnachten) (?:bin|ist|sei|ware) (?:ich|er|sie) (?:eh |sowieso |ohnehin |schon )?(?:nicht mehr|langst nicht mehr)(?: (?:da|hier))?|(?:kommt|kommen|schafft|schaffen|geht|konnt)(?: [^ |]+){0,3} ohne (?:mich|ihn|sie)(?: [^ |]+){0,2}|(?:nicht mehr|nimmer) lange (?:mit mir|ertragen|aushalten)|braucht(?: [^ |]+){0,4} (?:nicht mehr|nimmer) (?:zu )?(?:einplanen|rechnen|planen)|bald (?:ist )?(?:alles )?vorbei|wo (?:ich|er|sie) hingeh\\w*|nie wieder',
    ]),
    settles: all([
      'zuruckgezahlt|zuruckgegeben|zahlt(?: [^ |]+){0,4} zuruck|zahlte(?: [^ |]+){0,4} zuruck|schulden(?: [^ |]+){0,3} (?:bezahlt|beglichen|getilgt)|(?:begleicht|beglichen|bezahlt)(?: [^ |]+){0,3} schulden|(?:geliehen\\w*|ausgeliehen\\w*)(?: [^ |]+){0,3} zuruck\\w*|auto verkauft',
    ]),
    handsOver: all([
      'ubergabe|ubergeben|ubergibt|abgeben|abgegeben|gibt(?: [^ |]+){0,5} ab|(?:schreibtisch|spind|buro|schublade\\w*)(?: [^ |]+){0,3} (?:geraumt|leer\\w*|ausgeraumt|aufgeraumt)|raumt(?: [^ |]+){0,4} (?:schreibtisch|spind|buro)(?: [^ |]+)?|schlussel(?: [^ |]+){0,3} abgegeben|passworter|einarbeit\\w*',
    ]),
    unusual: all([
      'sonst (?:nie|nicht)|ungewohnlich\\w*|seltsam\\w*|komisch\\w*|merkwurdig\\w*|plotzlich|auf einmal|macht mir sorgen|sorge(?:n)? mich|passt nicht zu (?:ihm|ihr)',
    ]),
    darkBefore: all([
      'nach (?:dem|der|einem|einer|all dem|den|monaten|seiner|ihrer)(?: [^ |]+){0,3} (?:jahr|zeit|winter|trennung|scheidung|monaten|depression|krise|wochen|tod)|am boden|depress\\w+|verzweifelt|schlimme\\w* (?:zeit|jahr|monate)|schwere\\w* (?:zeit|jahr|monate)',
    ]),
  },
  unexplained: all([
    '(?:gekundigt|kundigung|ruhestand|rente|umzug|krank)(?: [^ |]+){0,2} (?:nicht|nie|keine\\w*)|(?:hat|habe|haben|ist|gibt)(?: [^ |]+){0,2} (?:nicht|nie|keine\\w*)(?: [^ |]+){0,2} (?:gekundigt|kundigung|stelle|job|ruhestand|krank|schwanger|umzug)|(?:neue|andere|neuen|anderen) (?:stelle|job|arbeit)(?: [^ |]+){0,2} (?:nicht|keine\\w*)|keine\\w* (?:neue|andere|neuen|anderen) (?:stelle|job|arbeit)|dabei hat (?:er|sie)(?: [^ |]+){0,2} (?:dienst|schicht|vertrag)',
  ]),
  explained: all([
    'rente|rentner\\w*|ruhestand\\w*|pension\\w*|elternzeit|mutterschutz|schwanger\\w*|sabbatical|auszeit|umzug|umzieht|zieht (?:um|nach|zuruck|weg)|umgezogen|auswander\\w*|ausmist\\w*|misten|entrumpel\\w*|flohmarkt|fruhjahrsputz|tauschregal|wichteln|weihnachtsfeier|(?:in|im) urlaub|urlaub(?= \\|)|homeoffice|home office|neue\\w* (?:stelle|job|arbeit|arbeitgeber)|andere\\w* (?:stelle|job|firma)|befordert\\w*|beforderung|teilzeit|wechselt (?:zu|in|nach)|geschlossen|schliess\\w*|fusion|geburtstag|hochzeit|jubilaum|abgeschlossene? (?:lehre|ausbildung)|verkauft die firma',
  ]),
  leaving: all([
    'gekundigt|kundigt|kundigung|letzte\\w* (?:arbeits)?tag|verlasst uns|verlasst (?:die|das)|aufhebungsvertrag|entlass\\w*|nachfolg\\w*|hort auf|ausscheid\\w*',
  ]),
  self: all('ich|mir|mich|mein\\w*'),
  other: all('er|sie|ihm|ihn|ihr\\w*|sein\\w*'),
};
