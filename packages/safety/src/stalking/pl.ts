import type { LanguageRules } from '../concern.ts';
import { near } from '../emergencies/write-condition.ts';
import { ruleWriter } from '../rules/write-rule.ts';

const rule = ruleWriter({
  close: 'byly (?:pracownik|chlopak|maz|partner)|byla (?:zona|dziewczyna)|maz|ktorego zwolnil\\w*',
  ciagle:
    'codziennie|co wieczor|ciagle|stale|od (?:[^ |]+ )?(?:dni|tygodni|miesiecy)|trzeci raz|znowu|po zamknieciu|wieczorem',
});

export const pl: Pick<LanguageRules, 'language' | 'rules'> = {
  language: 'pl',
  rules: [
    rule(
      'threat',
      [
        'stalker\\w*|stalkuje|zakaz zblizania|przesladuje (?:mnie|ja|go)|przesladowan\\w+ przez',
        '(?:sledzi|sledzil) (?:mnie|ja|go|moja)|(?:chodzi|idzie|lazi|jezdzi) za (?:mna|nia|nim)',
        'zdjecie? (?:mojego|mojej|jej|jego) (?:balkonu|domu|mieszkania|auta|drzwi)|fotografuje (?:ja|mnie)',
        '(?:lokalizator|gps|nadajnik)(?: [^ |]+){0,2} w|kontroluje kazdy (?:jej|moj|jego) krok',
        '(?:dowiedzial\\w* sie|wie) gdzie (?:mieszkam|mieszka|pracuje)|zna grafik|pojawia sie wszedzie',
      ],
      { unless: 'instagramie?|linkedin|przesylk\\w+' },
    ),
    rule(
      'threat',
      [
        near(
          '(?:czeka|stoi|parkuje)(?: [^ |]+){0,3} (?:przed|pod)(?: [^ |]+)? (?:biurem|sklepem|domem|blokiem|firma|praca)',
          '{ciagle}|kwiaty|{close}|na mnie',
        ),
        near('{close}', 'kwiaty|razy dziennie|skrzynce|chodzi za|czeka na mnie|lokalizator'),
      ],
      { unless: 'kurier|taksowk\\w+|zamowieni\\w+|autobus(?: [^ |]+)? przyjezdza' },
    ),
  ],
};
