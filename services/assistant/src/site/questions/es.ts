import type { SiteQuestion } from './site-questions.ts';

const SAID = String.raw`lo que (?:(?:te|le|os|les) )?(?:escribo|digo|cuento|pongo|pregunto|he escrito|escrib[ií]|tecleo)`;
const IT = String.raw`(?:esto|eso|todo esto|todo|lo|(?:esta|la|mi|nuestra) (?:conversaci[oó]n|charla)|(?:este|el) chat|${SAID}|mis (?:datos|mensajes|palabras|respuestas))`;
const TAIL = String.raw`(?: (?:aqu[ií]|tambi[eé]n|despu[eé]s|luego|m[aá]s tarde|de verdad|en alg[uú]n sitio|ahora|m[ií]o))*`;
const ELSEWHERE = String.raw`(?!.*\b(?:slack|teams|outlook|e-?mails?|correos?|ordenador|computadora|calendario|whatsapp|linkedin|acta)\b)`;
const asks = (pattern: string) => new RegExp(pattern, 'iu');

export const ES: readonly SiteQuestion[] = [
  {
    topic: 'who-answers',
    asked: asks(
      String.raw`^(?:(?:t[uú] )?eres|es usted|usted es|hablo con|estoy hablando con|esto es|es esto|con qui[eé]n hablo|qui[eé]n (?:me )?(?:responde|contesta))(?:.{0,24}\b(?:persona|humano|humana|robot|bot|ia|i\.a|m[aá]quina|chat ?gpt|programa|inteligencia artificial)\b.{0,20})?$`,
    ),
    answer:
      'Responde un programa: no soy una persona, ni un modelo de lenguaje de otra empresa. Sigo reglas y lo que está escrito en este sitio, y puedo equivocarme; dime entonces en una frase qué querías decir. Si hay un modelo de lenguaje conectado, lo dice [la página de privacidad](page:privacy) (en inglés).',
  },
  {
    topic: 'practise',
    asked: asks(
      String.raw`(?<!\p{L})d[oó]nde\b.{0,40}\b(?:practicar|practico|ensayar|ensayo|entrenar|simular)\b`,
    ),
    answer:
      'Aquí, en este chat: di en una frase con quién y de qué, y pulsa **Practicarlo** debajo de la respuesta; yo hago de la otra persona (en inglés). Hay escenas escritas en el [Studio](page:studio), y cada una de las [situaciones](page:situations) se puede practicar.',
  },
  {
    topic: 'languages',
    asked: asks(
      String.raw`^(?:hablas|habla usted|entiendes|entiende|puedo escribir|se puede escribir|en qu[eé] idiomas?)\b.{0,16}\b(?:español|castellano|ingl[eé]s|alem[aá]n|franc[eé]s|otro idioma|idiomas?)\b.{0,16}$`,
    ),
    answer:
      'Sí: escribe en español y la respuesta breve viene en español. También en inglés, alemán y francés. Las páginas largas están en inglés.',
  },
  {
    topic: 'account',
    asked: asks(
      String.raw`^(?:tengo que|hay que|debo|hace falta|necesito|puedo|c[oó]mo)\b.{0,24}(?:registrar|cuenta\b|iniciar sesi[oó]n|contraseña|inscrib|darme de alta).{0,16}$`,
    ),
    answer:
      'No, no hace falta: todo funciona sin cuenta y sin registro. Lo que haces se queda en este navegador; en otro aparato empieza de cero. Tu progreso se puede guardar en un archivo desde [tu camino](page:journey).',
  },
  {
    topic: 'cost',
    asked: asks(
      String.raw`^(?:esto |el chat |el sitio |todo )?(?:es|est[aá]|ser[aá])(?: esto| todo)? (?:todo )?(?:gratis|gratuito|de pago|gratuita)\b.{0,16}$|^(?:cu[aá]nto (?:cuesta|vale)|(?:esto )?cuesta|hay que pagar|tengo que pagar)\b.{0,16}$`,
    ),
    answer:
      'Es gratis: mirar, este chat y los cuestionarios no cuestan nada. Solo tienen precio [los cursos](page:courses) y el trabajo con el coach en persona, y aquí no se reserva nada sin que escribas antes.',
  },
  {
    topic: 'delete',
    asked: asks(
      String.raw`^${ELSEWHERE}(?:c[oó]mo|d[oó]nde|puedo|se puede)\b.{0,12}(?:borro|borrar|elimino|eliminar|quito|quitar)(?:lo)?\b ?(?:${IT})?${TAIL}$`,
    ),
    answer:
      'Pulsa **Clear** en este chat: la conversación desaparece de este navegador, y el servidor no ha guardado nada de ella. Todo lo demás que este navegador y el servidor tienen de ti se borra en [la página de privacidad](page:privacy) (en inglés).',
  },
  {
    topic: 'who-reads',
    asked: asks(
      String.raw`^${ELSEWHERE}(?:.*(?:qui[eé]n|puede|pueden|ve|ven|lee|leen|se entera)\b.{0,40}\b(?:${SAID}|esta (?:conversaci[oó]n|charla)).*|qui[eé]n (?:puede |m[aá]s )*(?:ver|ve|leer|lee|tiene acceso)\b ?(?:a )?${IT}${TAIL}|.{1,40}\b(?:puede|pueden|podr[aá])(?!\p{L}) (?:ver|leer|saber|encontrar|acceder a) ?${IT}${TAIL}|(?:es|esto es|sigue siendo)\b.{0,16}\b(?:confidencial|an[oó]nim[oa]|privad[oa]|secret[oa]|segur[oa])\b.{0,12}|(?:y |d[oó]nde est[aá] )?(?:la |vuestra )?(?:pol[ií]tica de privacidad|privacidad))$|^(?:esto |eso )?(?:lo )?(?:lee|ve|leen|ven) (?:alguien|otros|otra persona|mi \p{L}+|en mi empresa)\b.{0,30}$|^(?:mi \p{L}+|alguien|la empresa|rrhh) (?:lee|ve|tiene acceso a) ?${IT}${TAIL}$`,
    ),
    answer:
      'Nadie con quien trabajas lo ve aquí. No hay cuenta; la conversación se queda solo en tu navegador hasta que pulses Clear, y hazlo si otros usan ese ordenador. En un aparato o una red de la empresa, quien te emplea puede ver lo que pasa: usa entonces el tuyo. Lo que escribes va al servidor de este sitio, que responde y no guarda nada. No hacen falta nombres, basta una inicial. Más: [privacidad](page:privacy) (en inglés), también por si hay un modelo de lenguaje conectado.',
  },
  {
    topic: 'kept',
    asked: asks(
      String.raw`^${ELSEWHERE}(?:se (?:guarda|graba|almacena|registra|queda)\b.{0,12}${IT}?.{0,24}|(?:${IT}) (?:se )?(?:guarda|graba|queda guardado|almacena).{0,20}|(?:guardas|guardan|grab[aá]is|almacenas|recuerdas)\b.{0,6}\b${IT}.{0,12}|(?:d[oó]nde|cu[aá]nto tiempo)\b.{0,20}\b(?:mis datos|mis mensajes|la conversaci[oó]n|esto)\b.{0,16})$|^(?:qu[eé]|d[oó]nde|c[oó]mo|se)\b.{0,30}\bmis datos\b.{0,30}$`,
    ),
    answer:
      'La conversación se queda solo en este navegador, para que la encuentres al volver, hasta que pulses **Clear**. El servidor responde y no guarda nada de ella. Qué se guarda y cuánto tiempo: [privacidad](page:privacy) (en inglés).',
  },
  {
    topic: 'take-along',
    asked: asks(
      String.raw`^(?:puedo|se puede|c[oó]mo|hay)\b.{0,14}(?:imprimir|imprimo|exportar|exporto|descargar|descargo|copiar|guardar)(?:lo)?\b ?(?:${IT}|(?:la|tu|su|una|esta) (?:respuesta|p[aá]gina|lista|hoja))?${TAIL}$`,
    ),
    answer:
      'Cada respuesta tiene un botón para copiarla; pégala donde quieras e imprímela. La página enlazada bajo una respuesta se imprime desde el navegador con todas sus preguntas; las plantillas y los planes tienen sus propios botones para imprimir o guardar. Para toda la conversación no hay ninguno. Tu progreso se guarda desde [tu camino](page:journey).',
  },
  {
    topic: 'devices',
    asked: asks(
      String.raw`^(?:funciona|puedo usarlo|puedo usar esto|se puede usar|hay)\b.{0,16}\b(?:m[oó]vil|celular|tel[eé]fono|tableta|una app|aplicaci[oó]n|sin internet|sin conexi[oó]n)\b.{0,12}$`,
    ),
    answer:
      'Sí, en el navegador del móvil, sin instalar nada. Lo que haces se queda en ese navegador: la conversación del móvil no está en el ordenador. Las páginas que ya abriste se leen sin conexión; este chat la necesita.',
  },
  {
    topic: 'real-coach',
    asked: asks(
      String.raw`\b(?:hablar|escribir) (?:con|a) (?:un|una|el) (?:coach|persona|humano)(?: de verdad| real)?\b`,
    ),
    answer:
      'Puedes escribir al coach de este sitio; responde en 24 a 48 horas: [escribir un mensaje](page:contact).',
  },
  {
    topic: 'who-runs',
    asked: asks(
      String.raw`^qui[eé]n (?:hizo|hace|est[aá] detr[aá]s|lleva|cre[oó])\b.{0,10}\b(?:esto|este sitio|el sitio|coachlab|esta p[aá]gina)\b.{0,12}$`,
    ),
    answer: 'Un solo coach: [acerca de](page:about) dice quién es, y [puedes escribirle](page:contact).',
  },
];
