import { patternWriter } from '../rules/write-rule.ts';
import type { HintWords } from './hints.ts';

const all = patternWriter({
  place:
    'ponts?|quais?|rails|voie ferree|passage a niveau|trains?|falaises?|rivieres?|fleuve|canal|barrage|carriere|lac|ferry|toit|terrasse|balcon|parapet|parking|silo|camions?|autoroute|volant',
  pills: 'comprimes|cachets|somniferes|medicaments|insuline|morphine|pilules',
  near: 'plus longtemps|longtemps au bord|au bord|plus pres|trop pres|profond\\w*|froid\\w*|saut\\w*|lacher|tomb\\w*|coup de volant|compte les trains|jusqua la nuit|la profondeur',
});

export const FR_HINTS: HintWords = {
  language: 'fr',
  hints: {
    thought: all([
      '(?:esper\\w*|souhait\\w*|voudrais|voudrait|veux|veut|prie) ~ (?:ne )?(?:pas|plus|jamais) (?:me |se )?reveiller|ne plus se reveiller',
      '(?:coup de volant|tourner le volant) (?:[^ |]+ ){0,4}(?:camion|mur|arbre|pont|face)|(?:petit|simple|seul) (?:coup de volant|mouvement)|ne freinerais? pas|pas freine',
      '(?:accident|infarctus|cancer) ~ (?:serait|simplifierait) (?:[^ |]+ )?(?:plus simple|soulagement|plus facile|cadeau|mieux)',
      '(?:plus|pas) (?:[^ |]+ )?confiance (?:en|dans) (?:mes jambes|moi|ses jambes|elle|lui|soi)\\w*(?: meme)?',
      'une partie de (?:moi|lui|elle) (?:veut|voudrait|voulait) (?:lacher|sauter|arreter|disparaitre)',
      '(?:mieux|plus (?:simple|facile)) (?:pour tous |pour tout le monde |pour eux )?sans moi|sans (?:moi|elle|lui) (?:ce |tout )?serait (?:mieux|plus (?:simple|facile))',
      'peu importe ce qui (?:m|l)(?: )?arriv\\w*',
    ]),
    edge: all([
      '{place}(?=[^|]{0,110} (?:{near})(?= |$))',
      '(?:{near})(?= [^|]{0,110}(?:{place}|leau)(?= |$))',
      '(?:compte|comptes|comptee?s?|sais|sait) (?:[^ |]+ ){0,4}(?:{pills})(?: [^ |]+){0,6}|combien de (?:{pills})',
      'laisse (?:passer|filer) (?:[^ |]+ ){0,2}trains|compte les trains',
      'assurance vie(?= |$)(?=[^|]{0,100})',
    ]),
    dispensable: all([
      '(?:debrouiller\\w*|sen sortir\\w*|sortiraient|iraient|irait|iront|mieux) (?:[^ |]+ ){0,4}sans (?:moi|lui|elle)|sans (?:moi|lui|elle) (?:[^ |]+ ){0,4}(?:mieux|bien)|(?:equipe|tous) (?:[^ |]+ ){0,2}mieux avec quelquun dautre',
      '(?:personne|nul) ne (?:[^ |]+ ){0,2}(?:remarquer\\w*|manquer\\w*|besoin|apercev\\w*)',
    ]),
    stillness: all(
      '(?:enfin|au moins|alors|tout) (?:[^ |]+ ){0,4}(?:calme|silence|paix|tranquille|fini|repos)|le silence|la paix|que tout sarrete',
    ),
    place: all('{place}'),
    means: all('{pills}|fusil|pistolet|corde|gaz'),
    affairs: all(
      'assurance(?: vie)?|lettres? (?:a|pour) (?:mes|ma|mon|ses|sa) \\w+|apres moi|tout soit en ordre|en ordre pour|touchera|quand je ne serai plus',
    ),
    musing: all(
      '(?:me surprends|se surprend|me surprend|me suis surprise?) a|parfois|ces derniers temps|dernierement|(?:je|il|elle) (?:pense|pensait|songe|me demande)|pense(?:nt)? (?:a|chaque)|chaque semaine|juste pour savoir|la nuit je (?:calcule|pense)',
    ),
    hidden: all(
      '(?:dit|parle|raconte) a personne|(?:lai|l ai|ne lai) (?:dit|raconte) a personne|(?:femme|mari|famille) ne sait rien|ne voit plus personne|seule?s? chez',
    ),
    worn: all(
      '(?:dors|dort|mange) (?:presque )?(?:plus|pas|rien|a peine)|ne (?:dors|mange) (?:presque )?(?:plus|pas|rien)|bois pour dormir|la nuit|vide|epuise\\w*',
    ),
  },
  explained: all(
    'conges?|vacances|retraite|maternite|paternite|conge parental|nouveau poste|nouvel emploi|mute\\w*|successeur|promu\\w*|travaux|demenage\\w*',
  ),
  reported: all('(?:dit|disait|confie|raconte|demande|explique|ecrit|avoue|mentionne)(?= |$)(?! a personne)'),
  self: all('je|jai|me|moi|mon|ma|mes|jespere'),
  other: all('il|elle|lui|son|sa|ses|quelle|quil'),
};
