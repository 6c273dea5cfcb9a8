import { patternWriter } from '../rules/write-rule.ts';
import { conditionWriter, type EmergencyWords, near } from './write-condition.ts';

// Apostrophes are gone: s'est → sest, l'échelle → lechelle.
const rule = conditionWriter();
const pattern = patternWriter({});

const HEAT =
  'chaleur|canicule|\\d\\d degres|serre|plein soleil|il fait (?:tres |si )?chaud|sans clim\\w*|toit';
const ILL =
  'ne transpire plus|malaise|evanoui\\w*|confuse?s?|propos incoherents|delire|titube|vertiges?|vomit|tombee? dans les pommes|somnolente?';
const SWELLS =
  'gonfle|enfle|gonflee?s?|enflee?s?|respire mal|(?:du mal|peine) a respirer|etouffe|narrive plus a respirer|plaques partout|urticaire';
const SUGAR_ILL =
  'tremble|transpire|nimporte quoi|confuse?|agressi(?:f|ve)|pale|somnolente?|titube|tient a peine debout|inconsciente?|ne reagit plus';

export const fr: EmergencyWords = {
  language: 'fr',
  rules: [
    rule(
      'unconscious',
      [
        'inconsciente?(?= dans| par| au| sur| \\||$)|ne respire (?:plus|pas)|respire a peine|pas de pouls|(?:narrive|arrive|narrivons) pas a (?:la|le) reveiller|ne se reveille pas|(?:impossible|pas) (?:a|de) (?:la |le )?reveiller',
        near(
          'effondree?|evanouie?|tombee?|par terre|au sol|malaise',
          'ne (?:reagit|repond|bouge) (?:plus|pas)|sans connaissance|perdu connaissance',
        ),
      ],
      'mails?|marche|projet',
    ),
    rule(
      'choking',
      [
        'setouffe(?= avec| en| \\||$)|avale de travers(?=.{0,50} (?:bleu|respir|parl))|coincee? dans (?:la|sa) gorge',
      ],
      'travail|dossiers',
    ),
    rule(
      'allergy',
      [
        'anaphyla\\w+|choc allergique',
        near(
          'allergi\\w+|noix|cacahuetes?|arachides?|guepe|abeille|pique\\w*|mange|latex|adrenaline|epipen',
          SWELLS,
        ),
        '(?:visage|langue|levres?|gorge)(?: [^ |]+){0,2} (?:gonfle\\w*|enfle\\w*)',
      ],
      'allergique (?:a la critique|au changement|aux reunions)',
    ),
    rule(
      'heart',
      [
        '(?:il fait|elle fait|quil fait|quelle fait|faire|collegue fait|en train de)(?: [^ |]+)? (?:infarctus|crise cardiaque|arret cardiaque)(?= \\|)|(?:douleurs?|mal|oppression|serrement|pression|etau|pincement)(?: [^ |]+){0,3} (?:a|dans|au niveau de) (?:la |ma |sa )?poitrine|poitrine(?: [^ |]+)? (?:serree?|oppressee?)|se tient la poitrine',
        near('bras gauche', 'poitrine|douleur|sueurs?|gris\\w*'),
      ],
      '(?:failli|presque|manque)(?: [^ |]+){0,3} (?:infarctus|crise cardiaque)|crises? de panique',
    ),
    rule('stroke', [
      '(?:fait|faire|avoir) (?:un )?avc(?= \\||$| il| elle)|attaque cerebrale|(?:bouche|visage|sourire|levre)(?: [^ |]+){0,3} (?:tombante?|de travers|tordue?|paralysee?|qui tombe|tombe)',
      near(
        '(?:bras|jambe|main)(?: [^ |]+)?|cote (?:droit|gauche)',
        '(?:ne peut|narrive|peut) plus (?:a )?(?:lever|bouger|parler)|paralysee?|soudain|tout dun coup',
      ),
      near(
        'ne trouve plus ses mots|ne peut plus parler|parle bizarrement',
        'bouche|visage|bras|soudain|un cote',
      ),
    ]),
    rule(
      'overdose',
      [
        'overdose(?! (?:of|a|the|my|on|with) )|surdose|levres(?: [^ |]+)? (?:sont )?bleues?|seringue (?:a cote|dans le bras)|(?:avale|pris|ingere)(?: [^ |]+){0,2} (?:boite|plaquette|tablette|tube|flacon)(?: [^ |]+)? ?(?:entiere?|complete|de)?|(?:bu|avale)(?: [^ |]+){0,2} (?:javel|deboucheur|detergent|produit|acide)',
      ],
      'overdose (?:of [^ |]+|de (?:reunions|cafe|mails|changement\\w*))',
    ),
    rule('heat', ['coup de chaleur|coup de chaud(?= \\||$| il| elle)|insolation', near(HEAT, ILL)]),
    rule('diabetes', [
      'hypoglycemie|en hypo|coma diabetique',
      near('diabetique|glycemie|insuline', SUGAR_ILL),
    ]),
    rule(
      'seizure',
      [
        'crise (?:depilepsie|convulsive)|convuls\\w+|yeux revulses|bave aux levres',
        near('secousses|tremble de tout son corps', 'par terre|au sol|epilep\\w+'),
      ],
      'que faire en cas|en cas de',
    ),
    rule(
      'injury',
      [
        'narrete pas de saigner|(?:saigne|perd) (?:beaucoup|abondamment|du sang)|hemorragie|electrocute\\w*|decharge electrique|doigts? (?:coupes?|arraches?|sectionnes?)|(?:main|bras|jambe|doigt)(?: [^ |]+){0,2} (?:coincee?|ecrasee?|prise?) (?:dans|sous)|acide dans les yeux|brulee? (?:au|aux|sur)|(?:renversee?|ecrasee?) par (?:un|le) (?:chariot|camion)',
        near(
          'tombee? (?:de|du) (?:l )?(?:lechelle|echelle|echafaudage|toit)|tombee? de lechelle|lechafaudage',
          'ne bouge (?:plus|pas)|saigne|inconscient|ne sent plus',
        ),
        'crise dasthme',
      ],
      'hemorragie de (?:talents|clients|personnel)',
    ),
  ],
  notNow: pattern(
    '(?:semaine|mois|annee|ete|hiver) (?:derniere?|passee?)|il y a (?:\\w+ )?(?:jours|semaines?|mois|ans|un an)|depuis (?:\\w+ )?(?:semaines?|mois|des mois|des semaines|la semaine derniere)|revient|retour|reprend|reprise|de retour|apres (?:son|un|mon) (?:avc|infarctus|accident)|survecu|decede\\w*|morte? dun|obseques|formation|secouris\\w+|en cas|si quelquun|chaque (?:jour|matin|lundi)|autrefois',
  ),
  over: pattern('a lhopital|en reanimation|mort|morte|decede\\w*|obseques|enterrement'),
  now: pattern(
    'maintenant|en ce moment|tout a lheure|soudain|aujourdhui|ce matin|minutes|que (?:dois je )?faire(?! en cas)|par terre|il faut le tenir',
  ),
};
