import type { LanguageRules } from '../concern.ts';
import { FR_PATTERNS } from './fr-patterns.ts';
import { ruleWriter } from './write-rule.ts';

// Apostrophes are gone: j'ai → jai, s'est → sest, m'a → ma.
const rule = ruleWriter({
  who: 'mari|conjoint|compagnon|copain|ex|femme|conjointe|compagne|copine|pere|mere|fils|frere|petit ami|beau pere',
  hits: 'frappe|frappait|bat|battait|cogne|gifle|tabasse|etrangle|menace|violente?|viole|maltraite|tape|harcele|brutalise|sequestre|enferme',
  neg: 'ne|n|nai|na|nen|jen|je',
});

export const fr: LanguageRules = {
  language: 'fr',
  self: /(?<=^| )(?:je|jai|jen|jy|jetais|me|moi|mon|ma|mes|nous|mai|mest)(?= |$)/gu,
  other:
    /(?<=^| )(?:il|elle|ils|elles|lui|son|sa|ses|leur|se|sest|quelquun|collegue|salariee?|employee?|collaborat(?:eur|rice)|chef|patron|manager|amie?|quil|quelle|une personne|stagiaire)(?= |$)/gu,
  rules: [
    rule(
      'suicide',
      '(?:plus|pas) un (?:probleme|poids|fardeau) pour (?:personne|vous|eux)|mis mes (?:papiers|affaires) en ordre|apres (?:dimanche|demain|ce soir)(?=.{0,50} (?:plus|serai))',
    ),
    rule(
      'after-suicide',
      '(?:a|avait|est) saute(?=.{0,80} (?:perdu|mort|equipe|enterre\\w*|famille|deces))|(?:perdu|mort|decede\\w*)(?=.{0,60} (?:saute|pendu\\w*|suicid\\w*))',
      { unless: 'saute (?:le pas|sur l|une etape)', who: 'other' },
    ),
    rule('self-harm', '(?:brule|coupe|griffe|frappe|blesse)(?: [^ |]+){0,3} (?:expres|volontairement)'),
    rule(
      'addiction',
      '(?:prends|prend|prendre|sniffe|deal\\w*|accro)(?: [^ |]+){0,3} (?:coke|cocaine|drogue|cachets|speed|cannabis|alcool|jeux?)|sans (?:verre|boire|cachets|coke)(?: [^ |]+){0,3} (?:tenir|dormir|journee)',
      { unless: 'accro au (?:travail|cafe|telephone)' },
    ),
    rule('panic', 'avc|convuls\\w+|hallucin\\w+|entend des voix|la bouche (?:de travers|tordue)', {
      unless: 'avec',
    }),
    rule(
      'suicide',
      '(?:mieux|soulages|tranquilles|plus heureux)(?: [^ |]+){0,3} sans (?:moi|lui|elle)|que je disparaisse|refait? une ts|(?:fait|fais|faire|sa|une|deja) (?:[^ |]+ )?ts(?= |$)|plus etre la|(?:a |ai )?(?:donne|vendu|vide)(?: [^ |]+){0,4} (?:chat|chien|affaires|bureau|voiture|tout)(?=.{0,100} (?:serres?|adieu|remerci\\w*|normale?|calme|dettes))|assurance(?: vie)?(?=.{0,80} (?:mieux|disparai\\w*|suicide|tuer))',
      {
        unless: 'equipe (?:[^ |]+ ){0,3}mieux sans (?:lui|elle)|disparaisse (?:du|de la) (?:planning|liste)',
      },
    ),
    rule(
      'violence-at-home',
      '(?:ma|la|lai|mas) (?:etranglee?|frappee?|battue?|giflee?|cognee?|violee?)|(?:son|mon|sa|ma) (?:ex|mari|conjoint|compagnon|copain)(?: [^ |]+){0,3} (?:lattend|mattend|attend|suit|surveille|guette|controle|fouille)(?: [^ |]+){0,6}|(?:conjoint|mari|compagnon|copain) (?:me|la|le|lui)(?: [^ |]+){0,2} (?:surveille|controle|suit)',
    ),
    rule(
      'threat',
      '(?:revenir|revient|venir|vient|venu|arriver|debarquer|debarque) (?:[^ |]+ ){0,3}avec (?:un|une|son|sa) (?:fusil|couteau|arme|pistolet|flingue|machette|batte)|(?:planter|donner|mettre|foutre)(?: [^ |]+){0,2} (?:couteau|coup de couteau|balle)|(?:lui|leur) (?:faire|fais|ferai) (?:du mal|payer)|je vais (?:le|la|les) (?:tuer|frapper|massacrer|defoncer)|(?:gifler?|frapp\\w+|cogn\\w+|pouss\\w+) (?:un|une|mon|ma|son|sa) (?:collegue|chef|patron|salarie\\w*|employe\\w*)',
      { sure: false },
    ),
    rule(
      'abuse-at-work',
      'embrassee? de force|coincee? (?:dans|contre)|(?:ma|la|lui a) (?:touchee?|pelotee?|caressee?|embrassee?)|pousse a coucher|coucher avec (?:lui|elle|son chef)|(?:touche|toucher) (?:les|aux) (?:stagiaires|filles|femmes)|(?:me|la|lui) (?:touche|tripote|pelote)(?= |$)',
    ),
    rule(
      'panic',
      'seffondr\\w+|sest effondree?|effondree? par terre|(?:ne |n )?repond plus|reagit plus|tremble(?: [^ |]+){0,4} (?:repond|parle|respire) (?:plus|pas)',
      {
        unless:
          '(?:marche|ventes?|chiffres?|serveur)(?: [^ |]+){0,2} (?:sest |seffondr)|mails?(?: [^ |]+){0,3} repond plus|repond plus (?:a|aux) (?:mes |nos |ses )?(?:mails?|messages?|appels?)',
        sure: false,
      },
    ),
    rule(
      'after-suicide',
      'sest (?:suicidee?|donnee? la mort|tuee?|pendue?|otee? la vie)|(?:apres|suite a|a la suite du|mort par|deces par|mis fin a ses jours)(?: [^ |]+)? ?suicide|a mis fin a ses jours',
      { unless: 'tent\\w+|failli|presque|veut|menac\\w+', who: 'other' },
    ),
    rule(
      'suicide',
      'suicid\\w*|tentative de suicide|(?:me|se|de me|de se|vais me|va se|veut se|veux me) (?:tuer|suicider|pendre|foutre en lair|flinguer|supprimer|jeter (?:sous|par|du|dans|sur)|tirer une balle|defenestrer|noyer)|(?:sest|me suis|setait) presque tuee?',
    ),
    rule(
      'suicide',
      '(?:envie|veux|veut|voudrais|voudrait|prefere\\w*|voulait|voulais|souhaite|aimerais|pense a|parle de|pensees? de|rever? de)(?: [^ |]+){0,2} (?:mourir|crever|mort|la mort|disparaitre|etre morte?|en finir|dormir pour toujours)|(?:ne |n )?(?:veux|veut|voulait|envie de|voudrais)(?: de)? (?:plus|pas) (?:vivre|exister|etre la|etre ici|se reveiller|me reveiller|continuer a vivre)|plus envie (?:de vivre|detre la|dexister)|envie den finir|en finir (?:avec la vie|avec tout|pour de bon)|(?:met\\w*|mis|mettre) fin a (?:mes|ses|leurs|sa|ma) (?:jours|vie)',
      { unless: 'mourir (?:de|d) ?(?:rire|honte|faim|soif)|dhonte|disparaitre (?:sous terre|de la reunion)' },
    ),
    rule(
      'suicide',
      '(?:vie|la vie|ma vie|sa vie) (?:ne |n )?(?:vaut|a) (?:plus|pas) (?:la peine|de sens|le coup)|plus (?:aucune? )?(?:raison|sens|gout) (?:de|a|pour) (?:vivre|la vie|ma vie|sa vie)|a quoi (?:bon|ca sert de) (?:vivre|continuer a vivre)|(?:mieux|mieux loti|plus heureux)(?: [^ |]+){0,3} sans moi|(?:personne|aucun) (?:ne )?(?:me regretterait|remarquerait)|(?:lettre|mot) dadieu|overdose|surdose|(?:avale|avaler|pris|prendre) (?:tous|toute la boite|plein)(?: [^ |]+){0,3} (?:medicaments|cachets|comprimes|pilules)|(?:sauter|jeter)(?: [^ |]+){0,3} (?:pont|fenetre|toit|train|metro|immeuble|balcon|rails|voies)',
    ),
    rule(
      'suicide',
      '(?:je |il |elle |on )?(?:ne |n )?(?:nen |en )?(?:peux|peut|pouvait) (?:vraiment |juste )?plus(?= \\||$| continuer| vivre| supporter| tenir| du tout| de (?:cette|la) vie)|(?:nen|jen|en) (?:peux|peut) plus|tiens plus|tient plus|a bout(?= \\||$| de (?:forces|tout))|(?:veut|veux|pense|penser|envie)(?: [^ |]+){0,2} (?:en )?finir|idees noires|pensees noires|plus (?:daucun|aucun|de) (?:issue|espoir)|un poids pour (?:tout le monde|les autres|ma famille|sa famille)',
      {
        unless:
          '(?:finir|en finir) (?:avec )?(?:ce projet|cette reunion|le projet|la reunion|le rapport|ce rapport)',
        sure: false,
      },
    ),
    rule(
      'self-harm',
      '(?:se|me|sest|me suis) (?:mutile\\w*|scarifi\\w*|coupe(?:r|e)?(?: les veines)?|taillade\\w*|brule\\w* (?:volontairement|les bras)|fai[st] du mal|faire du mal|blesse volontairement)|automutil\\w*|scarifi\\w*|(?:coupures|cicatrices|entailles|brulures)(?: [^ |]+){0,3} (?:bras|poignets?|avant bras|jambes|cuisses)|souvr\\w+ les veines',
      { unless: 'coupe\\w* (?:la parole|du monde|les cheveux)' },
    ),
    rule(
      'violence-at-home',
      '{who}(?: [^ |]+){0,4} (?:{hits})|(?:battue?|frappee?|maltraitee?|violee?|menacee?) (?:par|a la maison)(?: [^ |]+){0,2}(?: (?:{who}))?|violences? (?:conjugales?|domestiques?|a la maison|familiales?|au sein du couple)|peur de rentrer|peur (?:de|du|dun) (?:son|mon|sa|ma) (?:{who})|(?:bleus|ecchymoses|oeil au beurre noir|cocard|des coups)(?: [^ |]+){0,3}(?: (?:visage|bras|corps|elle|cou))?',
      {
        unless:
          'coups? (?:de main|de fil|doeil)|(?:bleus) (?:de travail|clairs?)|ex (?:collegue|employeur)|cordons? bleus?',
      },
    ),
    rule(
      'threat',
      '(?:menac\\w+|jure|promis)(?: [^ |]+){0,6} (?:tuer|frapper|mort|buter|poignarder|tirer|bruler|violence|arme|couteau|casser la (?:gueule|figure)|faire la peau|me|nous|un collegue|une collegue|son chef|sa chef|physiquement)|menaces? de mort|(?:ma|la|les|nous a|ma|la) (?:menacee?|agressee?|frappee?|giflee?|bousculee?)|(?:arme|pistolet|couteau|fusil|flingue|revolver|bombe|machette)(?: [^ |]+){0,5} (?:bureau|travail|sac|tiroir|reunion|sur lui|sur elle|entreprise)|(?:venu|vient|vienne|venir|arrive|apporte\\w*|amene\\w*|sorti|a) (?:avec )?(?:une|un|son|sa) (?:arme|pistolet|couteau|fusil|flingue)|(?:vais|va|veut|veux|envie de) (?:le|la|les|tous les|tuer|buter|frapper)(?: [^ |]+)? ?(?:tuer|buter|frapper|mon chef|mon patron|tout le monde|poignarder)|agression physique|agressee? physiquement|en venir aux mains|tout faire sauter',
      {
        unless:
          'menac\\w+ (?:de|d) (?:demission\\w*|partir|quitter|aller aux prudhommes|porter plainte|greve)|a couteaux tires|arme (?:secrete|de persuasion)',
      },
    ),
    rule(
      'abuse-at-work',
      'harcel\\w+|agression sexuelle|agressee? sexuellement|attouchement\\w*|(?:viol|violee?)(?= \\||$| par| au)|mains? (?:aux fesses|baladeuses?|sur (?:ma|sa) (?:cuisse|jambe|poitrine))|(?:touche|caresse|tripote|pelote) (?:les|la|sa|ma|mes|ses)(?: [^ |]+)? ?(?:cuisses?|fesses|seins|jambe|genou)|propos (?:racistes|sexistes|deplaces)|insultes? racistes?|traitee? de (?:sale|pute|salope|pd|negre|arabe)|humili\\w+|brimad\\w+',
    ),
    rule(
      'panic',
      'crise (?:de panique|dangoisse)|attaque de panique|(?:peux|peut|narrive|arrive|arrive) (?:plus|pas) (?:a )?respirer|hyperventil\\w*|du mal a respirer|(?:douleur|mal|serre)(?: [^ |]+){0,3} poitrine|coeur qui (?:semballe|bat trop)|seffondr\\w+|perdu connaissance|evanouie?|decompens\\w+|(?:pete|petage de) (?:un )?(?:plombs?|cable)',
    ),
    rule(
      'eating',
      'anorexi\\w*|boulimi\\w*|troubles? (?:du comportement )?alimentaires?|tca|(?:ne |n )?mange (?:plus|rien|presque (?:plus|rien))|se fait vomir|(?:vomit|vomir) (?:apres|a chaque) (?:manger|repas|les repas)',
      { unless: 'mange (?:presque )?(?:plus|rien) (?:avec nous|a la cantine|que)' },
    ),
    rule(
      'addiction',
      'alcooli\\w+|alcoolique|(?:probleme|problemes|souci) (?:dalcool|avec lalcool|de boisson|de drogue)|(?:sent|sentait|pue|empeste)(?: [^ |]+){0,2} lalcool|(?:ivre|saoule?|soul|bourree?|defoncee?|sous lemprise)(?= \\||$| au| en| pendant| le)|(?:boit|bois|buvait) (?:trop|en cachette|au (?:travail|bureau)|tous les (?:jours|soirs)|pendant le)|drogu\\w+|toxicoman\\w+|(?:prend|sniffe|consomme) (?:de la |des )?(?:cocaine|coke|drogues?|heroine|stups)|addict\\w*(?= aux? jeux| a lalcool| a la| aux)|ludopath\\w+',
      { unless: 'boit trop de (?:cafe|the|coca)|addict\\w* (?:au|a son) (?:cafe|telephone|travail)' },
    ),
    ...FR_PATTERNS,
  ],
};
