import { patternWriter } from '../rules/write-rule.ts';
import { conditionWriter, type EmergencyWords, near } from './write-condition.ts';

const rule = conditionWriter();
const pattern = patternWriter({});

const HEAT = 'calor|\\d\\d graus|estufa|pleno sol|sem ar condicionado|telhado';
const ILL =
  'parou de suar|desmaiou|desmaiad[oa]|confus[oa]|coisa com coisa|desorientad[oa]|tont[oa]|vomit\\w+|cambalea\\w*|delira\\w*';
const SWELLS =
  'inchand[oa]|inchad[oa]|incha|nao (?:respira bem|consegue respirar)|falta de ar|urticaria|sufoca\\w*';
const SUGAR_ILL =
  'tremend[oa]|tremer|treme|suand[oa]|suar|confus[oa]|agressiv[oa]|palid[oa]|sonolent[oa]|inconsciente|mal fica em pe';

export const pt: EmergencyWords = {
  language: 'pt',
  rules: [
    rule(
      'unconscious',
      [
        'nao (?:esta |parece estar )?(?:respira|respirando|a respirar)|mal respira|sem pulso|nao (?:consigo|conseguimos) acord\\w+|nao acorda|(?:esta|ficou) inconsciente',
        near(
          'desmaiad[oa]|desmaiou|caiu|no chao|desabou',
          'nao (?:responde|reage|se mexe)|perdeu os sentidos',
        ),
      ],
      'e ?mails?|mercado|projeto',
    ),
    rule('choking', ['engasgad[oa]|(?:esta )?(?:engasgando|a engasgar|se engasgou)'], 'trabalho'),
    rule(
      'allergy',
      [
        'anafila\\w+|choque alergico',
        near(
          'alergi\\w+|alergic[oa]|nozes|amendoins?|amendoim|vespa|abelha|picad[oa]|comeu|latex|adrenalina|epipen',
          SWELLS,
        ),
        '(?:rosto|cara|lingua|labios|garganta)(?: [^ |]+){0,2} (?:inchand[oa]|inchad[oa]\\w*|a inchar)',
      ],
      'alergic[oa] a (?:criticas|mudancas?|reunioes)',
    ),
    rule(
      'heart',
      [
        '(?:tendo|ter|a ter|e)(?: [^ |]+)? (?:enfarte|infarto|ataque cardiaco|parada cardiaca)|(?:dor|aperto|pressao|pontada|peso)(?: [^ |]+){0,2} (?:no|do) peito|peito(?: [^ |]+){0,2} (?:doi|aperta\\w*)',
        near('braco esquerdo', 'peito|dor|su\\w+|cinzento'),
      ],
      '(?:quase|por pouco)(?: [^ |]+){0,4} (?:enfarte|infarto|ataque)|ataques? de panico|crises? de (?:panico|ansiedade)',
    ),
    rule('stroke', [
      '(?:tendo|ter|a ter|e) (?:um )?(?:avc|derrame)|(?:boca|rosto|cara)(?: [^ |]+){0,3} (?:torta|torto|caid[oa]|paralisad[oa])',
      near(
        'braco (?:direito|esquerdo)|a perna|um lado',
        'nao consegue (?:levantar|mexer|falar)|paralisad[oa]|de repente',
      ),
    ]),
    rule(
      'overdose',
      [
        'overdose(?! (?:of|a|the|my|on|with) )|labios(?: [^ |]+){0,2} (?:azuis|roxos)|(?:engoliu|tomou|ingeriu)(?: [^ |]+){0,2} (?:caixa|cartela|frasco)(?: [^ |]+){0,2}|(?:bebeu|engoliu)(?: [^ |]+){0,2} (?:lixivia|agua sanitaria|acido|detergente)',
      ],
      'overdose (?:of [^ |]+|de (?:reunioes|cafe))',
    ),
    rule('heat', ['golpe de calor|insolacao', near(HEAT, ILL)]),
    rule('diabetes', [
      'hipoglicemia|coma diabetico|acucar muito baixo',
      near('diabetic[oa]|glicemia|insulina', SUGAR_ILL),
    ]),
    rule(
      'seizure',
      ['convuls\\w+|ataque epileptico|crise (?:epileptica|de epilepsia)|espuma(?:ndo)? pela boca'],
      'em caso de',
    ),
    rule('injury', [
      'nao para de sangrar|sangra muito|sangrando muito|hemorragia|choque eletrico|eletrocut\\w+|dedos? (?:cortad\\w+|decepad\\w+)|(?:mao|braco|perna|dedo)(?: [^ |]+){0,2} (?:pres[oa]|esmagad[oa]) (?:na|no|em|por)|acido nos olhos|atropelad[oa]',
      near(
        'caiu (?:da|do) (?:escada|escadote|andaime|telhado)',
        'nao se mexe|sangra\\w*|inconsciente|nao sente',
      ),
      'ataque de asma|crise de asma',
    ]),
  ],
  notNow: pattern(
    '(?:semana|mes|ano|verao|inverno) passad[oa]|ha (?:\\w+ )?(?:dias|semanas?|meses|anos?)|(?:dias|semanas?|meses|anos?) atras|volta|voltou|regressa|regressou|retorna|depois d[eo](?: um)? (?:avc|enfarte|infarto|acidente)|sobreviveu|morreu|faleceu|funeral|curso|formacao|primeiros socorros|em caso|se alguem|tod[oa]s? os? (?:dias|manhas)',
  ),
  over: pattern('no hospital|na uti|morreu|faleceu|mort[oa]|funeral'),
  now: pattern(
    'agora|neste momento|de repente|hoje|esta manha|minutos|o que (?:faco|devo fazer)|devo segura\\w*|no chao',
  ),
};
