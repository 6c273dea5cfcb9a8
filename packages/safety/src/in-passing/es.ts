import { patternWriter } from '../rules/write-rule.ts';
import type { HintWords } from './hints.ts';

const all = patternWriter({
  place:
    'puentes?|anden|vias?|paso a nivel|tren|trenes|acantilados?|rio|canal|presa|embalse|pantano|cantera|lago|ferry|azotea|tejado|balcon|barandilla|aparcamiento|silo|camion|autopista|volante',
  pills: 'pastillas|comprimidos|somniferos|medicamentos|insulina|morfina',
  near: 'al borde|mas tiempo|mas cerca|demasiado cerca|hondo|profundo|frio|saltar|salto|soltar\\w*|caer\\w*|no se apartara|movimiento del volante|hasta la noche',
});

export const ES_HINTS: HintWords = {
  language: 'es',
  hints: {
    thought: all([
      '(?:deseo|espero|ojala|quiero|quisiera|desea|espera|quiere) ~ no (?:volver a )?(?:despert\\w+|levant\\w+)|para no despertar\\w*|no despertarme',
      '(?:movimiento|giro|golpe) (?:de|del|al) volante|no frenaria|no iba a frenar',
      '(?:accidente|infarto|cancer) ~ seria (?:[^ |]+ )?(?:mas facil|un alivio|un regalo|mejor)',
      'no (?:me|se) (?:fio|fia) de (?:mis|sus|mi|si) (?:piernas|misma|mismo)|algun dia no se apartara|algun dia no me apartare',
      'una parte de (?:mi|el|ella) (?:quiere|quisiera|querria) (?:soltar\\w*|saltar|parar|desaparecer)',
      '(?:mejor|mas facil) (?:para todos |para ellos )?sin mi|sin (?:mi|ella|el) (?:todo )?(?:seria|estaria\\w*) (?:todo )?(?:mejor|mas facil)',
      'da igual lo que (?:me|le) pase',
    ]),
    edge: all([
      '{place}(?=[^|]{0,110} (?:{near})(?= |$))',
      '(?:{near})(?= [^|]{0,110}(?:{place})(?= |$))',
      '(?:conte|cuento|cuenta|se|sabe|pregunto|preguntado) (?:[^ |]+ ){0,4}(?:{pills})(?: [^ |]+){0,6}|cuantas (?:{pills})',
      'dejar? pasar (?:[^ |]+ ){0,2}trenes|deje pasar (?:[^ |]+ ){0,2}trenes',
      'seguro de vida(?=[^|]{0,100})',
    ]),
    dispensable: all([
      '(?:arreglarian|arreglaran|apanarian|irian|estaria\\w*|estaran?|mejor|irian) (?:[^ |]+ ){0,4}sin (?:mi|el|ella)|sin (?:mi|el|ella) (?:[^ |]+ ){0,4}(?:mejor|bien)|(?:equipo|todos) (?:[^ |]+ ){0,2}mejor sin mi',
      'nadie (?:[^ |]+ ){0,2}(?:notaria|echaria|daria cuenta|necesita)|cuando ya no este',
    ]),
    stillness: all(
      '(?:por fin|al menos|entonces|todo) (?:[^ |]+ ){0,4}(?:silencio|paz|calma|tranquil\\w*|acabado|descanso|callado)|que todo pare|en silencio',
    ),
    place: all('{place}'),
    means: all('{pills}|escopeta|pistola|cuerda|gas'),
    affairs: all(
      'cobrara (?:el|la) (?:seguro|pension)|seguro de vida|cartas? (?:a|para) (?:mis|mi|sus|su) \\w+|todo en orden|despues de mi',
    ),
    musing: all(
      '(?:ultimamente|a veces|cada semana|algun dia) (?:[^ |]+ ){0,3}(?:pienso|piensa|imagino|imagina)?|me sorprendo|(?:pienso|piensa|pense) (?:que|en|como|cada)|solo por saber|por la noche (?:calculo|pienso)',
    ),
    hidden: all(
      '(?:contado|dicho|hablado) (?:[^ |]+ ){0,2}a nadie|(?:mujer|marido|familia) no sabe nada|vive sola?|cierra la puerta',
    ),
    worn: all(
      '(?:no|casi no|apenas) (?:[^ |]+ )?(?:duermo|como|duerme|come)|sin dormir|por las? noches?|bebo para dormir|vacio|agotad\\w*',
    ),
  },
  explained: all(
    'vacaciones|jubil\\w*|baja (?:maternal|paternal)|permiso|nuevo (?:trabajo|puesto)|sucesor\\w*|ascen\\w*|obras|mudanza|mudamos',
  ),
  reported: all(
    '(?:dijo|dice|dicho|conto|cuenta|pregunto|menciono|explico|escribio|confeso)(?= que| muy| al|  |$| ayer| a)',
  ),
  self: all('yo|me|mi|mis|mismo|pienso|deseo|pense|conte|calculo|duermo|como'),
  other: all('el|ella|le|su|sus|dijo|dicho|piensa|pregunto'),
};
