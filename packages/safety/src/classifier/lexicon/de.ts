import type { Lexicon } from './word-class.ts';

export const DE: Lexicon = {
  self: 'ich mich mir mein meine meinem meinen meiner meines',
  other: 'er sie ihm ihn ihr ihre ihrem ihren ihrer sein seine seinem seinen seiner jemand jemanden einer',
  we: 'wir uns unser unsere unserem unseren unserer',
  partner:
    'mann ehemann frau ehefrau partner* freund freundin ex exmann exfrau exfreund verlobte* lebensgefahrt* verheiratet scheidung',
  family:
    'mutter vater mama papa bruder schwester tochter sohn eltern onkel tante oma opa familie stiefvater schwiegervater',
  child: 'kind kinder kindern baby tochter sohn* jugendliche* schuler*',
  colleague:
    'kolleg* mitarbeiter* azubi* lehrling* praktikant* werkstudent* angestellt* aushilfe* fahrer* pfleger* krankenschwester entwickler* kassierer* monteur* auszubildende*',
  boss: 'chef* vorgesetzt* leiter* abteilungsleiter* teamleiter* geschaftsfuhrer* inhaber* meister* manager*',
  outsider:
    'kunde* kundin* patient* gast gaste klient* fremde* lieferant* nachbar* besucher* gekundigt* entlassen* ehemalig*',
  hit: 'schlag* schlug geschlagen prugel* verprugel* tritt getreten treten wurg* gewurgt stosst gestossen schubs* pack* gepackt reisst wirft geworfen beisst ohrfeig* faust gewalt* misshandel* angegriffen handgreiflich rastet ausgerastet wutend bedrangt',
  injury:
    'blau* fleck* hamatom* veilchen verletz* narbe* gebrochen* bruch prellung* wunde* blut* schramm* kratz* striemen verband pflaster sonnenbrille geschwollen',
  body: 'arm arme armen unterarm* handgelenk* hals kehle gesicht auge augen lippe rippe* bein* oberschenkel haut bauch kopf hand hande finger ruck*',
  cut: 'ritzt ritz* geritzt schneid* schnitt* klinge* rasierklinge* selbstverletz* verbrenn* verbrannt schere cutter',
  death:
    'tod tot tote toten tode sterb* gestorben stirb* grab beerdig* friedhof sarg leiche* beigesetzt trauer*',
  kill: 'umbring* umzubringen umgebracht tot* erhang* erschiess* erschossen suizid* selbstmord* springen gesprungen vergift* uberdosis ermord* erstech* selbsttot* absteche*',
  life: 'leben lebe lebt lebens aufwach* aufzuwachen welt dasein existier* weiterleben hier weiter',
  end: 'ende enden beend* schluss vorbei aufhor* verschwind* weg fort ruhe schlaf* einschlaf* ohne erlos* ausweg',
  wish: 'will wollen wollte mochte wunsch* hoff* denk* gedacht gedank* plan* geplant uberleg* vorstell* lieber',
  not: 'nicht nie niemand nichts kein keine keinen keiner keinem ohne kaum',
  'no-more': 'mehr genug satt mude langer',
  means:
    'tablette* pille* medikament* schlaftabletten schlafmittel insulin strick seil gurtel gas abgas* rasierklinge* gift dosis sammelt hortet',
  height:
    'brucke* dach dachs hochhaus balkon klippe gleis* zug zuge bahn sbahn ubahn bahnsteig fenster lkw laster autobahn baum gegenverkehr fluss kran gelander',
  weapon:
    'pistole* messer* waffe* gewehr* axt beil hammer schusswaffe* bombe* benzin saure schlagstock machete bewaffnet munition revolver',
  farewell:
    'abschied* brief briefe zettel testament lebensversicherung passwort* verzeih* danke tschuss lebewohl nachricht',
  belongings: 'verschenk* gitarre hund katze sachen gegeben weggegeben aufgeraumt ausgeraumt verkauft',
  burden:
    'last wertlos* nutzlos* versag* uberflussig* besser leichter erleichtert hasse hasst schuld scham* unfahig',
  hopeless:
    'hoffnungslos* sinnlos* sinn zweck leer leere dunkel* verzweif* aussichtslos* ausweglos* kraft wozu keinen',
  fear: 'angst furcht* panik* sorge* schreckhaft zuckt zittert sicher unsicher bedroht versteckt traut',
  control:
    'kontrollier* erlaub* verbiet* eingesperrt sperrt schlussel handy konto pass papiere uberwach* ortet eifersuchtig darf geld telefon abgenommen',
  threat:
    'droh* bedroh* rache* anzund* brand* warnung bereuen kriegen buss* liste leid warte fertig abrechn*',
  stalk:
    'verfolg* folgt lauert auflauer* wartet gewartet stalk* parkplatz haltestelle bushaltestelle bus nachrichten blumen beobacht* steht taucht heimweg adresse',
  home: 'hause haus wohnung daheim zuhause tur adresse bett sofa frauenhaus heim',
  picture: 'foto* bild* video* gefilmt kamera aufnahme*',
  sexual:
    'fasst anfass* angefasst grapsch* begrapsch* beruhr* vergewaltig* kuss* nackt* sex* brust po hintern rock hotelzimmer intim* unterwasche belastig* schoss streichel*',
  insult:
    'beleidig* beschimpf* mobb* gemobbt demutig* schrei* brull* rassis* ausgrenz* lachen ausgelacht verspott* idiot dumm fertigmach* schikan*',
  faint:
    'panikattacke* panik luft atem* atmen herz rast brust zusammenbruch zusammengebrochen kollabier* ohnmacht* zitter* schwindel* umgekippt hyperventil* bewusstlos krampf*',
  voices: 'stimmen hort hore verfolgt paranoi* wahn* abgehort kamera verwirrt gott teufel psycho*',
  food: 'essen isst gegessen mahlzeit* mittag* fruhstuck hunger hungert kantine salat',
  weight: 'gewicht dunn abgenommen mager* kilo kalorie* diat waage magersucht* bulimi* untergewicht* knochen',
  vomit: 'kotz* erbrech* erbricht ubergib* ubergeb* toilette klo fressanfall* abfuhrmittel finger',
  drink:
    'trink* trank getrunken betrunken besoffen sauf* alkohol* wodka schnaps bier wein flasche* fahne nuchtern entzug* torkelt lallt riecht promille',
  drug: 'drogen* koks kokain heroin kiff* gras cannabis tabletten suchtig* sucht abhangig* spritze* stoff ritalin schmerzmittel entzug ruckfall* pulver',
  gamble: 'spielsucht* wett* casino zock* verzockt automaten* verspielt spielhalle',
  money: 'schulden geld kredit* gehalt miete ersparnisse geliehen kasse gestohlen',
  hide: 'versteck* heimlich verheimlich* lugt angeblich treppe gestolpert gefallen armel spind schublade',
  night: 'nacht nachts abend abends heute morgen morgens gestern wochenende',
  said: 'sagt sagte gesagt schreibt schrieb geschrieben erzahl* geschickt meint meinte whatsapp',
  police: 'polizei anzeige gericht anwalt sicherheitsdienst 110 112',
  doctor: 'arzt arztin krankenhaus klinik notarzt notaufnahme psychiat* therap* rettungswagen',
  distress:
    'wein* geweint heul* trauri* depress* erschopf* uberforder* zusammenbruch kaputt verzweif* fertig kraft allein hilfe',
  calm: 'ruhig* still komisch* seltsam* zuruckgezogen zieht plotzlich',
  alone: 'allein alleine einsam* zimmer bett',
  work: 'projekt* deadline* budget* meeting* besprechung* prasentation* feedback beforder* gehalt* ziele kunde* bericht* termin* aufgabe* team teams kundig* bewerb* stelle vertrag*',
};
