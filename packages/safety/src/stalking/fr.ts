import type { LanguageRules } from '../concern.ts';
import { near } from '../emergencies/write-condition.ts';
import { ruleWriter } from '../rules/write-rule.ts';

// Apostrophes are gone: m'attend → mattend.
const rule = ruleWriter({
  close:
    'lex|ex|ex mari|ex copain|ex conjoint|son mari|mon mari|son compagnon|son copain|ancien (?:salarie|employe|collaborateur|client)|que jai licencie',
  souvent:
    'tous les (?:soirs|jours|matins)|chaque (?:soir|jour)|sans arret|depuis (?:[^ |]+ ){1,2}(?:jours|semaines|mois)|toujours|encore|apres (?:la fermeture|son service)',
});

export const fr: Pick<LanguageRules, 'language' | 'rules'> = {
  language: 'fr',
  rules: [
    rule(
      'threat',
      [
        'stalk(?:e|eur|euse|er)|harceleur|ordonnance de protection|mesure deloignement',
        '(?:la|le|me|les) (?:suit|suivait|poursuit) (?:jusqua\\w*|partout|apres|dans la rue|en voiture|chez)|suivie? (?:par (?:un|mon|son|une)|jusqua\\w*|dans la rue)|suivie? depuis',
        '(?:rode|rodait|guette|guettait)(?: [^ |]+){0,3} (?:autour|devant|sortie|pres)',
        '(?:photos?|images?) de (?:mon|ma|son|sa|notre) (?:balcon|maison|appartement|voiture|porte|fenetre|jardin)|(?:la|me) (?:photographie|filme) (?:en cachette|par la fenetre|a son insu)',
        '(?:traceur|gps|airtag|balise|logiciel espion)(?: [^ |]+){0,2} (?:sur|dans)|surveille tous (?:ses|mes) deplacements',
        '(?:trouve|connait|retrouve) (?:mon|son) adresse|sous ma porte|connait les horaires de|en bas de chez (?:moi|elle)|sait ou (?:jhabite|elle habite)',
      ],
      { unless: 'stalker client|instagram|linkedin|formation|suivi (?:de|du)|colis' },
    ),
    rule(
      'threat',
      [
        near(
          '(?:mattend|lattend|attend|stationne|gare|devant)(?: [^ |]+){0,3} (?:bureau|agence|magasin|maison|domicile|entree|parking|boutique|travail)',
          '{souvent}|fleurs|{close}',
        ),
        near('{close}', 'fleurs|fois par jour|boite aux lettres|la suit|attend|rode|traceur|harcel\\w+'),
        'harcelee? par (?:son|mon|un) (?:ex|ancien|client|patient)',
      ],
      { unless: 'livreur|taxi|commande|vient la chercher' },
    ),
  ],
};
