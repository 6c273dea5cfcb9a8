import type { Rule } from '../concern.ts';
import { enoughToDie } from './enough-to-die.ts';
import { ruleWriter } from './write-rule.ts';

const rule = ruleWriter({
  kin: 'dzieci|syna|corki|zony|meza|matki|ojca|rodzicow|rodziny',
  means: 'tabletki|tabletek|leki|lekow|proszki|insuline|sznur|line',
  drop: 'pociag|pociagiem|metro|tramwaj|mostu|dachu|okna|balkonu|tory|ciezarowk\\w+|samochod',
  blade: 'noz|nozem|nozyk|srubokret|nozyczki|mlotek|siekier\\w+|pistolet|bron|butelk\\w+',
  drink: 'wodk\\w+|alkohol\\w*|piwo|wino|whisky|gin|piersiowk\\w+',
  drug: 'kokain\\w+|koks\\w*|amfetamin\\w+|narkotyk\\w+|tablet\\w+|prochow|lekow|trawk\\w+',
  store: 'szafce|szafk\\w+|biurku|torbie|plecaku|szufladzie|samochodzie|termosie',
});

/** The ways of speaking that `en-*-patterns` hold for English. */
export const PL_PATTERNS: Rule[] = [
  enoughToDie('pl'),
  rule('suicide', [
    '(?:wolal\\w*|chcial\\w*|lepiej|lepiej by bylo)(?: [^ |]+){0,3} (?:martw[aey]|umarl\\w*|nie zyl\\w*|nie urodzil\\w*)|(?:zasnac|usnac|zasnal\\w*)(?: [^ |]+){0,2} (?:nie (?:sie )?(?:obudzic|obudzil\\w*|obudze))(?: sie)?',
    'nie chce (?:juz |dluzej |mi sie )?(?:zyc|istniec)(?: dluzej)?|(?:gdyby|kiedy|jak) (?:jej|jego|go|mnie) (?:juz )?nie (?:bylo|bedzie)',
    '(?:ze soba|z soba|z tym wszystkim|z zyciem|ze wszystkim) (?:skonczyc|konczyc|skoncze)',
    '(?:rzuci|rzuce|rzucic|skoczy|skocze|polozy)(?: sie)? (?:pod|z|na|przez|przed) (?:[^ |]+ )?(?:{drop})',
    '(?:wjechac|wjade|walnac|uderzyc)(?: [^ |]+){0,3} (?:w|na) (?:drzewo|mur|sciane|slup|czolowke)',
    '(?:zbiera|zbieram|odklada|gromadzi|uzbieral\\w*|schowal\\w*)(?: [^ |]+){0,2} (?:{means})|wystarczy (?:{means})',
    'list\\w*(?: [^ |]+)? (?:do|dla) (?:swoich |swojej |moich )?{kin}|list pozegnaln\\w+',
    '(?:zadnego|nie (?:widze|widzi|mam|ma)) (?:zadnego )?(?:powodu|sensu|po co)(?: [^ |]+){0,2} (?:zyc|zycia|wstawac|istniec)|(?:zmeczon[ya]|mam dosc) (?:zycia|zyciem)|(?:wybral\\w*|ustalil\\w*) (?:juz )?(?:dzien|date)(?= \\||$)',
  ]),
  rule('suicide', ['jutro (?:juz )?(?:go|jej|mnie) (?:juz )?nie bedzie'], {
    unless: 'urlop\\w*|wolne|lekarz\\w*|chor\\w+|szkoleni\\w+|zebrani\\w+',
    sure: false,
  }),
  rule('self-harm', ['(?:tne|tnie) sie(?: [^ |]+){0,3}|(?:wali|uderza|bije) glowa (?:w|o) (?:sciane|mur)']),
  rule('violence-at-home', [
    '(?:bije|uderza|kopie)(?: [^ |]+){0,3} (?:tam )?gdzie(?: [^ |]+){0,3} widac|(?:podbit\\w+) ok\\w+|(?:boje|boi) sie (?:[^ |]+ )?(?:meza|partnera|ojca|chlopaka|zony|do domu|wracac)|(?:partner|maz|chlopak|ojciec)(?: [^ |]+){0,3} (?:pobije|pobil|udusi|zabije)',
  ]),
  rule('threat', [
    '(?:{blade})(?: [^ |]+){0,6} (?:gardla|gardle|szyi|szyje|brzucha|twarzy)|(?:wyciagnal|wyjal|przylozyl)(?: [^ |]+){0,2} (?:{blade})|(?:przyjdzie|wroci|przyjde) (?:[^ |]+ )?z (?:nozem|bronia|siekiera|pistoletem)',
    '(?:wie|wiedza|wiem) gdzie (?:mieszkam|mieszkasz|moje|twoje|parkuje|moj|pracuje)(?: [^ |]+){0,4}',
    '(?:byly|byla) pracowni(?:k|ca)(?: [^ |]+){0,3} (?:sledzi|nachodzi|czeka|chodzi)(?: [^ |]+){0,4}|(?:sledzi|chodzi za|nachodzi) (?:mnie|nia|nim)(?: [^ |]+){0,3}|zdjecia (?:mojego|moich|mojej) (?:domu|dzieci|corki|rodziny)|podpali\\w*',
  ]),
  rule('abuse-at-work', [
    '(?:nagie|gole) (?:zdjecia|fotki)|(?:zdjecia|fotki)(?: [^ |]+){0,3} (?:penisa|nago|czlonka|genitali\\w*)',
    '(?:ociera|ocieral|przyciska)(?: [^ |]+)? (?:sie )?(?:o|do) (?:mnie|nia|mnie)|(?:reke|rece) (?:na|pod) (?:moim|moje|jej) (?:udzie|kolanie|spodnice|posladku|piersi)',
    '(?:zamykaja|zamykali|zamkneli)(?: [^ |]+)? w (?:chlodni|kontenerze|szafie|piwnicy|kiblu|toalecie|magazynie)|(?:wyzywaja|wyzywa)(?= |$)|(?:pokoju|hotel\\w*|lozk\\w+)(?=.{0,80} (?:awans|umow\\w+))|(?:awans|umow\\w+)(?=.{0,80} (?:hotel\\w*|lozk\\w+))|(?:dosypal|wrzucil)\\w* (?:mi |jej )?(?:cos )?(?:do drinka)?|obmac\\w+',
  ]),
  rule(
    'addiction',
    [
      '(?:{drink})(?: [^ |]+){0,2} w (?:[^ |]+ )?(?:{store})|(?:przegral\\w*|stracil\\w*|wydal\\w*)(?: [^ |]+){0,3} (?:pensje|wyplate|pieniadze|oszczednosci|wszystko)(?: [^ |]+){0,3} (?:kasynie|automat\\w+|zaklad\\w+|hazard\\w*|grze|pokera)|(?:nie (?:umiem|moge|potrafie)) przestac (?:grac|pic|brac|cpac)',
      '(?:bez|potrzebuje|biore|bierze)(?: [^ |]+){0,2} (?:{drug}|{drink})(?: [^ |]+)? (?:nie|zeby|aby|by)(?: [^ |]+){0,3}|(?:pije|pil|popija) (?:w|przed|podczas) (?:pracy|praca|zmiany)',
    ],
    { unless: 'imprez\\w+|klient\\w*' },
  ),
  rule(
    'eating',
    ['palc\\w+(?: [^ |]+){0,2} (?:do|w) gardl\\w+|(?:wymiotuje|zwracam|wymiotuj\\w*)(?: [^ |]+){0,3}'],
    { sure: false },
  ),
  rule('panic', [
    'serce (?:mi )?(?:wali|kolacze|lomocze)|zlapac (?:tchu|oddechu)|(?:dusze|dusi) sie|hiperwentyl\\w*',
  ]),
  rule('suicide', [
    '(?:odejsc|zniknac) na zawsze|nie (?:mam|ma) (?:juz )?sil\\w* (?:zyc|do zycia)|nie (?:bede|bedzie) (?:juz )?(?:problemem|ciezarem)|mowi(?: [^ |]+){0,2} o smierci|zycie (?:go|ja|mnie|jej) przeros\\w+',
  ]),
  rule('threat', [
    '(?:polami\\w+|polamac|podern\\w+|poderzn\\w+|rozwal\\w+|zlami\\w+|skreci\\w+|roztrzaska\\w*|obije)(?: [^ |]+){0,2} (?:nogi|rece|gardlo|glowe|leb|kosci|kark|twarz|morde)',
  ]),
  rule(
    'violence-at-home',
    [
      '(?:maz|partner|chlopak|ojciec|byly|ojczym|zona)(?: [^ |]+){0,4} (?:zabral|zabiera|zamknal|zamyka|oplul|rzuca|popchnal|rozbil|nie (?:pozwala|wypuszcza))(?: [^ |]+){0,4}',
    ],
    { unless: 'zabral sie' },
  ),
  rule('abuse-at-work', [
    '(?:glaszcze|masuje|caluje|wacha|lize)(?: [^ |]+){0,2} (?:ramion\\w*|wlos\\w*|szyj\\w*|plec\\w*|nog\\w*|kark\\w*|rek\\w*)',
  ]),
];
