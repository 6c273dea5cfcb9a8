import type { LanguageRules } from '../concern.ts';
import { near } from '../emergencies/write-condition.ts';
import { ruleWriter } from '../rules/write-rule.ts';

const rule = ruleWriter({
  close:
    'lex|ex|ex marito|ex moglie|ex fidanzat[oa]|il marito|mio marito|il fidanzato|ex dipendente|che ho licenziato',
  sempre:
    'ogni (?:sera|giorno|notte|mattina)|tutte le sere|sempre|da (?:[^ |]+ )?(?:giorni|settimane|mesi)|terza volta|di nuovo|dopo la chiusura',
});

export const it: Pick<LanguageRules, 'language' | 'rules'> = {
  language: 'it',
  rules: [
    rule(
      'threat',
      [
        'stalker(?! client)|stalkera\\w*|persecutore|perseguitat[oa] da|la perseguita|mi perseguita|ordine restrittivo|divieto di avvicinamento',
        '(?:la|lo|mi) (?:segue|seguiva|pedina) (?:fino|dopo|ovunque|per|a casa|in macchina)|sono seguit[oa] da|mi sta seguendo',
        'foto (?:del mio|della mia|di casa mia)(?: [^ |]+)?(?= nella| \\||$| sotto)|(?:la|mi) (?:fotografa|riprende) (?:di nascosto|dalla finestra)',
        '(?:localizzatore|gps|airtag|tracker)(?: [^ |]+){0,2} (?:in macchina|nella (?:sua|mia)|sulla (?:sua|mia))|controlla tutti i suoi spostamenti',
        '(?:scoperto|sa) dove (?:abito|abita|lavora)|conosce i turni|compare ovunque',
      ],
      { unless: 'instagram|linkedin|pacco' },
    ),
    rule(
      'threat',
      [
        near(
          '(?:aspetta|fermo|parcheggiato|davanti)(?: [^ |]+){0,3} (?:all ?ufficio|allufficio|al negozio|negozio|ufficio|casa|lavoro|ingresso)',
          '{sempre}|fiori|{close}',
        ),
        near('{close}', 'fiori|volte al giorno|cassetta|la segue|mi aspetta|localizzatore'),
      ],
      { unless: 'corriere|taxi|ordine|risposta' },
    ),
  ],
};
