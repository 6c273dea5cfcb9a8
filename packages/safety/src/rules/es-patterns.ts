import type { Rule } from '../concern.ts';
import { enoughToDie } from './enough-to-die.ts';
import { ruleWriter } from './write-rule.ts';

const rule = ruleWriter({
  kin: 'hijos?|hijas?|mujer|marido|madre|padre|padres|familia|esposa|ninos',
  means: 'pastillas|medicamentos|somniferos|insulina|cuerda|soga|tranquilizantes',
  drop: 'tren|metro|puente|tejado|azotea|ventana|balcon|vias|camion|acantilado',
  blade: 'cuter|cutter|cuchillo|navaja|destornillador|tijeras|martillo|hacha|pistola|arma|botella',
  drink: 'vodka|ginebra|ron|whisky|vino|cerveza|alcohol|petaca|aguardiente',
  drug: 'cocaina|coca|speed|pastillas|drogas?|porros?|tranquilizantes|analgesicos|anfetaminas|marihuana',
  store: 'taquilla|cajon|bolso|mochila|escritorio|armario|coche|termo|botella',
});

/** The ways of speaking that `en-*-patterns` hold for English. */
export const ES_PATTERNS: Rule[] = [
  enoughToDie('es'),
  rule(
    'suicide',
    [
      '(?:estaria|estaba|estar|seria|mejor|ojala)(?: [^ |]+){0,3} (?:muert[oa]|no haber nacido)(?= |$)|(?:ojala|quisiera|quiero)(?: [^ |]+){0,3} (?:durmiera|dormirme|dormir|no)(?: [^ |]+)? (?:no )?(?:despertara?|despertar|desperte)(?: mas)?',
      '(?:ya )?no (?:quiere|quiero|queria|querer|desea|tiene ganas de|tengo ganas de) (?:seguir )?(?:vivir|viviendo|con vida|existir|en este mundo)',
      '(?:tirar|tirarse|tirarme|tira|lanzar\\w*|arrojar\\w*|saltar)(?: [^ |]+){0,2} (?:al|a las|del|de un|bajo|desde|por|delante)(?: [^ |]+){0,2} (?:{drop})',
      '(?:estrellar\\w*|chocar|estampar\\w*)(?: [^ |]+){0,4} (?:coche|carro|auto|muro|arbol|pared|camion)',
      '(?:guardando|guarda|guardado|juntando|acumul\\w*|ahorrando|escond\\w*)(?: [^ |]+){0,2} (?:{means})|(?:{means}) (?:guardadas?|preparadas?|suficientes)|suficientes (?:{means})',
      '(?:cartas?|nota|video|mensaje)(?: [^ |]+)? (?:a|para) (?:sus|su|mis|mi) {kin}|carta de despedida',
      '(?:ninguna|sin|no (?:veo|ve|tengo|tiene|encuentro)) (?:ninguna )?(?:razon(?:es)?|motivos?|ganas)(?: [^ |]+)? (?:vivir|levantarme|seguir viviendo|existir)|(?:cansad[oa]|hart[oa]) de (?:vivir|la vida|existir)',
      '(?:ha |he )?(?:elegido|escogido|fijado|decidido) (?:el|la|un|una) (?:dia|fecha|momento)(?= \\||$)|(?:acabar|terminar) con (?:todo|mi vida|su vida|esto de una vez)(?= \\||$| ya)',
    ],
    {
      unless:
        'muert[oa] de (?:risa|cansancio|hambre|verguenza|sueno)|entrevista|lanzamiento|vivir (?:en|con|aqui)',
    },
  ),
  rule(
    'suicide',
    [
      'manana (?:ya )?no (?:estara|estare|va a estar|voy a estar|existire)(?: [^ |]+)?|ya no (?:estara|estare)(?: aqui)? (?:manana|el lunes)',
    ],
    { unless: 'vacaciones|permiso|baja|medico|viaje|curso|reunion', sure: false },
  ),
  rule('violence-at-home', [
    '(?:pega|golpea|pego)(?: [^ |]+){0,3} donde(?: [^ |]+){0,4} (?:ve|vea|note)|(?:miedo)(?: [^ |]+){0,2} (?:volver|regresar|ir) a (?:mi |su )?casa|(?:pareja|marido|novio|novia|mujer|ex)(?: [^ |]+){0,5} (?:empuja|quitarme|quitarle|encierra|controla|estrangul\\w+|ahog\\w+|patea)(?: [^ |]+)?',
  ]),
  rule(
    'threat',
    [
      '(?:{blade})(?: [^ |]+){0,7} (?:cuello|garganta|cara|barriga|estomago)|(?:saco|saca|sacado|blandi\\w*)(?: [^ |]+){0,2} (?:{blade})',
      '(?:sabe|saben|se) donde (?:vivo|vives|vive|estudian|aparco|trabaja|viven|van)(?: [^ |]+){0,4}',
      '(?:me|la|lo|le) (?:sigue|siguio|siguen|persigue|espera)(?: [^ |]+){0,3} (?:casa|coche|portal|noche|salida)|fotos? de (?:mi|mis) (?:casa|hijos?|hijas?|coche|familia)',
      '(?:lo|la|los|te|os) (?:vas a|vais a|va a) pagar|(?:prender|pegar) fuego',
    ],
    { unless: 'se donde (?:va|estudian)|va a pagar (?:la|el|un)', sure: false },
  ),
  rule('abuse-at-work', [
    '(?:fotos?|videos?|imagenes)(?: [^ |]+){0,3} (?:desnud[oa]s?|pene|genitales|intimas?|polla)',
    '(?:se )?(?:frota|restriega|arrima|roza|pega)(?: [^ |]+)? contra (?:mi|ella|el)(?= |$)|(?:mano|manos) (?:en|por|bajo) (?:el|la|mi|su) (?:muslo|falda|culo|pecho|pierna)',
    '(?:encierran?|encerrad[oa]|encerraron)(?: [^ |]+)? (?:en|al) (?:la|el|un|una) [^ |]+|(?:habitacion|hotel|acostar\\w*|cama)(?=.{0,80} (?:ascenso|contrato|puesto))|(?:ascenso|contrato|puesto)(?=.{0,80} (?:habitacion|hotel|acostar\\w*))|(?:echo|echaron|puso|pusieron) algo en (?:mi|su|la) (?:copa|bebida|vaso)|vida imposible|(?:insultan|insulta)(?= |$)|(?:si hablo|si lo cuento)(?: [^ |]+){0,2} (?:echa|despide)',
  ]),
  rule(
    'addiction',
    [
      '(?:{drink}|botellas?)(?: [^ |]+){0,4} (?:en|bajo|dentro de) (?:su|mi|la|el) (?:{store})',
      '(?:gastado|perdido|jugado|apostado|gasto|perdio)(?: [^ |]+){0,3} (?:sueldo|salario|dinero|ahorros|nomina|alquiler)(?: [^ |]+){0,4} (?:tragaperras|casino|apuestas?|bingo|juego|poker|maquinas)|tragaperras|apuestas (?:deportivas|online)',
      '(?:necesito|necesita|sin|tomo|toma|meto|mete)(?: [^ |]+){0,2} (?:{drug}|{drink})(?: [^ |]+)? (?:para|aguantar|no)(?: [^ |]+){0,3}|(?:se mete|me meto|esnif\\w+) (?:{drug}|rayas?|una raya)',
    ],
    { unless: 'fiesta|cliente|agua' },
  ),
  rule(
    'eating',
    [
      '(?:dedos?)(?: [^ |]+){0,4} (?:vomitar|garganta|boca)|(?:vomito|vomita|provoc\\w+ el vomito)(?: [^ |]+){0,3}',
    ],
    { sure: false },
  ),
  rule('panic', [
    'me ahogo|corazon (?:a mil|se me sale|desbocado|acelerado)|hiperventil\\w*|(?:falta|faltaba) el aire|me muero(?= \\||$)',
  ]),
  rule('suicide', [
    'dej\\w+ de ser un (?:problema|estorbo|peso|carga)|(?:no (?:tengo|tiene)|sin) (?:mas )?(?:fuerzas?|energia) para (?:vivir|seguir)(?= \\||$| viviendo| adelante)|(?:irme|irse|desaparecer) para siempre|habla(?: [^ |]+){0,2} de (?:la muerte|morir\\w*)',
  ]),
  rule('threat', [
    '(?:romper|rompo|rompera|cortar|corto|partir|parto|partira|reventar|quemar)(?:le|les|te|me|lo)? (?:las|la|el|los) (?:piernas|cara|cuello|cabeza|brazos|rodillas|garganta)',
  ]),
  rule(
    'violence-at-home',
    [
      '(?:novio|marido|pareja|ex|padre|padrastro|mujer)(?: [^ |]+){0,4} (?:rompio|rompe|roto|quito|quita|encierra|encerro|escupe|escupio|arrastro|no (?:la|me|le|lo) deja)(?: [^ |]+){0,4}',
    ],
    { unless: 'rompio con' },
  ),
  rule('abuse-at-work', [
    '(?:acaricia|masajea|besa|huele|lame)(?: [^ |]+){0,2} (?:hombros|pelo|cuello|espalda|pierna|nuca|mano)',
  ]),
];
