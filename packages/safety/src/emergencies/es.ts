import { patternWriter } from '../rules/write-rule.ts';
import { conditionWriter, type EmergencyWords, near } from './write-condition.ts';

const rule = conditionWriter();
const pattern = patternWriter({});

const HEAT = 'calor|\\d\\d grados|invernadero|pleno sol|ola de calor|sin aire acondicionado|tejados?';
const ILL =
  'dejado de sudar|n[oi] suda(?! la)(?: ya| nada)?|(?:contesta|responde|dice) cosas raras|(?:contesta|responde|habla) raro|desmayad[oa]|desmayo|confus[oa]|confundid[oa]|cosas sin sentido|desorientad[oa]|mareo|maread[oa]|vomita\\w*|tambalea\\w*|delira';
const SWELLS =
  'hincha\\w*|hinchand[oa]|hinchad[oa]|cuesta respirar|no puede respirar|respira mal|ronchas|urticaria|se ahoga';
const SUGAR_ILL =
  'tembland[oa]|tiembla|suda|sudand[oa]|tonterias|confus[oa]|agresiv[oa]|palid[oa]|inconsciente|adormilad[oa]|apenas se tiene';

export const es: EmergencyWords = {
  language: 'es',
  rules: [
    rule(
      'unconscious',
      [
        'no respira|apenas respira|sin pulso|(?:no (?:consigo|puedo|logro)) despertar\\w*|no (?:se )?despierta|(?:esta|quedado) inconsciente',
        near(
          'desploma\\w+|desmayad[oa]|caid[oa]|en el suelo|se ha caido',
          'no (?:responde|reacciona|se mueve)|perdido el conocimiento',
        ),
      ],
      'correos?|mercado|proyecto',
    ),
    rule(
      'choking',
      ['atragantad[oa]|se (?:esta )?(?:atraganta|atragantando|asfixia\\w*)'],
      'trabajo|reuniones',
    ),
    rule(
      'allergy',
      [
        'anafila\\w+|choque alergico|shock alergico',
        near(
          'alergi\\w+|alergic[oa]|nueces|cacahuetes?|avispa|abeja|picad[oa]|comido|latex|adrenalina|epipen',
          SWELLS,
        ),
        'hincha\\w*(?: [^ |]+)? (?:cara|lengua|labios|garganta)|(?:cara|lengua|labios|garganta)(?: [^ |]+){0,2} hinchad\\w+',
      ],
      'alergic[oa] a (?:las criticas|los cambios|las reuniones)',
    ),
    rule(
      'heart',
      [
        '(?:esta|dando|teniendo|es|tener)(?: [^ |]+)? (?:ataque (?:al|de) corazon|infarto|paro cardiaco)|(?:dolor|presion|opresion|pinchazos?|punzadas?|peso|duele)(?: [^ |]+){0,3} (?:en |el )?(?:el )?pecho|pecho(?: [^ |]+){0,2} (?:duele|oprime|aprieta)|se agarra el pecho',
        near('brazo izquierdo', 'pecho|dolor|sud\\w+|gris'),
      ],
      '(?:casi|por poco)(?: [^ |]+){0,4} infarto|ataques? de panico|ataques? de ansiedad',
    ),
    rule('stroke', [
      '(?:dando|es|tener|teniendo) (?:un )?(?:ictus|derrame cerebral)|(?:boca|cara|labio)(?: [^ |]+){0,3} (?:torcid[oa]|caid[oa]|paralizad[oa])|caido(?: [^ |]+){0,3} (?:boca|cara)',
      near(
        'brazo (?:derecho|izquierdo)|la pierna|medio cuerpo|un lado',
        'no (?:puede|podia) (?:levantar|mover)|no le salen las palabras|paralizad[oa]|de repente',
      ),
      near('no le salen las palabras|no puede hablar|habla raro', 'boca|cara|brazo|de repente'),
    ]),
    rule(
      'overdose',
      [
        'sobredosis|labios(?: [^ |]+)? azules|jeringuilla|(?:tragado|tomado|ingerido)(?: [^ |]+){0,2} (?:caja|blister|bote|frasco)(?: [^ |]+){0,2}|(?:bebido|tragado)(?: [^ |]+){0,2} (?:lejia|acido|desatascador|detergente)',
      ],
      'sobredosis de (?:reuniones|cafe|correos|cambios?)',
    ),
    rule('heat', ['golpe de calor|insolacion', near(HEAT, ILL)]),
    rule('diabetes', [
      'hipoglucemia|bajada de azucar|bajon de azucar|coma diabetico',
      near('diabetic[oa]|glucosa|insulina|azucar', SUGAR_ILL),
    ]),
    rule(
      'seizure',
      ['convulsion\\w*|ataque epileptico|crisis epileptica|espuma por la boca|ojos en blanco'],
      'que hacer en caso|en caso de',
    ),
    rule(
      'injury',
      [
        'no (?:para|deja) de sangrar|sangra (?:mucho|muchisimo)|hemorragia|descarga electrica|electrocut\\w+|dedos? (?:cortad\\w+|amputad\\w+)|(?:mano|brazo|pierna|dedo)(?: [^ |]+){0,2} (?:atrapad[oa]|aplastad[oa]) (?:en|por|bajo)|acido en los ojos|atropellad[oa] por',
        near(
          'caido (?:de|del) (?:la |el )?(?:escalera|andamio|tejado)',
          'no se mueve|sangra|inconsciente|no siente',
        ),
        'ataque de asma|crisis de asma',
      ],
      'hemorragia de (?:talento|clientes)',
    ),
  ],
  notNow: pattern(
    '(?:semana|mes|ano|verano|invierno) pasad[oa]|el ano pasado|hace (?:\\w+ )?(?:dias|semanas?|meses|anos?)|desde hace|vuelve|volvio|regresa|reincorpora\\w*|tras (?:su|un) (?:infarto|ictus|accidente)|despues de(?:l| un| su) (?:infarto|ictus|accidente)|sobrevivi\\w*|fallecid\\w*|murio|funeral|curso|formacion|primeros auxilios|en caso|si alguien|cada (?:dia|manana|lunes)',
  ),
  over: pattern('en el hospital|en la uci|muert[oa]|murio|fallec\\w+|funeral'),
  now: pattern(
    'ahora|en este momento|de repente|hoy|esta manana|minutos|que hago|hay que sujetarlo|en el suelo',
  ),
};
