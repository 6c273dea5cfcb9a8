import type { LanguageRules } from '../concern.ts';
import { near } from '../emergencies/write-condition.ts';
import { ruleWriter } from '../rules/write-rule.ts';

const rule = ruleWriter({
  close:
    'ex|ex man|ex vriend|ex vriendin|haar man|mijn man|haar vriend|ex medewerker|ontslagen|die ik ontsloeg',
  steeds:
    'elke (?:avond|dag|nacht)|iedere (?:avond|dag)|steeds|al (?:[^ |]+ )?(?:dagen|weken|maanden|weer|voor de)|weer|na (?:sluitingstijd|haar dienst)',
});

export const nl: Pick<LanguageRules, 'language' | 'rules'> = {
  language: 'nl',
  rules: [
    rule(
      'threat',
      [
        'gestalkt|stalkt|stalker(?! client)|contactverbod|straatverbod',
        'achtervolg\\w+ (?:haar|mij|me|hem)|(?:haar|mij|me|hem)(?: [^ |]+)? achtervolg\\w*|volgt (?:haar|mij|me|hem) (?:tot|naar|overal|na)|loopt(?: [^ |]+){0,2} achter (?:haar|mij|me|hem) aan',
        'foto(?: s)? van (?:mijn|haar|zijn) (?:balkon|huis|auto|deur|raam)|fotografeert (?:haar|mij) (?:stiekem|door)',
        '(?:tracker|gps|airtag|volgapp)(?: [^ |]+){0,2} (?:in|op|onder) (?:haar|mijn|zijn)|houdt alles bij wat',
        '(?:mijn|haar|zijn) adres (?:gevonden|achterhaald)|weet waar (?:ik|ze|zij|hij) woon\\w*|kent de diensten|duikt overal op',
      ],
      { unless: 'instagram|linkedin|pakket' },
    ),
    rule(
      'threat',
      [
        near(
          '(?:staat|wacht|zit|parkeert)(?: [^ |]+){0,4} (?:voor|bij|tegenover)(?: [^ |]+){0,2} (?:kantoor|winkel|huis|deur|ingang|zaak)',
          '{steeds}|bloemen|{close}',
        ),
        near('{close}', 'bloemen|keer per dag|brievenbus|volgt|wachten|tracker'),
      ],
      { unless: 'koerier|taxi|bestelling|haalt (?:haar|me) op' },
    ),
  ],
};
