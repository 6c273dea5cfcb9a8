import { patternWriter } from '../rules/write-rule.ts';
import { conditionWriter, type EmergencyWords, near } from './write-condition.ts';

const rule = conditionWriter();
const pattern = patternWriter({});

const HEAT = 'goraca?|upal\\w*|\\d\\d stopni|szklarni\\w*|sloncu|bez klimatyzacji|dachu';
const ILL =
  'przestal\\w* sie pocic|nie poci sie|zemdlal\\w*|zdezorientowan\\w*|mowi bez sensu|bredzi|zawroty|wymiotuje|zatacza|splatan\\w*';
const SWELLS = 'puchnie|spuchl\\w*|spuchniet\\w*|ciezko oddycha|nie moze oddychac|dusi sie|pokrzywka|bable';
const SUGAR_ILL =
  'trzesie|drzy|poci|od rzeczy|zdezorientowan\\w*|agresywn\\w*|blad\\w*|senn\\w*|nieprzytomn\\w*|zatacza|ledwo stoi';

export const pl: EmergencyWords = {
  language: 'pl',
  rules: [
    rule(
      'unconscious',
      [
        'nie oddycha|ledwo oddycha|bez (?:pulsu|tetna)|nie (?:moge|mozemy) (?:jej |go )?(?:dobudzic|obudzic)|(?:jest|lezy)(?: [^ |]+){0,2} nieprzytomn\\w+|stracil\\w* przytomnosc',
        near(
          'upadl\\w*|zemdlal\\w*|lezy|osunal\\w*|spadl\\w*',
          'nie (?:reaguje|odpowiada|rusza sie)|sie nie rusza',
        ),
      ],
      'maile?|rynek|projekt',
    ),
    rule('choking', ['(?:za)?krztusi\\w* sie|zakrztusil\\w*|dlawi sie|zadlawil\\w*'], 'praca|robota'),
    rule(
      'allergy',
      [
        'anafila\\w+|wstrzas (?:alergiczny|anafilaktyczny)',
        near(
          'alergi\\w+|uczulon\\w+|orzech\\w*|orzeszki|osa|pszczola|ukasil\\w*|uzadlil\\w*|zjadl\\w*|lateks|adrenalin\\w*|epipen',
          SWELLS,
        ),
        'puchnie(?: [^ |]+){0,2} (?:twarz|jezyk|gardlo|usta)|(?:twarz|jezyk|gardlo|usta)(?: [^ |]+){0,2} (?:puchnie|spuchl\\w*)',
      ],
      'uczulon\\w+ na (?:krytyke|zmiany|spotkania)',
    ),
    rule(
      'heart',
      [
        '(?:ma|dostal\\w*|chyba)(?: [^ |]+)? (?:zawal|atak serca)(?= \\|)|zatrzymanie (?:akcji )?serca|(?:bol|ucisk|klucie|pieczenie|scisk|boli)(?: [^ |]+){0,2} (?:w )?klat(?:ce|ka)(?: piersiowej| piersiowa)?|trzyma sie za (?:serce|piers|klatke)',
        near('lewej reki|lewa reke|lewe ramie', 'klatce|bol|ucisk|poci'),
      ],
      '(?:prawie|malo nie|o malo)(?: [^ |]+){0,4} zawalu?|zawal\\w* (?:roboty|pracy)|atak\\w* paniki|zawalil\\w*',
    ),
    rule('stroke', [
      '(?:ma|chyba)(?: [^ |]+)? udar(?= \\||$| nie)|kacik ust|(?:usta|twarz)(?: [^ |]+){0,2} (?:krzyw\\w*|wykrzywion\\w*|opadl\\w*)|opadl\\w*(?: [^ |]+){0,2} (?:kacik|usta|twarz)',
      near(
        '(?:prawej|lewej) (?:reki|nogi)|(?:prawa|lewa) (?:reka|noga)',
        'nie moze (?:podniesc|ruszyc|mowic)|bezwladn\\w*|nagle',
      ),
    ]),
    rule('overdose', [
      'przedawkowa\\w+|(?:sine|niebieskie) usta|usta(?: [^ |]+)? (?:sine|niebieskie)|strzykawka|(?:polknal\\w*|polknela|wzial\\w*|wziela|zazyl\\w*)(?: [^ |]+){0,2} (?:opakowanie|listek|paczke)(?: [^ |]+){0,2}|(?:wypil\\w*)(?: [^ |]+){0,2} (?:wybielacz|kwas|udrazniacz|plyn)',
    ]),
    rule('heat', ['udar\\w* (?:cieplny|sloneczny)|przegrzal\\w*', near(HEAT, ILL)]),
    rule('diabetes', [
      'niedocukrzeni\\w+|hipoglikemi\\w+|spiaczka cukrzycowa',
      near('cukrzyc\\w+|cukrzykiem|insulin\\w+|cukier', SUGAR_ILL),
    ]),
    rule(
      'seizure',
      ['drgawk\\w+|atak padaczk\\w+|napad padaczk\\w+|piana (?:z|na) ust\\w*'],
      'w razie|na wypadek',
    ),
    rule('injury', [
      'krew(?: [^ |]+)? nie przestaje|nie przestaje (?:krwawic|leciec)|krwawi (?:mocno|bardzo|obficie)|krwotok|porazil\\w* (?:go|ja|mnie) prad|porazony pradem|(?:uciel\\w*|obciel\\w*|odciel\\w*)(?: [^ |]+){0,2} palec|(?:reka|noga|palec|reke|noge)(?: [^ |]+){0,2} (?:przygniecion\\w*|zmiazdzon\\w*|w maszynie|w prasie)|kwas w oczach|potracil\\w*(?: [^ |]+)? (?:wozek|samochod)',
      near('spadl\\w* z (?:drabiny|rusztowania|dachu)', 'nie rusza|krwawi|nieprzytomn\\w*|nie czuje'),
      'atak astmy',
    ]),
  ],
  notNow: pattern(
    '(?:zeszlym|ostatnim|tamtym|ubieglym) (?:tygodniu|miesiacu|roku)|(?:zeszlego|ostatniego) (?:lata|roku)|(?:dni|tygodni\\w*|miesi\\w+|lat|lata|rok) temu|od (?:tygodni|miesiecy|lat)|wraca|wrocil\\w*|powrot\\w*|po (?:zawale|udarze|wypadku)|przezyl\\w*|zmarl\\w*|pogrzeb\\w*|szkoleni\\w*|kurs|pierwsz\\w+ pomoc\\w*|w razie|na wypadek|jesli ktos|codziennie|kazdego dnia',
  ),
  over: pattern('w szpitalu|na oiomie|zmarl\\w*|umarl\\w*|nie zyje|pogrzeb\\w*'),
  now: pattern(
    'teraz|w tej chwili|nagle|dzis|dzisiaj|rano|minut\\w*|co (?:mam )?robic|czy mam go trzymac|na podlodze',
  ),
};
