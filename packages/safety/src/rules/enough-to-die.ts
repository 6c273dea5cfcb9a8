import type { Language, Rule } from '../concern.ts';
import { ruleWriter } from './write-rule.ts';

const rule = ruleWriter({});

/** Where medicines are, and that somebody reckoned whether there are enough. Counting the stock of a ward is not meant. */
const SAID: Record<Exclude<Language, 'en'>, [where: string, enough: string, stock: string]> = {
  de: [
    '(?:medikamenten|arznei|medizin|tabletten|gift|apotheken|btm )(?:schrank|schranks|wagen|kuhlschrank|vorrat)|medikamente|tabletten|pillen|schlafmittel|insulin',
    '(?:was|ob (?:es|das)|wie ?viele?|wieviel)(?: [^ |]+){0,3} (?:reicht|reichen|reichte|langt|langen|genug)(?: [^ |]+)?|(?:wurde|wuerde)n? (?:reichen|langen|genugen)',
    'bestell\\w*|inventur|bestand\\w*|woche|wochenende|bewohner\\w*|patient\\w*|lieferung',
  ],
  fr: [
    'armoire a pharmacie|(?:armoire|placard|chariot)(?: [^ |]+){0,2} (?:medicaments|medocs|pharmacie)|medicaments|medocs|cachets|comprimes|insuline',
    '(?:suffirait|suffiraient|il (?:en )?faudrait|serait assez|ce quil faut)(?: [^ |]+){0,3}',
    'command\\w*|inventaire|stock\\w*|semaine|patients?|residents?|livraison',
  ],
  es: [
    '(?:armario|botiquin|carro)(?: [^ |]+){0,3} (?:medicamentos|medicinas|medicacion|farmacia)|botiquin|pastillas|medicamentos|insulina',
    '(?:bastaria|bastarian|seria suficiente|serian suficientes|harian? falta|llegaria|alcanzaria)(?: [^ |]+){0,3}',
    'pedid\\w*|inventario|existencias|semana|pacientes?|residentes?',
  ],
  it: [
    '(?:armadi\\w*|carrello)(?: [^ |]+){0,3} (?:farmaci|medicin\\w+|medicinali)|farmaci|pastiglie|pillole|insulina',
    '(?:basterebbe|basterebbero|sarebbe abbastanza|sarebbero abbastanza|ci vorrebbe|ci vorrebbero)(?: [^ |]+){0,3}',
    'ordin\\w*|inventario|scorte|settimana|pazienti?|ospiti',
  ],
  nl: [
    '(?:medicijn|medicatie|pillen)(?:kast|kar|voorraad)|medicijnen|pillen|slaappillen|insuline',
    '(?:wat|hoeveel|of (?:het|dat))(?: [^ |]+){0,3} (?:genoeg|voldoende)(?: [^ |]+){0,2}|genoeg zou(?:den)? zijn|zou(?:den)? (?:genoeg|volstaan)',
    'bestel\\w*|inventaris|voorraad|week|patient\\w*|bewoners?',
  ],
  pt: [
    '(?:armario|carrinho)(?: [^ |]+){0,3} (?:remedios|medicamentos)|remedios|comprimidos|medicamentos|insulina',
    '(?:bastaria|bastariam|seria suficiente|seriam suficientes|seria preciso|chegaria|chegariam)(?: [^ |]+){0,3}',
    'encomend\\w*|inventario|estoque|stock|semana|pacientes?|utentes?',
  ],
  pl: [
    '(?:szaf\\w*|wozek|wozk\\w*)(?: [^ |]+){0,3} (?:lek\\w+)|leki|lekow|tabletek|tabletki|insulin\\w*',
    '(?:wystarczylob\\w+|wystarczylyby|by wystarczylo|ile (?:by )?(?:potrzeba|trzeba))(?: [^ |]+){0,3}',
    'zamow\\w*|inwentar\\w*|zapas\\w*|tydzien|pacjent\\w*|mieszkanc\\w*',
  ],
};

/** “I stood before the drug cupboard and reckoned what would be enough.” It is asked about; English has it among its patterns. */
export function enoughToDie(language: Exclude<Language, 'en'>): Rule {
  const [where, enough, stock] = SAID[language];
  return rule('suicide', `(?:${where}) ~ (?:${enough})|(?:${enough}) ~ (?:${where})`, {
    unless: stock,
    sure: false,
  });
}
