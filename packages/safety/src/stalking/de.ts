import type { LanguageRules } from '../concern.ts';
import { near } from '../emergencies/write-condition.ts';
import { ruleWriter } from '../rules/write-rule.ts';

const rule = ruleWriter({
  close:
    'ex|exfreund|exmann|exfrau|exfreundin|ihr mann|mein mann|ihr freund|sein[e]? frau|fruherer freund|ehemann|gekundigt\\w*|entlassen',
  oft: 'jeden abend|jede nacht|abends|standig|immer wieder|nachts|seit (?:[^ |]+ ){1,2}(?:tagen|wochen|monaten)|jeden tag|schon wieder|nach (?:der|ihrer|seiner) schicht',
});

export const de: Pick<LanguageRules, 'language' | 'rules'> = {
  language: 'de',
  rules: [
    rule(
      'threat',
      [
        'stalkt|stalker(?:in)?(?! client)|stalking (?:durch|von)|gestalkt|nachstellung|naherungsverbot|kontaktverbot|annaherungsverbot',
        'lauer(?:t|te)(?: [^ |]+){0,6} auf|(?:ist|lauft|geht|fahrt)(?: [^ |]+){0,3} (?:mir|ihr|ihm)(?: [^ |]+){0,4} (?:nachgelaufen|nachgegangen|hinterher|nach hause nach)|(?:mir|ihr|ihm)(?: [^ |]+){0,5} (?:nachgelaufen|nachgefahren|hinterhergelaufen)',
        '(?:verfolgt|verfolgte) (?:mich|sie|ihn|meine [^ |]+|unsere [^ |]+)|werde(?: [^ |]+){0,3} verfolgt|wird(?: [^ |]+){0,4} (?:verfolgt|beobachtet)(?= \\||$| seit)',
        '(?:foto|bild)\\w*(?: [^ |]+)? (?:von|vor) (?:mein|ihr|sein|unser)\\w* (?:balkon|wohnung|haus|auto|tur|fenster|garten)|fotografiert (?:sie|mich|ihn)(?: [^ |]+){0,2} (?:durchs|heimlich|durch)',
        '(?:ortungs ?app|tracker|airtag|gps)(?: [^ |]+){0,3} (?:handy|auto|tasche|gespielt|versteckt|gelegt)',
        '(?:meine|ihre|seine) adresse (?:herausgefunden|rausgefunden)|kennt (?:ihren|meinen|seinen) dienstplan|taucht (?:uberall|immer wieder|standig)(?: [^ |]+)? auf|(?:weiss|herausgefunden) wo (?:ich|sie|er) wohn\\w*',
      ],
      { unless: 'auf dem laufenden|podcast|serie|ziele?|folgen sie|instagram|linkedin|projekt|paket' },
    ),
    rule(
      'threat',
      [
        near(
          '(?:steht|wartet|sitzt|parkt)(?: [^ |]+){0,5} (?:vor|gegenuber|am|auf)(?: [^ |]+){0,2} (?:buro|laden|haus|wohnung|eingang|praxis|tur|parkplatz|agentur|geschaft|firma|schule)',
          '{oft}|{close}|wartet bis ich|blumen',
        ),
        near(
          '{close}',
          'blumen|ruft(?: [^ |]+){0,3} mal am tag|steht(?: [^ |]+){0,4} (?:vor|gegenuber)|lauert|heimlich(?: [^ |]+){0,4} (?:app|handy|ortungs\\w*)|briefkasten|folgt (?:ihr|mir|ihm)',
        ),
        'ruft(?: [^ |]+)? (?:zwanzig|dreissig|vierzig|funfzig|\\d+) ?mal am tag an(?=.{0,60} (?:ruhe|sie|mich))',
      ],
      {
        unless:
          'taxi|lieferant|lieferung|bestellung|kunde(?: [^ |]+){0,3} bestellung|bus(?: [^ |]+)? faehrt|mich ab|holt (?:sie|mich|ihn) ab',
      },
    ),
  ],
};
