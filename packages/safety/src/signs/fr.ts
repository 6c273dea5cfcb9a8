import { patternWriter } from '../rules/write-rule.ts';
import type { SignWords } from './sign.ts';

const write = patternWriter({
  own: 'son|sa|ses|mon|ma|mes',
  thing:
    'affaires|bijoux|montre|bague|vetements|livres|disques|collection|guitare|piano|velo|moto|voiture|appareil|console|jeux|outils|couteaux|medailles|plantes?|chaise|fauteuil|lit|meubles|tele|canne a peche|tasse|lampe|manteau|veste|economies|tableaux|objets',
  pet: 'chiens?|chats?|animal|animaux|hamster|lapin|perroquet|oiseaux?|cheval|poissons?|bete',
  dear: 'enfants?|fils|filles?|garcons?|mere|pere|famille|petits?',
  kin: 'soeur|frere|mere|pere|parents|voisine?s?|amie?s?|tante|oncle|ex|femme|mari|cousine?',
  oddly: 'soudain|soudainement|tout a coup|enfin|etrangement|bizarrement|tres|si|completement|etonnamment',
  calm: 'calme|serein\\w*|apaise\\w*|en paix|tranquille|detendue?|soulagee?|heureu\\w+|joyeu\\w+|gaie?|leger|legere|libre|souriante?',
});
const all = (says: string | string[]) => write(says, 'gu');

/** Signs that somebody puts his affairs in order, in French. */
export const FR_SIGNS: SignWords = {
  language: 'fr',
  signs: {
    gives: all([
      '(?:donne|donnes|donner|offre|offrir|offert\\w*|distribu\\w+|legue|leguer|laisse|cede)(?: [^ |]+){0,4} {own}(?: [^ |]+){0,2} {thing}|(?:donne|distribue|offre|donner) (?:tout|toutes (?:ses|mes) affaires)',
    ]),
    entrusts: all([
      '(?:trouve|cherche|place|confie|donne)(?: [^ |]+){0,5} {own}(?: [^ |]+)? {pet}|{pet}(?: [^ |]+){0,3} (?:chez|a) {own} {kin}|{own} {pet} est (?:place|chez|confie)',
      '(?:demande|organise|arrange|prevu|vu avec|confie)(?: [^ |]+){0,6} (?:prendre|garder|elever|soccuper|recueillir|sur)(?: [^ |]+){0,3} (?:{dear}|{pet})|(?:qui|quelquun)(?: [^ |]+){0,2} (?:prendra|gardera|elevera|soccupera)(?: [^ |]+){0,3} (?:{dear}|{pet})|confie (?:les|{own}) {dear}',
    ]),
    provides: all([
      'testament|dernieres volontes|(?:affaires|papiers)(?: [^ |]+){0,2} en ordre|(?:tout|affaires|papiers)(?: [^ |]+){0,2} (?:regle|range)\\w*|assurance vie|(?:ses|mes) (?:propres )?obseques|(?:son propre|mon) enterrement|quand je ne serai plus|compte(?: [^ |]+){0,2} (?:ferme|cloture)',
    ]),
    parting: all([
      'adieux?|remerci\\w+|lettres?|sexcuse\\w*|excuses|dire au revoir|message dadieu|dit merci|dit au revoir',
    ]),
    lastParting: all([
      '(?:comme|comme si|comme pour)(?: [^ |]+){0,5} (?:adieux?|derniere fois|jamais)|adieux?|lettres?(?: [^ |]+){0,2} (?:a|pour) {own} {dear}|demand\\w+(?: [^ |]+){0,3} pardon|(?:serre|embrasse|enlace)(?: [^ |]+){0,4} (?:tous|chacun|tout le monde)|tant que (?:je|il|elle) (?:le )?peux?t?',
    ]),
    peace: all([
      '(?:est|suis|semble|parait|sens|etait|lair)(?: [^ |]+){0,3} {calm}|soulagee?|apaise\\w*|dort (?:bien|mieux)|sourit',
    ]),
    suddenPeace: all([
      '{oddly} {calm}|{calm} (?:tout a coup|soudain|dun coup)|en paix avec|trouve la paix|fait la paix avec tout|(?:jamais|pas)(?: [^ |]+){0,3} aussi {calm}|sourit(?: [^ |]+){0,3} premiere fois',
    ]),
    future: all([
      '(?:refuse|veut plus|ne veut pas|evite)(?: [^ |]+){0,3} (?:parler|planifier|prevoir|discuter)(?: [^ |]+){0,6}|(?:ne|plus)(?: [^ |]+){0,2} (?:projets?|plans?|planifie|prevoit)(?: [^ |]+){0,3}|(?:annule)(?: [^ |]+){0,3} (?:vacances|rendez|voyage)|(?:je|il|elle) ne ser\\w+ (?:plus|pas) la',
    ]),
    noFuture: all([
      '(?:cet|cette|en|a|dici|pour)(?: [^ |]+){1,3} (?:je|il|elle) ne ser\\w+ plus (?:la|ici)|(?:je|il|elle) ne ser\\w+ plus (?:la|ici)|(?:bientot|tout)(?: [^ |]+){0,2} (?:fini|termine)|sans (?:moi|lui|elle)(?= \\||$)|la ou (?:je|il|elle) vai?s?',
    ]),
    settles: all([
      'rembours\\w+|(?:rendu|rend|rapporte)(?: [^ |]+){0,4} (?:emprunt\\w*|tout|argent)|dettes?(?: [^ |]+){0,3} (?:pay|regl|sold)\\w+|(?:pay|regl|sold)\\w+(?: [^ |]+){0,3} dettes?|vendu (?:sa|la|ma) (?:voiture|maison)',
    ]),
    handsOver: all([
      'transmet\\w*|passation|(?:vide|range|debarrasse)(?: [^ |]+){0,2} (?:bureau|casier|vestiaire|tiroirs?)|(?:rendu|rend|remis|remet)(?: [^ |]+){0,2} (?:cles|badge|uniforme)|confie\\w*(?: [^ |]+){0,3} (?:dossiers|clients|patients|projets)|mots de passe',
    ]),
    unusual: all([
      '(?:bizarre|etrange|inhabituel\\w*|inquiet\\w*|soudain\\w*|tout a coup|ca ne lui ressemble pas|dhabitude jamais)',
    ]),
    darkBefore: all([
      'apres (?:des|un|une|la|le|son|sa)(?: [^ |]+){0,3} (?:mois|annee|hiver|divorce|separation|semaines|rupture|depression|noirs?|noires?|difficiles?)(?: [^ |]+){0,2}|depress\\w+|effondree?|desespere\\w*',
    ]),
  },
  unexplained: all([
    '(?:na|nai|ne|nest|pas|sans|aucun\\w*)(?: [^ |]+){0,4} (?:demission\\w*|dautre poste|autre poste|autre emploi|nouveau poste|nouvel emploi|malade|retraite|enceinte|demenag\\w*|preavis)',
  ]),
  explained: all([
    'retraite|conge (?:maternite|paternite|parental)|enceinte|conge sabbatique|demenag\\w*|(?:en|de) (?:vacances|conges)|nouveau (?:poste|travail|job)|nouvel emploi|autre (?:poste|emploi|entreprise)|promotion|promue?|mi temps|vide grenier|grand menage|fusion|ferme(?:ture|r|ons)|anniversaire|mariage|demenagement|mutation|mutee?',
  ]),
  leaving: all([
    'demissionn\\w*|demission|preavis|dernier jour|licenci\\w*|quitte (?:lentreprise|lequipe|la societe|la boite)|successeur',
  ]),
  self: all('je|jai|mon|ma|mes|moi|me'),
  other: all('il|elle|son|sa|ses|lui|quil|quelle'),
};
