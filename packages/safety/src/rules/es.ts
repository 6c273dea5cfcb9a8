import type { LanguageRules } from '../concern.ts';
import { ES_PATTERNS } from './es-patterns.ts';
import { ruleWriter } from './write-rule.ts';

const rule = ruleWriter({
  who: 'marido|esposo|pareja|novio|ex|exmarido|exnovio|mujer|esposa|novia|padre|madre|hijo|hermano|companero sentimental',
  hits: 'pega|pego|golpea|golpeo|maltrata|maltrato|amenaza|amenazo|viola|violo|estrangula|empuja|agrede|agredio|abusa|acosa|encierra|controla|da palizas|le pega|la pega',
});

export const es: LanguageRules = {
  language: 'es',
  self: /(?<=^| )(?:yo|me|mi|mis|conmigo|quiero|pienso|necesito|he|corto|bebo|tomo|aguanto|quisiera|estoy|puedo|tengo|soy(?! (?:[^ |]+ )?(?:encargad|jef|supervisor|responsable|capata|director|gerent|coordinador|lider)[^ |]*)|siento|nos)(?= |$)/gu,
  other:
    /(?<=^| )(?:el(?= (?:dice|dijo|quiere|se|me|le|no|ha|esta) )|ella|ellos|le|se|su|sus|alguien|companer[oa]|emplead[oa]|colega|jef[ea]|trabajador[a]?|amig[oa]|dice|dijo|quiere|(?<!me )esta|becaria?|una persona)(?= |$)/gu,
  rules: [
    rule(
      'suicide',
      '(?:pastillas|cuerda|soga|pistola)(?: [^ |]+){0,4} (?:contadas|preparad\\w+|mesa|lista|comprad\\w+)|(?:comprado|compre) (?:una|la) (?:cuerda|soga)',
    ),
    rule('panic', 'ictus|derrame|convuls\\w+|alucin\\w+|oye voces|habla raro(?= .{0,40}brazo)', {
      sure: false,
    }),
    rule(
      'suicide',
      '(?:regalado|regalo|vendido|vendio|pagado|pago|regala)(?: [^ |]+){0,4} (?:moto|coche|cosas|deudas|perro|gato|todo)(?=.{0,100} (?:despedi\\w+|deudas|tranquil\\w+|calma|adios))|se ha despedido de todos|se despidio de todos|(?:mejor|mas felices|mas tranquilos)(?: [^ |]+){0,3} sin (?:mi|el|ella)|seguro de vida(?=.{0,80} (?:suicid\\w*|paga|cobr\\w+))|(?:intento|intentado) (?:matarse|quitarse|suicidarse)',
      { unless: 'equipo (?:[^ |]+ ){0,3}mejor sin (?:el|ella)|ultimo dia|se jubila|nuevo trabajo' },
    ),
    rule(
      'violence-at-home',
      '(?:su|mi) (?:ex|marido|novio|pareja|esposo)(?: [^ |]+){0,3} (?:espera|esperando|sigue|persigue|vigila|controla|acecha)(?: [^ |]+){0,6}',
    ),
    rule(
      'threat',
      '(?:lo|la|los|le) mato(?= |$)|(?:voy|vuelve|volver|vendra|viene|va) (?:a )?(?:[^ |]+ ){0,2}con (?:un|una|el|la) (?:cuchillo|pistola|arma|navaja|escopeta|machete)|no me controlo|hacerle (?:dano|algo)|darle (?:una paliza|un punetazo|un navajazo)',
      { unless: 'mato (?:el tiempo|a trabajar)', sure: false },
    ),
    rule(
      'abuse-at-work',
      '(?:abuso|abusado|abusan|abusa) de (?:mi|ella|el|una|nosotras|las)|acorral\\w+|(?:me|la|le) (?:toca|toco|tocan|manosea|besa|beso)(?= |$)(?: a la fuerza)?|besado a la fuerza|acostar(?:me|se) con',
    ),
    rule(
      'panic',
      'se ha (?:desmayado|desplomado|derrumbado|caido redondo)|no reacciona|se (?:desmayo|desplomo)|ataque de panico',
      { unless: '(?:cliente|mercado|proveedor|equipo) no reacciona|no reacciona (?:a|al|ante)', sure: false },
    ),
    rule(
      'eating',
      '(?:dias|semanas) sin comer|sin comer (?:nada )?(?:desde|hace|dias)|vomito (?:despues|cada|lo que)|atracones',
    ),
    rule(
      'addiction',
      '(?:no puedo|no puede|sin poder) dejar de (?:beber|jugar|apostar|consumir)|escond\\w+ botellas|(?:dejar|dejado) (?:de beber|la bebida|las drogas)|(?:cocaina|heroina|porros|pastillas)(?: [^ |]+){0,5} (?:trabajo|turno|aguantar|dia|bano)',
    ),
    rule(
      'after-suicide',
      'se (?:ha )?(?:suicidado|suicido|quito la vida|ha quitado la vida|mato|ahorco)|(?:tras|despues de|por) (?:el|su|un) suicidio|murio por suicidio',
      { unless: 'intent\\w+|casi|quiere|amenaz\\w+', who: 'other' },
    ),
    rule(
      'suicide',
      'suicid\\w*|(?:quitar|quito|quitarme|quitarse) (?:me |se )?la vida|(?:matar|ahorcar|tirar|colgar|envenenar|cortar las venas|lanzar)(?:me|se)(?: (?:del|de un|de la|al|a las|por|desde|las venas)(?: [^ |]+){0,2})?|(?:me|se) (?:quiero|quiere|voy a|va a|queria|quisiera|podria) (?:matar|morir|suicidar|ahorcar|colgar|tirar)',
      {
        unless:
          'matarme (?:a |de )?(?:trabajar|risa)|tirarse (?:a la piscina|atras)|tirarme (?:a la piscina)|me quiero morir de (?:verguenza|risa)|colgarme el telefono',
      },
    ),
    rule(
      'suicide',
      '(?:quiero|quiere|queria|ganas de|prefiero|prefiere|deseo|desea|ojala|preferiria|pensando en|piensa en|habla de|pienso en|gustaria)(?: [^ |]+){0,2} (?:morir|morirme|morirse|muert[oa]|muriera|estar muert[oa]|la muerte|desaparecer|no despertar|dormir para siempre|acabar con todo|terminar con todo)|no (?:quiero|quiere|queria|tengo ganas de|tiene ganas de|desea|deseo)(?: [^ |]+)? ?(?:vivir|seguir viviendo|seguir aqui|estar aqui|estar vivo|despertar|existir|seguir vivo)(?: mas)?|(?:acabar|terminar|poner fin) (?:con|a) (?:mi|su|mi propia|todo|la) ?(?:vida|esto de una vez)?|poner fin a (?:mi|su) vida',
      {
        unless:
          'vivir (?:en|con|aqui|lejos)|(?:acabar|terminar) con (?:la reunion|el proyecto|todo el (?:trabajo|proyecto)|la discusion|todo a tiempo)|morir de (?:verguenza|risa|hambre|sueno)',
      },
    ),
    rule(
      'suicide',
      '(?:vida|vivir) (?:ya )?no (?:tiene|vale|merece)(?: la| ningun)? (?:sentido|pena)|(?:no tiene|sin|ningun|ninguna|que) (?:sentido|razon|motivo)s? (?:para |de |tiene )?(?:vivir|seguir viviendo|la vida|mi vida)|(?:mejor|mas felices)(?: [^ |]+){0,3} sin mi|nadie me (?:extranaria|echaria de menos)|carta de despedida|sobredosis|(?:tomado|tomo|tomar|tragado)(?: [^ |]+){0,3} (?:pastillas|todas las pastillas|un bote)|(?:saltar|tirarse|tirarme|lanzarse)(?: [^ |]+){0,3} (?:puente|ventana|tejado|tren|metro|balcon|azotea|vias)',
    ),
    rule(
      'suicide',
      '(?:ya )?no (?:puedo|puede|aguanto|aguanta|soporto|soporta)(?: seguir| vivir| continuar)? mas(?= \\||$| asi| con (?:esto|la vida|todo)| vivir)|no (?:puedo|puede) (?:seguir|mas)(?= \\||$| asi| adelante)|no (?:veo|ve|hay) (?:ninguna )?salida|pensamientos (?:oscuros|negros)|una carga para (?:todos|los demas|mi familia|su familia)|estoy desesperad[oa]',
      { sure: false },
    ),
    rule(
      'self-harm',
      'autolesion\\w*|(?:se|me) (?:esta |estoy |ha estado )?(?:corta|cortando|corto|corte|hace dano|haciendo dano|hago dano|quema|quemando|autolesion\\w+|lesiona)(?: (?:los brazos|las munecas|las piernas|a (?:si|mi) mism[oa]))?|hacer(?:se|me) dano|(?:cortes|cicatrices|quemaduras|heridas)(?: [^ |]+){0,3} (?:brazos?|munecas?|piernas?|muslos?)|cortarse (?:los brazos|las munecas|las venas)',
      { unless: 'se (?:corta|corto) (?:la (?:llamada|comunicacion|conexion|luz)|el pelo|con)' },
    ),
    rule(
      'violence-at-home',
      '{who}(?: [^ |]+){0,4} (?:{hits})|violencia (?:domestica|de genero|machista|en casa|familiar|en el hogar)|miedo (?:de|a) (?:volver|ir|regresar) a (?:su |mi )?casa|miedo (?:de|a) (?:su|mi) (?:{who})|(?:moretones|moratones|ojo morado)|(?:maltratada|golpeada|agredida|pegan) (?:en casa|por)',
      { unless: 'le pega bien' },
    ),
    rule(
      'threat',
      '(?:amenaz\\w+|juro|prometio)(?: [^ |]+){0,6} (?:matar\\w*|muerte|golpear\\w*|disparar\\w*|arma|pistola|cuchillo|pegar\\w*|violencia|quemar\\w*|a un companero|a una companera|a mi|a su jefe|al jefe|a todos|me)|amenazas? de muerte|me (?:ha )?amenaz\\w+|(?:pistola|arma|cuchillo|navaja|machete|escopeta|bomba)(?: [^ |]+){0,5} (?:oficina|trabajo|mochila|bolso|cajon|reunion)|(?:traer|traera|trajo|tiene|lleva|saco|con) (?:una|un|su) (?:pistola|arma|cuchillo|navaja|machete|escopeta)|(?:va a|voy a|quiere|quiero|ganas de) (?:matar|golpear|disparar|apunalar)(?: [^ |]+)? ?(?:a|lo|la|los)?|matar(?:lo|la|los|les)|agresion fisica|(?:me|le|la|lo) (?:pego|golpeo|agredio|empujo|abofeteo)|a punetazos|llegaron a las manos|tiroteo',
      {
        unless:
          'amenaz\\w+ con (?:renunciar|irse|demandar|dimitir|marcharse|dejar)|matar (?:el tiempo|dos pajaros|el proyecto)',
      },
    ),
    rule(
      'abuse-at-work',
      'acos(?:o|a|ar|ado|ada|ando)|abus(?:o|os|a|ado|ada) sexual\\w*|abuso sexual|agresion sexual|(?:toca|toco|tocado|manosea|manoseo|soba)(?: [^ |]+){0,3} (?:pierna|culo|muslo|pecho|rodilla|trasero|cintura)|manose\\w+|viol(?:acion|aron|ada|ado)|comentarios (?:sexuales|racistas|machistas)|insult\\w+ racistas|humill\\w+|bullying|mobbing|hostigamiento|maltrato laboral',
    ),
    rule(
      'panic',
      'ataques? de (?:panico|ansiedad)|crisis de (?:panico|ansiedad)|no (?:puedo|puede|podia) respirar|me (?:falta|ahogo)(?: el aire)?|hiperventil\\w*|(?:dolor|opresion|presion)(?: [^ |]+){0,3} pecho|taquicardia|se (?:desmayo|desplomo|derrumbo)|crisis nerviosa|colapso nervioso',
    ),
    rule(
      'eating',
      'anorexi\\w*|bulimi\\w*|trastorno\\w* (?:alimenticio|alimentario|de la conducta alimentaria|de alimentacion)\\w*|(?:ya )?no come (?:nada|casi nada|desde hace|hace dias)|(?:dejo|dejado) de comer|vomita (?:despues|tras|cada)|se provoca el vomito',
    ),
    rule(
      'addiction',
      'alcoholi\\w+|alcoholic[oa]|problemas? (?:con el alcohol|de alcohol|con la bebida|con las drogas|de drogas|de adiccion)|(?:huele|olia|apesta)(?: [^ |]+){0,2} alcohol|(?:borrach[oa]|ebri[oa]|drogad[oa]|colocad[oa])(?= \\||$| al| en| a)|bebe (?:demasiado|mucho|a escondidas|en el trabajo|todos los dias)|drogadict\\w+|(?:consume|toma|esnifa) (?:drogas|cocaina|coca)|adict[oa] (?:al|a la|a las|a los)|ludopat\\w+|adiccion\\w*',
      { unless: 'bebe (?:demasiado|mucho) (?:cafe|agua|te)|adict[oa] al (?:trabajo|cafe|movil)' },
    ),
    ...ES_PATTERNS,
  ],
};
