import type { Rule } from '../concern.ts';
import { enoughToDie } from './enough-to-die.ts';
import { ruleWriter } from './write-rule.ts';

const rule = ruleWriter({
  kin: 'figli|figlio|figlia|moglie|marito|madre|padre|genitori|famiglia|bambini',
  means: 'pastiglie|pasticche|pillole|sonniferi|farmaci|insulina|corda|medicine',
  drop: 'treno|metro|ponte|tetto|finestra|balcone|binari|camion|palazzo|tram',
  blade: 'taglierino|cutter|coltello|lama|cacciavite|forbici|martello|ascia|pistola|bottiglia',
  drink: 'vodka|grappa|whisky|vino|birra|alcol|gin|rum|fiaschetta',
  drug: 'cocaina|coca|pastiglie|droga|droghe|calmanti|antidolorifici|anfetamine|una riga|una striscia|canne',
  store: 'armadietto|cassetto|borsa|zaino|scrivania|macchina|auto|thermos|borraccia',
});

/** The ways of speaking that `en-*-patterns` hold for English. */
export const IT_PATTERNS: Rule[] = [
  enoughToDie('it'),
  rule(
    'suicide',
    [
      '(?:starei|starebbe|sarebbe|sarei|era|fossi|fosse|meglio|vorrei)(?: [^ |]+){0,3} (?:mort[oa])(?= |$)|(?:addormentar\\w+|dormire)(?: [^ |]+)? non (?:svegliar\\w+|risvegliar\\w+)(?: piu)?',
      'non (?:vuole|voglio|voleva|vorrei) (?:piu )?(?:vivere|esistere|stare al mondo)(?: piu)?',
      '(?:senza di me|senza di lui|senza di lei)(?: [^ |]+){0,3} (?:meglio|bene|sollevati|felici)',
      '(?:butta|butto|buttar\\w+|lancia|lanciar\\w+|getta|saltare|butterebbe|buttera)(?: [^ |]+)? (?:sotto|dal|dalla|giu dal|da un|davanti)(?: [^ |]+){0,2} (?:{drop})',
      '(?:schiantar\\w+|andare|finire|lanciar\\w+)(?: [^ |]+){0,4} contro (?:un|il|una|la) (?:muro|albero|camion|guardrail)',
      '(?:mette|metto|mettendo|messo|conserva|accumula|nasconde)(?: [^ |]+){0,3} (?:{means})(?= |$)|(?:{means}) (?:da parte|pronte|nascoste)',
      '(?:lettera|lettere|biglietto|video|messaggio)(?: [^ |]+)? (?:ai|alla|al|per i|per la|per|a)(?: suoi| miei| sua| mia)? ?{kin}|lettera d ?addio',
      '(?:nessun|senza|non (?:vedo|vede|ho|ha|trovo))(?: [^ |]+)? (?:motivo|ragione|voglia)(?: [^ |]+)? (?:vivere|alzarmi|esistere)|stanc[oa] di (?:vivere|esistere)',
      '(?:ha |ho )?(?:scelto|fissato|deciso) (?:il giorno|la data)(?= \\||$)|(?:scritto|detto|dice)(?: [^ |]+){0,2} \\| ?(?:tanto )?domani non ci saro',
    ],
    { unless: 'mort[oa] di (?:fame|sonno|stanchezza|vergogna|paura)|colloquio|lancio|ferie' },
  ),
  rule('suicide', ['domani (?:io )?non (?:ci saro|ci sara|ci sono)(?: piu)?'], {
    unless: 'ferie|permesso|malattia|medico|viaggio|corso|riunione',
    sure: false,
  }),
  rule('self-harm', [
    'mi taglio (?:le|i|la)? ?(?:gambe|braccia|polsi|cosce|pelle)|(?:batte|batto|sbatte|sbatto) la testa (?:contro|al)(?: [^ |]+)?',
  ]),
  rule('violence-at-home', [
    '(?:picchia|mena|colpisce)(?: [^ |]+){0,3} dove(?: [^ |]+){0,4} (?:vede|veda|nota)|(?:marito|compagno|fidanzato|moglie|padre|ex)(?: [^ |]+){0,3} (?:spaccato|picchiat\\w+|rotto|strangolat\\w+|spint\\w+|mette)(?: [^ |]+){0,3}|labbro spaccato',
  ]),
  rule(
    'threat',
    [
      '(?:{blade})(?: [^ |]+){0,7} (?:gola|collo|faccia|pancia)|(?:tirato fuori|estratto|tira fuori|puntato|brandi\\w+)(?: [^ |]+){0,2} (?:{blade})',
      '(?:sa|sanno|so) dove (?:abito|abiti|vado|vanno|vivo|parcheggio|abitano|lavora)(?: [^ |]+){0,5}',
      '(?:un |l )?ex ?(?:dipendente|collega)(?: [^ |]+){0,3} (?:segue|aspetta|perseguita)(?: [^ |]+){0,4}|(?:mi|la|lo) (?:segue|pedina|aspetta)(?: [^ |]+){0,3} (?:casa|macchina|sera|notte)|foto (?:di|della|dei) (?:casa mia|mia casa|miei figli|mia famiglia)',
      '(?:dare|dar|da|dato) fuoco|me la paghi|te la faccio pagare|ve la faro pagare',
    ],
    { unless: 'business' },
  ),
  rule(
    'abuse-at-work',
    [
      '(?:foto|video|immagini)(?: [^ |]+){0,3} (?:nud[oaie]|pene|genitali|intime|porno)',
      '(?:si )?(?:struscia|strofina|preme|appoggia)(?: [^ |]+){0,2} (?:contro|a|addosso)(?: di)? (?:me|lei|lui)|mano (?:sulla|sotto|sul) (?:mia|coscia|gonna|gamba|sedere|seno|culo)',
      '(?:chiudono|chiuso|rinchiud\\w+|chiudevano)(?: [^ |]+)? (?:nella|nel|in) (?:cella|bagno|sgabuzzino|container|magazzino|cantina|furgone)(?: [^ |]+)?|(?:insultano|insulta)(?= |$)|(?:camera|hotel|albergo|a letto)(?=.{0,80} (?:promozione|contratto|posto))|(?:promozione|contratto)(?=.{0,80} (?:camera|hotel|albergo|a letto))|messo qualcosa nel (?:mio|suo) (?:bicchiere|drink)',
    ],
    { unless: 'riunione|proposta' },
  ),
  rule(
    'addiction',
    [
      '(?:{drink}|bottigli\\w+)(?: [^ |]+){0,4} (?:nel|nella|nello|nell) ?(?:suo |sua |mio |mia )?(?:{store})|(?:vodka|grappa|gin) nell\\w+',
      '(?:perso|giocato|speso|scommesso)(?: [^ |]+){0,3} (?:stipendio|soldi|risparmi|affitto|tutto)(?: [^ |]+){0,4} (?:slot|casino|scommesse|poker|gratta|macchinette|cavalli)|(?:slot|macchinette)(?=.{0,50} (?:smettere|perso|stipendio))',
      '(?:bisogno|senza|prendo|prende|tiro|tira)(?: [^ |]+){0,2} (?:{drug}|{drink})(?: [^ |]+)? (?:per|non|reggere)(?: [^ |]+){0,3}',
    ],
    { unless: 'festa|cliente|acqua' },
  ),
  rule('eating', [
    'dit[ao](?: [^ |]+){0,3} (?:gola|bocca)|(?:mi|si) (?:provoco|provoca|faccio|fa) (?:il )?vomit\\w+',
  ]),
  rule(
    'panic',
    [
      '(?:batte|batteva) (?:forte |fortissimo )?il cuore|cuore (?:a mille|impazzito|in gola)|non respiro|(?:manca|mancava) (?:l ?)?aria|iperventil\\w*',
    ],
    { unless: 'nuovo lavoro che mi fa battere' },
  ),
  rule('suicide', [
    'non (?:ho|ha) (?:piu )?(?:la )?(?:forza|voglia) di (?:vivere|svegliar\\w+|andare avanti)|(?:smettere|smettero) di essere un (?:problema|peso)|(?:sparire|andarsene|andarmene) per sempre|parla(?: [^ |]+){0,2} (?:della morte|di morire)',
  ]),
  rule(
    'threat',
    [
      '(?:brucia|brucio|bruciare|spacca|spacco|spaccare|spezza|spezzo|spezzare|rompe|rompo|rompere)(?: [^ |]+){0,3} (?:capannone|ufficio|magazzino|gambe|faccia|testa|gola|collo|casa|ossa|denti)',
    ],
    { unless: 'testa in due|rompe il ghiaccio' },
  ),
  rule(
    'violence-at-home',
    [
      '(?:marito|compagno|fidanzato|ex|padre|patrigno|moglie)(?: [^ |]+){0,3} (?:rompe|tolto|prende|chiuso|sputa\\w*|trascina\\w*|butta\\w*|non (?:la|mi|lo) (?:lascia|fa))(?: [^ |]+){0,4}',
    ],
    { unless: 'prende (?:ferie|permesso|un)' },
  ),
  rule('abuse-at-work', [
    '(?:accarezza|massaggia|bacia|annusa|lecca)(?: [^ |]+){0,2} (?:spalle|capelli|collo|schiena|gamba|nuca|mano)',
  ]),
];
