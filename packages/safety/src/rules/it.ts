import type { LanguageRules } from '../concern.ts';
import { IT_PATTERNS } from './it-patterns.ts';
import { ruleWriter } from './write-rule.ts';

const rule = ruleWriter({
  who: 'marito|compagno|fidanzato|ragazzo|ex|ex marito|moglie|compagna|fidanzata|padre|madre|figlio|fratello|convivente',
  hits: 'picchia|picchiava|picchiata|ha picchiato|mena|malmena|maltratta|minaccia|violenta|violento|strangola|spinge|abusa|perseguita|chiude|schiaffeggia|alza le mani',
});

export const it: LanguageRules = {
  language: 'it',
  self: /(?<=^| )(?:io|mi|mio|mia|me|voglio|sono|ho|posso|sto|riesco|ci)(?= |$)/gu,
  other:
    /(?<=^| )(?:lui|lei|loro|si|suo|sua|gli|le|qualcuno|collega|dipendente|capo|collaboratore|collaboratrice|amic[oa]|lavoratore|dice|vuole|una persona|ragazza)(?= |$)/gu,
  rules: [
    rule(
      'suicide',
      '(?:meglio|preferito|voluto) (?:non )?(?:non )?(?:nascere|essere nat\\w+)|la (?:chiudo|faccio finita|finisco) (?:qui|per sempre|stasera)|per sempre(?=.{0,20}$)',
    ),
    rule('eating', '(?:mi |si )?abbuff\\w+|vomit\\w+(?: tutto)?|non tocca cibo', { sure: false }),
    rule('panic', 'ictus|convuls\\w+|allucin\\w+|sente voci', { sure: false }),
    rule(
      'suicide',
      '(?:regalato|venduto|pagato|dato via)(?: [^ |]+){0,4} (?:cose|debiti|macchina|auto|cane|gatto|tutto)(?=.{0,100} (?:salutat\\w+|debiti|seren\\w+|calm\\w+|tranquill\\w+|addio))|(?:salutato|salutati) tutti (?:uno per uno|come se|per sempre)|(?:meglio|piu felici|piu sereni)(?: [^ |]+){0,4} senza (?:di )?(?:me|lui|lei)|assicurazione sulla vita(?=.{0,80} (?:suicid\\w*|paga))|(?:provato|tentato) (?:a|di) (?:uccider\\w+|ammazzar\\w+|togliersi)',
      { unless: 'squadra (?:[^ |]+ ){0,3}meglio senza (?:di )?(?:lui|lei)|ultimo giorno|pensione' },
    ),
    rule(
      'violence-at-home',
      '(?:marito|compagno|fidanzato|ragazzo|ex|padre)(?: [^ |]+){0,3} (?:picchi|la picchi|aspetta|pedina|segue|controlla|perseguita|minaccia)(?: [^ |]+){0,6}',
      { unless: 'ex (?:collega|dipendente|funcionario|empleado)' },
    ),
    rule(
      'abuse-at-work',
      '(?:mette|messo|mettono|metteva) le mani addosso|palpeggia\\w*|baciat\\w+ (?:con la|a) forza|(?:mi|la|le) (?:tocca|palpa|palpeggia|bacia)(?= |$)|andare a letto con (?:lui|il capo)',
      { unless: 'mi tocca (?:fare|lavorare|andare|dire|parlare|licenziare|chiedere|gestire|scegliere|dare)' },
    ),
    rule(
      'threat',
      '(?:torna|tornare|viene|arriva|tornera) (?:[^ |]+ ){0,2}con (?:un|una|il|la) (?:coltello|pistola|fucile|arma|mazza)|fargli (?:del )?male|fare del male a (?:lui|lei|qualcuno)|gli (?:spacco|tiro|do) (?:la|una|un) (?:faccia|pugno|coltellata|testa)',
      { sure: false },
    ),
    rule('eating', 'vomita dopo|non mangia'),
    rule(
      'addiction',
      '(?:bevo|beve) (?:ogni (?:sera|giorno|mattina)|da sol[oa]|prima)|(?:non riesco|non riesce) a smettere(?: di (?:bere|giocare|scommettere))?|nasconde (?:le )?bottiglie|scommesse',
      { unless: 'smettere di (?:pensare|lavorare|controllare|parlare|fumare)', sure: false },
    ),
    rule(
      'after-suicide',
      'si e (?:suicidat[oa]|uccis[oa]|tolt[oa] la vita|impiccat[oa]|ammazzat[oa])|(?:dopo|per) (?:il|un|il suo) suicidio|morto suicida',
      { unless: 'tent\\w+|quasi|vuole|minacc\\w+', who: 'other' },
    ),
    rule(
      'suicide',
      'suicid\\w*|(?:uccider|ammazzar|impiccar|buttar|gettar|sparar|togliermi|togliersi)(?:mi|si)(?: (?:dal|dalla|sotto|giu|la vita)(?: [^ |]+){0,2})?|toglier(?:mi|si) la vita|(?:mi|si) (?:voglio|vuole|vorrei|vorrebbe) (?:uccidere|ammazzare|buttare|impiccare)|(?:mi|si) (?:ammazzo|uccido|butto giu|impicco)',
      {
        unless:
          'ammazzar(?:mi|si) di (?:lavoro|risate|fatica)|buttar(?:mi|si) (?:nel|in|sul) (?:lavoro|progetto|mischia|un)|gettar(?:mi|si) (?:nel|in) (?:lavoro|mischia)',
      },
    ),
    rule(
      'suicide',
      '(?:voglio|vuole|vorrei|vorrebbe|voglia di|preferisco|preferirei|desidero|pensa di|penso di|pensa a|penso a|parla di|parlato di|pensando di)(?: [^ |]+){0,2} (?:morire|essere mort[oa]|la morte|mort[oa]|sparire|scomparire|farla finita|non svegliar\\w+|dormire per sempre|finirla)|non (?:voglio|vuole|ho (?:piu )?voglia di|ha (?:piu )?voglia di|vorrei)(?: piu)? (?:vivere|esserci|essere qui|svegliar\\w+|esistere|continuare a vivere)(?: piu)?|farla finita|(?:mettere|porre|metter) fine (?:alla|a) (?:mia|sua|propria|vita)',
      {
        unless:
          'morire (?:di|dal|dalle) (?:vergogna|risate|ridere|fame|sonno)|vivere (?:a|in|con|qui)(?= )|farla finita con (?:questo progetto|queste riunioni|le riunioni)',
      },
    ),
    rule(
      'suicide',
      '(?:vita|vivere) non (?:ha|vale)(?: piu)?(?: la)? (?:senso|pena|alcun senso)|(?:nessun|che|non ha|piu|nessuna) (?:senso|motivo|ragione)s? (?:di|ha|per) (?:vivere|continuare a vivere|la vita)|(?:meglio|piu felici)(?: [^ |]+){0,3} senza (?:di )?me|nessuno (?:mi rimpiangerebbe|sentirebbe la mia mancanza)|lettera d ?addio|overdose|(?:preso|prendere|ingoiato)(?: [^ |]+){0,3} (?:pasticche|pastiglie|sonniferi|pillole)|(?:saltare|buttar\\w+|lanciar\\w+)(?: [^ |]+){0,3} (?:ponte|finestra|tetto|treno|metro|balcone|binari)',
    ),
    rule(
      'suicide',
      'non (?:ce la|ne) (?:faccio|fa|posso|puo) piu(?= \\||$| a vivere| di vivere| cosi| di tutto)|non (?:posso|puo|riesco|riesce) (?:piu )?(?:andare avanti|continuare)(?: cosi)?|non (?:vedo|vede|ce|c e) (?:piu )?(?:via|vie) (?:d ?)?uscita|nessuna via duscita|pensieri (?:neri|oscuri|bui)|un peso per (?:tutti|la famiglia|gli altri)',
      { sure: false },
    ),
    rule(
      'self-harm',
      'autolesion\\w*|si (?:taglia|tagliava|ferisce|procura tagli|brucia|fa del male)(?: (?:le braccia|i polsi|da sol[oa]))?|mi (?:taglio|ferisco|faccio del male)|farsi del male|farmi del male|(?:tagli|cicatrici|bruciature|ferite)(?: [^ |]+){0,3} (?:bracci[ao]|polsi?|gambe|cosce)|tagliarsi le vene',
      { unless: 'si taglia (?:i capelli|i costi|fuori)' },
    ),
    rule(
      'violence-at-home',
      '{who}(?: [^ |]+){0,4} (?:{hits})|violenza (?:domestica|in casa|familiare|sulle donne)|paura di (?:tornare|andare) a casa|paura (?:di|del|della) (?:suo|mio|sua|mia)? ?(?:{who})|lividi|occhio nero|(?:picchiata|maltrattata|abusata) (?:a casa|dal)',
      { unless: 'ex (?:collega|datore|azienda)' },
    ),
    rule(
      'threat',
      '(?:minacci\\w+|giurato|promesso)(?: [^ |]+){0,6} (?:uccider\\w*|morte|ammazzar\\w*|picchiar\\w*|sparar\\w*|pistola|coltello|arma|violenza|bruciar\\w*|un collega|una collega|il capo|i colleghi|di morte)|minacce di morte|(?:mi|ci|lo|la) ha minacciat\\w+|(?:pistola|coltello|arma|fucile|bomba|ascia)(?: [^ |]+){0,5} (?:ufficio|lavoro|zaino|borsa|cassetto|riunione)|(?:portato|portare|portera|porta|ha|con) (?:una|un|la|il) (?:pistola|coltello|fucile|arma)|(?:vuole|voglio|vado a|voglia di|ho voglia di) (?:ammazzare|uccidere|picchiare|accoltellare)(?: [^ |]+)?|(?:lo|la|li) (?:ammazzo|uccido)|aggress\\w+ (?:fisic\\w+|un collega|una collega)|(?:mi|lo|la) ha (?:picchiat\\w+|colpit\\w+|aggredit\\w+|spint\\w+|schiaffeggiat\\w+)|venuti alle mani|sparatoria',
      {
        unless:
          'minacci\\w+ (?:di )?(?:dimettersi|andarsene|licenziarsi|denuncia|causa)|arma segreta|(?:mi|lo|la) ha (?:colpit\\w+) (?:molto|che|come|la|il)|ammazzare il tempo',
      },
    ),
    rule(
      'abuse-at-work',
      'molest\\w+|abus\\w+ sessual\\w*|violenza sessuale|violentat\\w+|stupr\\w+|(?:tocca|toccato|palpa|palpato|palpeggi\\w+)(?: [^ |]+){0,3} (?:gamba|sedere|culo|coscia|seno|ginocchio)|commenti (?:sessuali|razzisti|sessisti)|insulti razzisti|umili\\w+|bullis\\w+|mobbing',
      { unless: 'umilta|umile' },
    ),
    rule(
      'panic',
      'attacc(?:o|hi) di (?:panico|ansia)|crisi di (?:panico|ansia)|non (?:riesco|riesce|posso|riuscivo) (?:piu )?(?:a )?respirare|iperventil\\w*|(?:dolore|oppressione|peso)(?: [^ |]+){0,2} petto|tachicardia|svenut\\w+|crollo nervoso|esaurimento nervoso',
    ),
    rule(
      'eating',
      'anoressi\\w*|bulimi\\w*|disturb\\w+ alimentar\\w+|non mangia (?:piu|nulla|niente|quasi niente|da giorni)|(?:smesso) di mangiare|vomita (?:dopo|ogni|sempre)',
    ),
    rule(
      'addiction',
      'alcolis\\w+|alcolizzat\\w+|alcolist\\w+|problem\\w+ (?:con l ?alcol|di alcol|con lalcol|con il bere|di droga|con la droga)|(?:puzza|odora|puzzava|odore)(?: [^ |]+){0,2} (?:alcol|vino|alcool)|ubriac\\w+|(?:beve|bevo) (?:troppo|di nascosto|al lavoro|ogni giorno|tutti i giorni)|tossicodipenden\\w*|drogat\\w+|(?:si droga|usa droghe|sniffa|prende cocaina)|dipendenza (?:da|dal|dall)|ludopat\\w+',
      { unless: 'beve troppo(?: [^ |]+)? (?:caffe|te|acqua)' },
    ),
    ...IT_PATTERNS,
  ],
};
