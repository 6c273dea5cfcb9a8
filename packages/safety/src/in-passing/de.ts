import { patternWriter } from '../rules/write-rule.ts';
import type { HintWords } from './hints.ts';

const all = patternWriter({
  place:
    '(?:autobahn|eisenbahn|fluss)?bruck(?:e|en)|brueck(?:e|en)|bahnsteig\\w*|gleis\\w*|bahnubergang|(?:guter|schnell)zug\\w*|der zug|klippe\\w*|steilkuste|fluss|kanal|wehr|talsperre|staumauer|stausee|steinbruch|fahre|dach|dachterrasse|balkon|brustung|gelander|parkhaus|hochhaus|silo|gerust|laster|lkw|lastwagen|gegenverkehr|autobahn',
  pills: 'tabletten|pillen|schlaftabletten|schlafmittel|medikamente|insulin|morphium|morphin',
  me: 'mich|ihn|sie|mir|ihm',
  near: 'langer als|laenger als|naher|naeher|sehr nah|zu nah|wie (?:tief|kalt|weit|hoch|schnell|leicht)|spring\\w*|fall\\w*|loslass\\w*|im dunkeln|allein',
});

export const DE_HINTS: HintWords = {
  language: 'de',
  hints: {
    thought: all([
      '(?:hoff\\w*|wunsch\\w*|mochte|moechte|will) ~ (?:nicht|nie) (?:mehr )?(?:aufzuwachen|aufwache|aufwachen|aufwacht|aufstehen)',
      '(?:kleine|kurze|winzige|eine) (?:bewegung|drehung) (?:am|mit dem|des) (?:lenkrad|steuer)\\w*|(?:wurde|wuerde) nicht bremsen|nicht (?:mehr )?gebremst',
      '(?:unfall|herzinfarkt|krebs) ~ (?:ware|waere) (?:[^ |]+ )?(?:leichter|einfacher|erlosung|geschenk|besser)',
      '(?:traue?|traut|vertraue|vertraut) (?:mir|meinen beinen|sich|mich) (?:selbst |dort |da |selber )?nicht (?:mehr)?|nichts mehr (?:wofur|wofuer) (?:ich|er|sie) aufsteh\\w*',
      '(?:ein teil|etwas) (?:von|in) (?:mir|ihm|ihr) (?:will|wollte|mochte|wurde|wuerde) (?:loslassen|springen|aufhoren)',
      'ohne (?:mich|ihn|sie) (?:ware|waere|ist|sei|geht|ginge) (?:es )?(?:[^ |]+ ){0,3}(?:leichter|einfacher|besser)',
      '(?:gezahlt|gezaehlt|zahle|zaehle|zahlt|zaehlt) (?:[^ |]+ ){0,2}wie viele (?:{pills}) (?:ich |er |sie )?(?:noch|zu hause|daheim|im|in der)',
      '(?:egal|gleich|gleichgultig) was (?:aus|mit) (?:mir|ihm|ihr) (?:wird|passiert)',
    ]),
    edge: all([
      '{place}(?=[^|]{0,110} (?:{near})(?= |$))',
      '(?:{near})(?= [^|]{0,110}(?:{place})(?= |$))',
      '(?:gezahlt|gezaehlt|zahle|zaehle|zahlt|gefragt|weiss) (?:[^ |]+ ){0,4}(?:{pills})(?: [^ |]+){0,6}|wie viele (?:[^ |]+ ){0,3}(?:{pills})',
      '(?:zwei|drei|mehrere) (?:zuge|zuege|bahnen) (?:fahren|vorbei)|(?:oben|dort) (?:ab)?geschlossen|ob (?:[^ |]+ ){0,3}abgeschlossen',
      'lebensversicherung(?= [^|]{0,100}(?:decken|rechne|zahlen|auszahl\\w*|nachts|alles))',
    ]),
    dispensable: all([
      '(?:ohne {me}|auch ohne {me}) ~ (?:zurecht\\w*|klar\\w*|auskommen|auskamen|schaffen|geht|ginge|dran)|(?:zurecht\\w*|klar\\w*|schaffen) ~ ohne {me}|ohne {me} besser dran|besser dran ohne {me}',
      '(?:niemand|keiner) (?:[^ |]+ ){0,3}(?:merken|vermissen|merkt|vermisst|fehlen|braucht)|(?:nicht mehr|nie mehr) da bin',
    ]),
    stillness: all([
      '(?:dann|endlich|wenigstens|alles) (?:[^ |]+ ){0,4}(?:ruhe|ruhig|still|stille|vorbei|frieden)|(?:ruhe|stille|ruhig|still)(?= \\||$)',
    ]),
    place: all('{place}'),
    means: all('{pills}|gewehr|flinte|pistole|strick'),
    affairs: all(
      'lebensversicherung|abschiedsbrief\\w*|briefe? an (?:meine|seine|ihre) \\w+|wenn ich nicht mehr (?:da )?bin|nach mir|alles (?:[^ |]+ )?(?:sauber|geordnet|in ordnung)',
    ),
    musing: all(
      '(?:ertappe|erwische) (?:ich )?mich|(?:manchmal|in letzter zeit|letztens|neuerdings|jede woche) (?:[^ |]+ ){0,3}(?:denke|denkt|hoffe|hofft|uberleg\\w*|ueberleg\\w*|frage)|(?:denke|denkt|dachte|uberlege|ueberlege|uberlegt) (?:ich|er|sie)?(?: dort| da| oft| immer)?|immer wieder|ehrlich gesagt|nur (?:so|um es zu wissen)',
    ),
    hidden: all(
      '(?:niemandem|keinem|mit niemandem|mit keinem) (?:[^ |]+ ){0,3}(?:erzahl\\w*|gesagt|reden?|rede|daruber|darueber|gesprochen)|(?:frau|mann|familie|partner\\w*) weiss (?:von )?nichts|tur zu|allein lebt|lebt allein',
    ),
    worn: all(
      '(?:schlafe|schlaf|esse|isst|schlaft) (?:[^ |]+ ){0,2}(?:nicht|kaum|nichts|mehr)|(?:nicht|kaum) (?:mehr )?(?:geschlafen|gegessen)|kaum (?:noch )?(?:schlaf|essen)|jede nacht|nachts|siebzig stunden|so mude|so muede|leer',
    ),
  },
  explained: all(
    'urlaub\\w*|elternzeit|mutterschutz|rente|ruhestand|ferien|pension\\w*|neue stelle|neuer job|nachfolg\\w*|befordert|pendl\\w*|sabbatical|umzug|gekundigt',
  ),
  reported: all(
    '(?:sagt|sagte|gesagt|erzahlt|erzahlte|meinte|meint|fragte|gefragt|erwahnt\\w*|erklart\\w*|schreibt|schrieb|geschrieben)',
  ),
  self: all('ich|mir|mich|mein|meine|meinen|meinem'),
  other: all('er|sie|ihm|ihr|ihn|seine?|seinen|ihre|ihren|habe er|azubi|klientin|kollegin|kollege'),
};
