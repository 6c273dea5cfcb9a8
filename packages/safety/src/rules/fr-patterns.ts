import type { Rule } from '../concern.ts';
import { enoughToDie } from './enough-to-die.ts';
import { ruleWriter } from './write-rule.ts';

const rule = ruleWriter({
  kin: 'enfants?|fils|fille|femme|mari|mere|pere|parents|famille|conjointe?',
  means: 'cachets|medicaments|comprimes|somniferes|pilules|insuline|corde|medocs',
  drop: 'train|metro|rer|tram|pont|toit|fenetre|balcon|voies|rails|camion|immeuble',
  blade: 'cutter|couteau|lame|tournevis|ciseaux|marteau|hache|pistolet|arme|bouteille',
  drink: 'vodka|alcool|whisky|vin|biere|gin|rhum|pastis|flasque|picole',
  drug: 'coke|cocaine|speed|cachets|medocs|ritaline|drogue|beuh|calmants|tranquillisants|antidouleurs|amphetamines',
  store: 'tiroir|casier|sac|bureau|placard|voiture|armoire|vestiaire|gourde|thermos',
});

/** The ways of speaking that `en-*-patterns` hold for English. */
export const FR_PATTERNS: Rule[] = [
  enoughToDie('fr'),
  rule(
    'suicide',
    [
      '(?:serais|serait|etre|vaudrait|vaut|etais|etait|soit) (?:bien )?(?:mieux )?(?:mieux|etre) morte?s?|mieux (?:mort|morte)(?= |$)|prefere(?:rais|rait)? (?:mourir|etre morte?)',
      '(?:ne |n )?(?:plus|pas|jamais) (?:(?:me|se|te) )?(?:reveiller|vivre|exister|etre de ce monde)|ne (?:veux|veut|voulait) plus (?:vivre|exister)',
      '(?:me|se|mettre|foutre|nous) (?:foutre|flinguer|foncer|jeter|balancer|flingue|fout|jette|balance)(?: [^ |]+){0,2} (?:en lair|dans un (?:arbre|mur)|dans le decor|sous|contre)(?: [^ |]+)?',
      '(?:foncer|rouler|conduire|planter|crasher|precipiter)(?: [^ |]+){0,4} (?:arbre|mur|platane|ravin|camion)|(?:sous|devant|de|du|par) (?:un |le |la |l |une )?(?:{drop})(?= |$)(?<=(?:jet|saut|lanc|balanc|mett)[^ |]* (?:[^ |]+ ){1,4}(?:{drop}))',
      '(?:avale|avaler|gobe|pris|prend|ingere)(?: [^ |]+){0,4} (?:cachets|somniferes|medocs|comprimes)(?= |$)|(?:{means})(?: [^ |]+){0,2} (?:de cote|caches?|stockes?|prets?|en reserve)|(?:stocke|accumule|garde|collectionne)(?: [^ |]+){0,2} (?:{means})|assez de (?:{means})',
      '(?:lettres?|mot|message|video)(?: [^ |]+)? (?:a|pour) (?:ses|son|sa|mes|ma) {kin}(?=.{0,60})|lettre dadieux?',
      '(?:plus|aucune) (?:aucune )?(?:raison|envie) (?:de|d) (?:vivre|exister|continuer|se lever|me lever)|(?:fatigue|marre) de (?:vivre|la vie|exister)',
      '(?:a )?(?:choisi|fixe|decide) (?:le|la|du|une) (?:jour|date|moment)(?= \\||$| ou)',
    ],
    { unless: 'mort\\w* de (?:rire|honte|fatigue)|ordonnance|mal de tete' },
  ),
  rule(
    'suicide',
    [
      'demain (?:je |il |elle )(?:ne |n )?(?:serai|sera|serait|serais) plus (?:la|de ce monde)|(?:serai|sera|serait) plus (?:la|en vie) (?:demain|lundi|apres)',
      '(?:voulait|voulais|veux|veut) (?:que (?:ca|tout) (?:sarrete|finisse|cesse)|en finir)',
    ],
    { unless: 'conge\\w*|vacances|rtt|malade|reunion|rapport|projet|dossier|formation', sure: false },
  ),
  rule('violence-at-home', [
    '(?:cogne|frappe|tape|bat)(?: [^ |]+){0,3} la ou(?: [^ |]+){0,5} (?:voit|voie|vu)|(?:peur)(?: [^ |]+){0,2} (?:de )?(?:rentrer|retourner)(?: [^ |]+)?|(?:mari|conjoint|compagnon|copain|ex) (?:va |veut )(?:me |la )?(?:frapper|tuer|cogner)',
  ]),
  rule(
    'threat',
    [
      '(?:{blade})(?: [^ |]+){0,7} (?:gorge|cou|visage|ventre)|(?:sorti|sort|brandi|brandit|pointe)(?: [^ |]+){0,2} (?:{blade})',
      '(?:sait|savent|sais) ou (?:jhabite|tu|vous|mes|tes|vos|je|on)(?: [^ |]+){0,3}',
      '(?:me|la|le|lui) (?:suit|suivi|suivait|suivre|attend|guette)(?: [^ |]+){0,4} (?:chez|maison|domicile|nuit|soir|sortie)(?: [^ |]+)?|ma suivie? jusqu',
      '(?:faire|fera|ferai) la peau|(?:me|le|la|te|nous|les) (?:tuer|buter|crever|planter|defoncer|flinguer|demolir)(?= |$)|(?:photos?)(?: [^ |]+)? de (?:ma|mes) (?:maison|enfants|fille|fils|voiture)|(?:mettre|foutre) le feu',
    ],
    {
      unless:
        'projet|deadline|delai|travail va|charge|boulot va|reunion|rapport|va me tuer(?= \\||$)|planter (?:le|la) |feu vert|tuer (?:le temps|une idee)',
    },
  ),
  rule(
    'abuse-at-work',
    [
      '(?:photos?|videos?|images?)(?: [^ |]+){0,3} (?:sexe|penis|nue?s?|bite|intimes?)|dickpics?',
      '(?:se |s )?(?:frotte|frottait|colle|collait|presse)(?: [^ |]+)? (?:contre|a) (?:moi|elle|lui)|(?:touche|caresse|tripote|pelote)(?: [^ |]+)? (?:les|aux|le|la|mes|mon) (?:seins?|fesses?|cuisses?|cul|sexe)',
      '(?:enferme|enferment|lenferment|menferment|boucle\\w*|coincent)(?: [^ |]+){0,2} (?:dans|a) (?:la|le|une|un) [^ |]+(?: froide)?|(?:hotel|coucher)(?=.{0,80} (?:promotion|contrat|poste))|(?:promotion|contrat|poste)(?=.{0,80} (?:chambre|hotel|coucher))|(?:mis|verse) (?:quelque chose|un truc) dans (?:mon|son) verre|avances(?= |$)',
    ],
    { unless: 'workshop|booked|rooms|chambre de commerce|avances sur|avances de' },
  ),
  rule(
    'addiction',
    [
      '(?:{drink})(?: [^ |]+){0,3} (?:dans|sous) (?:son|sa|mon|ma|le|la|un) (?:{store})|picole\\w*|bouteilles? de (?:{drink})',
      '(?:perdu|joue|depense|mise|claque)(?: [^ |]+){0,3} (?:salaire|paie|paye|economies|argent|loyer)(?: [^ |]+){0,3} (?:casino|jeux?|paris|machines?|poker|grattage)|machines a sous|paris (?:sportifs|en ligne)',
      '(?:besoin de|me faut|lui faut|sans|prends|prend)(?: [^ |]+){0,3} (?:{drug}|{drink})(?: [^ |]+)? (?:pour|tenir|afin|je ne)(?: [^ |]+){0,3}',
    ],
    { unless: 'pot de depart|fete|client|match' },
  ),
  rule('eating', ['(?:doigts?)(?: [^ |]+){0,3} (?:gorge|bouche)|(?:me|se) (?:fais|fait|faire) vomir']),
  rule('panic', [
    'jetouffe|coeur (?:semballe|bat (?:a|tres|trop)|cogne)(?: [^ |]+)?|(?:impression|peur) de mourir|hyperventil\\w*|manque dair|arrive (?:plus|pas) a respirer|(?:crise|attaque) dangoisse',
  ]),
  rule('suicide', [
    '(?:plus|pas) la (?:force|energie) (?:de|d) (?:vivre|continuer|exister)|(?:disparaitre|partir) pour (?:toujours|de bon)|ne plus etre un (?:probleme|poids|fardeau)|parle(?: [^ |]+){0,2} (?:de la mort|de mourir)',
  ]),
  rule('threat', [
    '(?:casser\\w*|briser\\w*|defoncer\\w*|eclater\\w*|trancher\\w*|peter\\w*)(?: [^ |]+)? (?:les|la|sa|ses|mes|le) (?:jambes|gueule|bras|dents|figure|tete|gorge|genoux|crane)',
  ]),
  rule('violence-at-home', [
    '(?:mari|copain|conjoint|compagnon|ex|pere|beau pere|femme|copine)(?: [^ |]+){0,4} (?:casse|pris|confisque|enferme|crache|pousse|poussee|jete|jetee|interdit|sequestre)(?: [^ |]+){0,4} (?:telephone|cles|escalier|escaliers|sortir|visage|carte|papiers|dessus|maison)|(?:lenferme|menferme)',
  ]),
  rule('abuse-at-work', [
    '(?:caresse|tripote|embrasse|masse|renifle|leche)(?: [^ |]+){0,2} (?:nuque|epaules?|dos|cheveux|cou|bouche|main|joue)|(?:demande|force)(?: [^ |]+){0,2} (?:lembrasser|coucher|le masser)',
  ]),
];
