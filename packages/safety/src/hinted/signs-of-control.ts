import { wholeWords } from '../whole-words.ts';
import type { SignGroups } from './sign-groups.ts';

/** Somebody is controlled or hurt by who they live with: whom the story speaks of, and what it tells of them. */
export const SIGNS_OF_CONTROL: SignGroups = {
  needed: ['partner'],
  groups: {
    partner: wholeWords(
      'husbands?|wife|partner|boyfriend|girlfriend|fiancee?|spouse' +
        '|ehemann|ihr mann|ihrem mann|ihren mann|mein mann|meinem mann|freund|lebensgefahrt\\w+|seine frau|seiner frau' +
        '|mari|conjointe?|copain|compagnon|compagne|sa femme' +
        '|marido|novi[oa]|pareja|esposo|esposa' +
        '|maz|meza|mezem|mezowi|partnerem|partnera|chlopak\\w*|zona|zony',
    ),
    speaksForThem: wholeWords(
      'answer(?:s|ed|ing)? (?:for|instead of|in place of) (?:her|him|me)|(?:answer|pick|repl)\\w* (?:\\w+ ){0,3}(?:her|his|my) (?:phone|mobile|messages?)|(?:he|she|husband|partner|boyfriend|wife) (?:\\w+ ){0,3}(?:answers|answered|picks up|picked up|replies|replied|types|writes) (?:\\w+ ){0,3}(?:for (?:her|him)|her|his|instead)|speaks? for (?:her|him)|always (?:in the room|there|next to (?:her|him)|listening|in the background)|listens? in|on speaker(?:phone)?|(?:hear|heard) (?:him|her) (?:\\w+ ){0,4}(?:answer|say|tell|behind|background)' +
        '|antwortet (?:\\w+ ){0,3}(?:fur sie|fur ihn|statt)|geht (?:\\w+ ){0,3}(?:an ihr|ans) (?:handy|telefon)|hort (?:immer )?mit|sitzt (?:immer )?(?:daneben|dabei)|immer (?:im raum|dabei|daneben)' +
        '|repond (?:\\w+ ){0,3}(?:a sa place|pour elle|pour lui)|toujours (?:dans la piece|a cote|derriere)|ecoute (?:tout|les appels)' +
        '|contesta (?:\\w+ ){0,3}(?:por ella|por el|en su lugar)|(?:siempre|esta siempre) (?:al lado|en la habitacion|escuchando|delante)|coge (?:el|su) telefono' +
        '|odpowiada (?:\\w+ ){0,3}za nia|odbiera (?:\\w+ ){0,3}(?:jej )?telefon\\w*|zawsze (?:\\w+ ){0,2}(?:obok|w pokoju)|podsluchuje',
    ),
    holdsWhatIsTheirs: wholeWords(
      '(?:has|have|keeps?|kept|holds?|took|takes|taken|checks?|checked|reads?|controls?|looks? after|manages?|needs) (?:\\w+ ){0,4}(?:her|his|my|the) (?:own )?(?:phone|mobile|car|car keys?|keys|bank|bank cards?|cards?|wages|salary|pay|money|passport|e ?mails?|messages|laptop|purse|accounts?|password\\w*)|(?:wont|doesnt|didnt|does not|will not|not) (?:let|allow|allowed|like|want) (?:her|him|me)|(?:has to|had to|have to|must) (?:ask|check with|report to) (?:him|her|home)|allowance|permission|only (?:one|a single) phone|share (?:a|one|the) (?:phone|e ?mail|car|account)|location (?:on|sharing|tracking)|tracks?|photo (?:of|to prove) (?:where|that)' +
        '|(?:hat|nimmt|verwaltet|kontrolliert|liest|behalt) (?:\\w+ ){0,4}(?:handy|auto|schlussel|konto|karte|gehalt|geld|nachrichten|mails)|darf (?:sie|er|ich) nicht|erlaubt (?:es )?(?:ihr|ihm|mir)? ?nicht|muss (?:\\w+ ){0,3}fragen|auf (?:sein|sein eigenes|ein anderes) konto' +
        '|(?:garde|prend|controle|lit|gere|a pris) (?:\\w+ ){0,4}(?:telephone|portable|voiture|cles|carte|salaire|argent|messages|mails|compte)|ne veut pas qu|n a pas le droit|lui interdit|doit (?:\\w+ ){0,2}demander|sur (?:son compte a lui|un autre compte|le compte de)' +
        '|(?:guarda|tiene|coge|controla|lee|maneja|lleva) (?:\\w+ ){0,4}(?:movil|telefono|coche|llaves|tarjeta|sueldo|nomina|dinero|mensajes|correos|cuenta)|no (?:la|le|me) deja|no (?:la|le) gusta que|tiene que pedir|pedir permiso|a (?:la cuenta de|otra cuenta)' +
        '|(?:ma|zabral|trzyma|sprawdza|czyta|kontroluje) (?:\\w+ ){0,4}(?:telefon\\w*|auto|samochod|klucz\\w*|karte|pieniadz\\w*|pensj\\w*|wiadomosci|maile|konto)|nie (?:pozwala|moze|wolno)|musi (?:\\w+ ){0,2}(?:pytac|zapytac)|na (?:jego|inne) konto',
    ),
    marks: wholeWords(
      'long sleeves?|(?:polo|roll|turtle|high) ?necks?|turtlenecks?|scarf|sunglasses|(?:thick|heavy|lots of|so much) (?:make ?up|foundation)|foundation|concealer|bruis\\w+|black eye|split lip|marks? on|(?:her|his|my) (?:wrists?|neck|arms?|ribs|cheek|jaw)|walked into|fell (?:down|off|over)|flinch\\w*|winc\\w+|limp\\w*' +
        '|lange (?:armel|armeln)|rollkragen\\w*|halstuch|sonnenbrille|blaue flecken|blauer fleck|bluterguss\\w*|zuckt|abgedeckt|uberschminkt|treppe (?:hinunter)?gefallen' +
        '|manches longues|col roule|foulard|echarpe|lunettes de soleil|bleus?|hematome\\w*|fond de teint|sursaute' +
        '|mangas? largas?|cuello alto|panuelo|bufanda|gafas de sol|moraton\\w*|cardenal\\w*|maquilla\\w*|se sobresalta' +
        '|dlugi\\w* rekaw\\w*|golf|apaszk\\w*|chust\\w*|okular\\w* przeciwsloneczn\\w*|siniak\\w*|siniec|since',
    ),
    onlyWhenAlone: wholeWords(
      '(?:when|while|once|until|before|if|as soon as) (?:hes|shes|he|she|(?:her|his|my) (?:husband|wife|partner|boyfriend|girlfriend)) ?(?:is|was|s)? ?(?:\\w+ )?(?:out|away|at|not home|not in|asleep|gone|gets? (?:home|back|in)|comes? (?:home|back|in)|leaves?|left|home|back|on (?:nights?|shift))|(?:stops?|hangs? up|goes? quiet|ends? the call|mutes?|whisper\\w*|lowers? (?:her|his) voice)' +
        '|(?:wenn|bevor|solange|sobald|bis) er (?:\\w+ ){0,3}(?:weg|nicht da|zur arbeit|beim|im|kommt|zuruck|heimkommt|schlaft)|flustert|legt (?:\\w+ )?auf' +
        '|(?:quand|avant que?|des que?|tant que?|pendant que?) (?:il|son mari|mon mari|son conjoint) (?:\\w+ ){0,3}(?:pas la|sorti|travail|rentre|revien\\w*|parti|dort)|chuchote|raccroche' +
        '|(?:cuando|antes de que|mientras|en cuanto) (?:el|su marido|mi marido|su pareja) ?(?:\\w+ ){0,3}(?:no esta|sale|trabaj\\w*|vuelv\\w*|lleg\\w*|duerme|fuera)|susurra|cuelga' +
        '|(?:kiedy|gdy|zanim|jak|dopoki) (?:\\w+ ){0,3}(?:nie ma|wyjdzie|wychodzi|wraca|wroci|spi|w pracy)|szepcze|rozlacza',
    ),
    takenBack: wholeWords(
      '(?:didnt|did not|doesnt|does not|dont) (?:sound|read|seem|feel) like (?:her|him)|not (?:her|his) (?:usual )?(?:style|words|way|tone)|(?:deleted|unsent|took back|withdrew|retracted|recalled) (?:\\w+ ){0,3}(?:message|email|mail|it|that|request|text)|(?:forget|ignore) (?:it|that|what i|my last)|someone else (?:wrote|typed)|(?:odd|strange|weird|stiff|formal) (?:e ?mail|message|text)' +
        '|klang(?:en)? (?:\\w+ ){0,3}nicht nach (?:ihr|ihm)|(?:geloscht|zuruckgezogen|zuruckgenommen)|vergessen sie (?:es|das)' +
        '|ne (?:lui )?ressembl\\w+ pas|pas son style|(?:supprime|efface|retire|annule)' +
        '|no (?:parecia|sonaba) (?:a )?(?:ella|el|suyo)|no es su estilo|(?:borro|borrado|retiro|anulo)' +
        '|nie brzmial\\w*|nie w jej stylu|(?:skasowal\\w*|usunel\\w*|wycofal\\w*|odwolal\\w*)',
    ),
    watched: wholeWords(
      '(?:he|she|husband|partner|boyfriend|wife) (?:\\w+ )?(?:waits|waiting|sits|parks|stands|rings|calls|phones|texts) (?:\\w+ ){0,5}(?:outside|car ?park|lobby|reception|times|every|when)|(?:picks|drives|drops|brings|collects) (?:her|him|me) (?:\\w+ )?(?:up|off|in|to)|(?:rings|calls|phones|texts|messages) (?:\\w+ ){0,4}(?:\\d+|ten|twenty|dozens of|several|every|all day)|no longer (?:comes|goes|joins|eats)|stopped (?:coming|going|seeing|joining)|never (?:comes|joins|stays)' +
        '|wartet (?:\\w+ ){0,4}(?:draussen|auto|parkplatz|empfang)|holt sie (?:immer )?ab|bringt sie|ruft (?:\\w+ ){0,4}(?:an|mal)|schreibt ihr (?:standig|dauernd)' +
        '|(?:attend|l attend) (?:\\w+ ){0,4}(?:dehors|voiture|parking|accueil)|vient la chercher|l appelle (?:\\w+ ){0,3}(?:fois|tout le temps)|ne vient plus' +
        '|(?:espera|la espera) (?:\\w+ ){0,4}(?:fuera|coche|puerta|aparcamiento|recepcion)|la recoge|la llama (?:\\w+ ){0,3}(?:veces|todo)|ya no viene' +
        '|czeka (?:\\w+ ){0,4}(?:przed|auci\\w*|samochodzie|parkingu)|przywozi|odbiera ja|dzwoni (?:\\w+ ){0,4}(?:razy|co)',
    ),
  },
};
