import { patternWriter } from '../rules/write-rule.ts';
import { conditionWriter, type EmergencyWords, near } from './write-condition.ts';

const rule = conditionWriter();
const pattern = patternWriter({});

const HEAT = 'caldo|\\d\\d gradi|serra|sole|afa|senza aria condizionata|tetto';
const ILL =
  'non suda piu|svenut[oa]|confus[oa]|cose senza senso|disorientat[oa]|gira la testa|vomit\\w+|barcolla|delira|stordit[oa]';
const SWELLS = 'gonfia\\w*|gonfi[oa]|respira male|non respira bene|fatica a respirare|orticaria|soffoca\\w*';
const SUGAR_ILL =
  'trema|suda|a vanvera|confus[oa]|aggressiv[oa]|pallid[oa]|assonnat[oa]|incosciente|barcolla|a malapena in piedi';

export const it: EmergencyWords = {
  language: 'it',
  rules: [
    rule(
      'unconscious',
      [
        'non respir[ai](?! bene)|respira appena|senza polso|non (?:riesco|riusciamo) a svegliar\\w+|non si sveglia|(?:e|privo di) (?:incosciente|sensi|coscienza)|priv[oa] di sensi',
        near(
          'crollat[oa]|svenut[oa]|cadut[oa]|per terra|a terra',
          'non (?:risponde|reagisce|si muove)|perso i sensi',
        ),
      ],
      'mail|mercato|progetto',
    ),
    rule(
      'choking',
      ['sta soffocando|si (?:e )?strozza\\w*|di traverso(?=.{0,50} (?:respir\\w*|blu))'],
      'lavoro',
    ),
    rule(
      'allergy',
      [
        'anafila\\w+|shock allergico',
        near(
          'allergi\\w+|allergic[oa]|noci|arachidi|vespa|ape|punt[oa]|mangiato|lattice|adrenalina|epipen',
          SWELLS,
        ),
        '(?:gonfia\\w*)(?: [^ |]+){0,2} (?:viso|faccia|lingua|labbra|gola)|(?:viso|faccia|lingua|labbra|gola)(?: [^ |]+){0,2} gonfi\\w*',
      ],
      'allergic[oa] (?:alle critiche|ai cambiamenti|alle riunioni)',
    ),
    rule(
      'heart',
      [
        '(?:avendo|abbia|ha|sia|e)(?: [^ |]+)? (?:infarto|attacco di cuore|arresto cardiaco)(?= \\|)|(?:dolore|pressione|peso|oppressione|fitte?|stretta|morsa|male)(?: [^ |]+){0,2} (?:al|sul|nel) petto|petto(?: [^ |]+){0,2} (?:fa male|stringe)|si tiene il petto',
        near('braccio sinistro', 'petto|dolore|sud\\w+|grigio'),
      ],
      '(?:quasi|per poco)(?: [^ |]+){0,4} infarto|attacchi? di panico|attacco di panico',
    ),
    rule('stroke', [
      '(?:abbia|avendo|sia) (?:un )?(?:ictus)|(?:bocca|faccia|viso)(?: [^ |]+){0,2} (?:storta|storto|cadente|paralizzat[oa])',
      near(
        'braccio (?:destro|sinistro)|la gamba|un lato',
        'non (?:riesce|puo) (?:ad? )?(?:alzare|muovere|parlare)|paralizzat[oa]|improvvisamente',
      ),
      near('non trova le parole|non riesce a parlare', 'bocca|viso|braccio|improvvisamente'),
    ]),
    rule(
      'overdose',
      [
        'overdose(?! (?:of|a|the|my|on|with) )|labbra(?: [^ |]+){0,2} blu|siringa|(?:ingoiato|preso|ingerito)(?: [^ |]+){0,2} (?:scatola|confezione|flacone)(?: [^ |]+){0,2}|(?:bevuto|ingoiato)(?: [^ |]+){0,2} (?:candeggina|acido|detersivo)',
      ],
      'overdose (?:of [^ |]+|di (?:riunioni|caffe))',
    ),
    rule('heat', ['colpo di calore|colpo di sole|insolazione', near(HEAT, ILL)]),
    rule('diabetes', [
      'ipoglicemia|coma diabetico|calo di zuccheri',
      near('diabetic[oa]|glicemia|insulina', SUGAR_ILL),
    ]),
    rule('seizure', ['convulsion\\w*|crisi epilettica|attacco epilettico|schiuma alla bocca'], 'in caso di'),
    rule(
      'injury',
      [
        'non smette di sanguinare|sanguina (?:molto|tanto)|emorragia|scossa elettrica|folgorat[oa]|dita? (?:tagliat\\w+|amputat\\w+|mozzat\\w+)|(?:mano|braccio|gamba|dito)(?: [^ |]+){0,2} (?:incastrat[oa]|schiacciat[oa]) (?:nella|nel|sotto|dalla|dal)|acido negli occhi|investit[oa] da(?:l| un)',
        near(
          'cadut[oa] (?:dalla|dal) (?:scala|impalcatura|ponteggio|tetto)',
          'non si muove|sanguina|incosciente|non sente',
        ),
        'attacco d ?asma|crisi d ?asma',
      ],
      'emorragia di (?:talenti|clienti)',
    ),
  ],
  notNow: pattern(
    '(?:settimana|mese|anno|estate|inverno) scors[oa]|lanno scorso|(?:giorni|settimane?|mesi|anni|anno) fa|da (?:\\w+ )?(?:settimane|mesi|anni)|torna|tornat[oa]|rientra|rientro|dopo (?:un|il|l|lictus|linfarto)(?: suo)? ?(?:ictus|infarto|incidente)?|sopravvissut\\w+|mort[oa] (?:di|per)|funerale|corso|formazione|primo soccorso|in caso|se qualcuno|ogni (?:giorno|mattina|lunedi)',
  ),
  over: pattern('in ospedale|in terapia intensiva|mort[oa]|deceduto|funerale'),
  now: pattern(
    'adesso|ora|in questo momento|improvvisamente|oggi|stamattina|minuti|cosa (?:faccio|devo fare)|devo tenerlo|per terra',
  ),
};
