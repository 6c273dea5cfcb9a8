import { patternWriter } from '../rules/write-rule.ts';
import type { SignWords } from './sign.ts';

const write = patternWriter({
  own: 'su|sus|mi|mis',
  thing:
    'cosas|pertenencias|joyas|anillos?|reloj|ropa|libros|discos|coleccion|guitarra|piano|bici|bicicleta|moto|coche|carro|camara|consola|juegos|herramientas|cuchillos|medallas|plantas?|silla|sillon|cama|muebles|tele|television|taza|lampara|abrigo|chaqueta|ahorros|cuadros|objetos',
  pet: 'perr[oa]s?|gat[oa]s?|mascotas?|hamster|conejo|loro|pajaros?|caballo|peces|animales',
  dear: 'ninos|ninas|hijos?|hijas?|pequenos|madre|padre|familia|crios',
  kin: 'hermana|hermano|madre|padre|padres|vecin[oa]s?|amig[oa]s?|tia|tio|ex|mujer|marido|prim[oa]',
  oddly: 'de repente|de pronto|por fin|al fin|extranamente|muy|tan|completamente|sorprendentemente',
  calm: 'tranquil[oa]|seren[oa]|en paz|en calma|relajad[oa]|aliviad[oa]|feliz|contento|contenta|alegre|liger[oa]|libre|sonriente',
});
const all = (says: string | string[]) => write(says, 'gu');

/** Signs that somebody puts his affairs in order, in Spanish. */
export const ES_SIGNS: SignWords = {
  language: 'es',
  signs: {
    gives: all([
      '(?:regal\\w+|reparti\\w*|repart\\w+|dio|dado|da|dando|doy|di|leg\\w+|dej\\w+)(?: [^ |]+){0,4} {own}(?: [^ |]+){0,2} {thing}|(?:regala|regalo|regalado|regalando|repartido) todo',
    ]),
    entrusts: all([
      '(?:dejado|dejo|deje|dado|dio|encontrado|buscado|busca|regalado)(?: [^ |]+){0,4} {pet}(?: (?:con|a) (?:{own}|la|el|una|un) {kin})?|{pet}(?: [^ |]+){0,3} (?:con|a) {own} {kin}',
      '(?:pedido|pidio|arreglado|organizado|hablado|acordado)(?: [^ |]+){0,5} (?:se quede\\w*|cuide\\w*|crie\\w*|acoja\\w*|se encargue\\w*|se ocupe\\w*)(?: [^ |]+){0,3} (?:{dear}|{pet})|quien(?: [^ |]+){0,3} (?:cuidara|criara|quedara)(?: [^ |]+){0,3} (?:{dear}|{pet})',
    ]),
    provides: all([
      'testamento|(?:papeles|asuntos|cosas)(?: [^ |]+){0,2} en orden|(?:todo|asuntos|papeles)(?: [^ |]+){0,2} (?:arreglad\\w*|ordenad\\w*|resuelt\\w*)|seguro de vida|(?:su propio|mi propio|mi) (?:funeral|entierro)|cuando (?:yo )?no este|(?:cerrado|cerro)(?: [^ |]+){0,2} cuenta\\w*',
    ]),
    parting: all([
      'despedi\\w*|despidi\\w*|despedirme|gracias|agradec\\w+|cartas?|disculpa\\w*|pedi\\w* perdon',
    ]),
    lastParting: all([
      'como (?:si|para)(?: [^ |]+){0,5} (?:volviera\\w*|volver|ultima vez|siempre|despedida)|cartas? de despedida|cartas?(?: [^ |]+){0,2} (?:a|para) {own} {dear}|(?:pedido|pidio|pide)(?: [^ |]+){0,3} perdon|(?:abrazo|abrazado|abraza)(?: [^ |]+){0,3} (?:todos|cada|todo el mundo)|mientras (?:pueda|puedo|puede)',
    ]),
    peace: all([
      '(?:esta|estoy|parece|siento|siente|estaba|veo)(?: [^ |]+){0,3} {calm}|aliviad[oa]|duerme (?:bien|mejor)|sonrie',
    ]),
    suddenPeace: all([
      '{oddly} (?:esta |estoy |me siento |se siente |parece )?{calm}|en paz con (?:todo|el mundo|la vida|si)|encontrado la paz|nunca(?: [^ |]+){0,4} tan {calm}|sonrie(?: [^ |]+){0,3} primera vez',
    ]),
    future: all([
      '(?:ya )?no quiere (?:hablar|planear|planificar|saber)(?: [^ |]+){0,8}|(?:no|ya no|sin)(?: [^ |]+){0,2} planes(?: [^ |]+){0,3}|(?:cancel\\w+)(?: [^ |]+){0,3} (?:vacaciones|viaje|cita)|no (?:estare|estara|voy a estar|va a estar)(?: aqui)?',
    ]),
    noFuture: all([
      'ya no (?:estare|estara|voy a estar|va a estar|este)(?: aqui)?|(?:pronto|todo)(?: [^ |]+){0,3} (?:acab\\w+|termin\\w+)|sin (?:mi|el|ella)(?= \\||$)|donde (?:voy|va)(?= \\||$)',
    ]),
    settles: all([
      '(?:devuelto|devolvio|devuelve|pagado|pago|saldado)(?: [^ |]+){0,4} (?:deb\\w+|deudas?|prestad\\w*|prestamo|dinero)|deudas?(?: [^ |]+){0,3} (?:pagad|saldad)\\w+|vendido (?:el|su|mi) (?:coche|carro|casa)',
    ]),
    handsOver: all([
      'traspas\\w+|(?:vaciado|vacio|recogido|ordenado|limpiado)(?: [^ |]+){0,2} (?:mesa|escritorio|taquilla|despacho|cajones?)|(?:entregado|entrego|devuelto)(?: [^ |]+){0,2} (?:llaves|uniforme)|contrasenas|entreg\\w+(?: [^ |]+){0,3} (?:clientes|pacientes|proyectos)',
    ]),
    unusual: all(['(?:raro|rara|extrano|extrana|de repente|me preocupa|no es propio de|nunca lo hace)']),
    darkBefore: all([
      'despues de (?:unos |un |una |su |la |meses|anos|semanas)?(?: ?[^ |]+){0,3} (?:malos?|malas?|ano|divorcio|separacion|meses|invierno|ruptura|depresion|dificil\\w*)|depres\\w+|hundid[oa]|destrozad[oa]|desesperad[oa]',
    ]),
  },
  unexplained: all([
    '(?:no|sin|ni|ningun\\w*)(?: [^ |]+){0,4} (?:renunciad\\w*|renuncia|otro trabajo|otro empleo|nuevo trabajo|nuevo empleo|dimitid\\w*|enferm[oa]|jubila\\w*|embarazad\\w*|mudanza)',
  ]),
  explained: all([
    'jubil\\w+|baja (?:maternal|paternal|por maternidad)|permiso (?:parental|de maternidad|de paternidad)|embarazad\\w*|sabatico|mudan\\w*|se muda|de vacaciones|(?:nuevo|otro) (?:trabajo|empleo|puesto)|ascens\\w+|ascendid\\w+|media jornada|mercadillo|limpieza general|reorganizacion|fusion|cierre|cerramos|cumpleanos|boda|traslad\\w+',
  ]),
  leaving: all([
    'renunci\\w+|dimit\\w+|dimision|preaviso|ultimo dia|despid(?:o|ieron)|despido|se va de la empresa|deja la empresa|sucesor\\w*',
  ]),
  self: all('yo|he|mi|mis|me|estoy'),
  other: all('el|ella|su|sus|le'),
};
