import type { LanguageRules } from '../concern.ts';
import { PL_PATTERNS } from './pl-patterns.ts';
import { ruleWriter } from './write-rule.ts';

const rule = ruleWriter({
  who: 'maz|mezem|partner|chlopak|byly|narzeczony|zona|partnerka|dziewczyna|ojciec|matka|syn|brat|konkubent|ojczym',
  hits: 'bije|bil|pobil|uderzyl|uderza|grozi|grozil|zneca|katuje|dusi|dusil|gwalci|zgwalcil|kopie|przesladuje|szarpie|maltretuje|zamyka|popycha',
  sie: 'sie|siebie|sobie',
});

export const pl: LanguageRules = {
  language: 'pl',
  self: /(?<=^| )(?:mnie|mi|mna|moj|moja|chce|chcialbym|chcialabym|mam|moge|daje|jestem|czuje|nas)(?= |$)/gu,
  other:
    /(?<=^| )(?:on|ona|oni|jej|jego|mu|nia|nim|ktos|kolega|kolezanka|pracowni(?:k|ca|kowi|cy)|szef|wspolpracownik|przyjaciel|przyjaciolka|mowi|powiedzial[a]?|osoba|stazyst(?:a|ka))(?= |$)/gu,
  rules: [
    rule(
      'after-suicide',
      '(?:brygadzista|kolega|kolezanka|pracownik|szef|przyjaciel|brat|syn)(?: [^ |]+){0,3} sie (?:zabil[a]?|powiesil[a]?)|sie zabil[a]?',
      { unless: 'prob\\w+|chcial\\w*|malo (?:co )?sie', who: 'other' },
    ),
    rule(
      'threat',
      '(?:mi|nam|mu|jej|komus) (?:grozil[a]?|grozi|groza)|(?:grozil[a]?|grozi) (?:ze|mi|nam)|polami\\w+(?: [^ |]+){0,2} (?:nogi|rece|kosci)|znajdzie (?:mnie|cie|ja|go) po',
      {
        unless:
          'grozi (?:nam|mi) (?:opoznienie|kara|utrata|zwolnienie|brak)|ze odejdzie|ze sie zwolni|ze (?:mnie|go|ja) zwolni',
      },
    ),
    rule('panic', 'udar\\w*|drgawk\\w*|padaczk\\w*|halucyn\\w*|slyszy glosy', { sure: false }),
    rule(
      'suicide',
      '(?:rozdal[a]?|oddal[a]?) (?:swoje |wszystkie )?(?:rzeczy|wszystko)(?=.{0,80} (?:pozegna\\w*|splac\\w*|pospl\\w*|spokojn\\w*))|(?:pozegnal[a]?|zegna) sie (?:ze wszystkimi|z nami|na zawsze)|ze wszystkimi sie pozegnal[a]?|(?:lepiej|latwiej) (?:wszystkim )?(?:by bylo )?bez(?:e)? (?:mnie|niego|niej)|ubezpieczeni\\w+ na zycie(?=.{0,60} (?:samoboj\\w*|wyplac\\w*|sam))',
      { sure: false },
    ),
    rule(
      'after-suicide',
      '(?:sie|sie) powiesil[a]?|(?:syn|corka|maz|zona|brat|siostra|kolega|kolezanka|ojciec|matka)(?: [^ |]+){0,3} (?:powiesil[a]?|zabil[a]?|odebral[a]? sobie)',
      { unless: 'prob\\w+|chcial\\w*', who: 'other' },
    ),
    rule(
      'violence-at-home',
      '(?:maz|partner|chlopak|ojciec|byly)(?: [^ |]+){0,2} (?:ja|mnie|go|mi|jej) (?:bije|grozi|dusi|kopie|przesladuje)|(?:byly|maz|partner)(?: [^ |]+){0,3} (?:czeka|sledzi|nachodzi|wystaje)(?: [^ |]+){0,6}',
      { unless: 'byl[ya] pracowni\\w+' },
    ),
    rule(
      'threat',
      '(?:zrobie|zrobi) (?:mu|jej|im|komus) (?:krzywde|cos zlego)|nie panuje (?:juz )?nad soba|rzuci\\w* sie (?:na|z)|z nozem|uderzyl[a]?',
      { sure: false },
    ),
    rule(
      'after-suicide',
      'popelnil[a]? samobojstwo|odebral[a]? sobie zycie|powiesil[a]? sie|zabil[a]? sie|(?:po|przez) samobojstw\\w+',
      { unless: 'prob\\w+|prawie|chcial\\w*|grozi\\w*|niemal', who: 'other' },
    ),
    rule(
      'suicide',
      'samoboj\\w*|(?:mysli|proba|proby) samobojcz\\w*|(?:zabic|zabije|zabijesz|powiesic|powiesi|utopic|otruc|zastrzelic|wykonczyc) {sie}|{sie} (?:zabic|zabije|powiesic|zabil|zabila|otruc)|(?:odebrac|odbierze|odbiore) sobie zycie|(?:skonczyc|konczyc|skoncze) (?:ze soba|z soba|z tym wszystkim|z zyciem|ze wszystkim)|(?:zrobic|zrobi|zrobie) sobie (?:cos|krzywde|co)|targnac sie|podciac (?:sobie )?zyly|tnie sobie zyly',
      { unless: 'zabic sie (?:ze smiechu|o)' },
    ),
    rule(
      'suicide',
      '(?:chce|chcial[a]?|chcialbym|chcialabym|wole|wolalbym|wolalabym|marze|pragne|mysli o|mysle o|mowi o|mowil[a]? o|zeby|chcialaby|chcialby)(?: [^ |]+){0,2} (?:umrzec|nie zyc|smierci|smierc|zniknac|zasnac na zawsze|nie obudzic sie|umieral\\w*|zdechnac)|nie (?:chce|chcial[a]?|chcialoby|mam ochoty|ma ochoty|chce mi)(?: [^ |]+){0,3} (?:zyc|tu byc|istniec|byc na tym swiecie|sie zyc|sie obudzic|sie budzic)(?: juz)?|nie chce (?:juz|mi sie) (?:zyc|byc)|wolal(?:bym|abym|by|aby) nie zyc',
      { unless: 'umrzec (?:ze|z) (?:wstydu|smiechu|nudow|glodu)' },
    ),
    rule(
      'suicide',
      '(?:zycie|zyc) (?:juz )?nie ma (?:juz )?(?:sensu)|(?:nie (?:ma|mam|widzi|widze)|bez|zadnego|stracil[a]?) (?:juz )?(?:po co|sensu|powodu|chec\\w*) (?:zyc|zycia|w zyciu|do zycia|zeby zyc)|nie ma po co zyc|nie mam po co zyc|nie warto zyc|(?:lepiej|latwiej)(?: [^ |]+){0,3} beze? (?:mnie|niego|niej)|nikt (?:by )?(?:za mna )?nie (?:bedzie )?(?:tesknil|zauwazy)|list pozegnaln\\w+|przedawkow\\w+|(?:polknal|polknela|wzial|wziela|nalykal[a]?)(?: [^ |]+){0,3} (?:tabletki|tabletek|leki|lekow)|(?:skoczyc|rzucic sie|skacze|wyskoczyc)(?: [^ |]+){0,3} (?:mostu|pociag|okna|dachu|balkonu|metro|tory|wiezowca)',
    ),
    rule(
      'suicide',
      '(?:juz )?nie (?:daje|dam|wytrzymam|wytrzymuje|moge|mam sily)(?: [^ |]+){0,2} (?:rady|dluzej|juz|zyc|wiecej|tak zyc|tego wytrzymac)(?= \\||$)|nie (?:widze|widzi|ma)(?: juz)? (?:zadnego )?(?:wyjscia|nadziei)|(?:czarne|mroczne) mysli|(?:jestem|jest) (?:tylko )?ciezarem|nie mam (?:juz )?sily (?:zyc|dalej)',
      { unless: 'nie ma wyjscia z (?:tego|tej) (?:spotkania|projektu)', sure: false },
    ),
    rule(
      'self-harm',
      'samookalecz\\w*|(?:tnie|tna|tne|okalecza|kaleczy|rani|drapie|przypala) (?:sie|siebie|sobie)|(?:sie|siebie) (?:tnie|okalecza|kaleczy|rani|ciac|ranic)|ciac sie|(?:blizny|rany|ciecia|oparzenia|naciecia|slady po cieciu)(?: [^ |]+){0,3} (?:rekach|reku|nadgarstk\\w+|ramion\\w*|przedramion\\w*|nogach|udach)',
    ),
    rule(
      'violence-at-home',
      '(?:{who})(?: [^ |]+){0,4} (?:{hits})|{hits}(?: [^ |]+){0,2} (?:maz|partner|chlopak|ojciec|byly)|przemoc\\w* (?:domow\\w+|w domu|w rodzinie)|(?:boi sie|boje sie|strach) (?:wracac|wrocic|isc) do domu|boi sie (?:swojego )?(?:meza|partnera|ojca|chlopaka|bylego)|boje sie (?:meza|partnera|ojca|chlopaka|bylego)|sin(?:iaki|iakami|iakow)|since pod okiem|sincami|podbite oko|bita w domu|jest bita',
    ),
    rule(
      'threat',
      '(?:grozi|grozil[a]?|groza|zagrozil[a]?|grozby)(?: [^ |]+){0,6} (?:zabij\\w+|zabic|smierci\\w*|pobic\\w*|pobij\\w+|nozem|bronia|pistolet\\w*|spal\\w+|przemoc\\w*|mi|nam|mu|jej|koledze|kolezance|szefowi|karalne)|grozby karalne|(?:noz|nozem|pistolet|bron|bronia|siekier\\w+|bomb\\w+|maczet\\w+)(?: [^ |]+){0,5} (?:pracy|biur\\w+|plecak\\w*|torb\\w+|szuflad\\w+|spotkani\\w+)|(?:przyniesie|przyniosl|przyniesc|ma|nosi|wyciagnal|z) (?:ze soba )?(?:noz|nozem|pistolet|bron|bronia)|(?:zabije|zabic|pobije|zastrzele|zastrzeli) (?:ich|go|ja|nas|cie|was|wszystkich|szefa|kogos|kolege|mnie)|(?:pobil|uderzyl|zaatakowal|popchnal|uderzyla|zaatakowala)(?: [^ |]+)? ?(?:mnie|kolege|kolezanke|go|ja|pracownika|kogos|szefa)|bojk\\w+|rekoczyn\\w+|strzelanin\\w+',
      {
        unless:
          'grozi (?:odejsciem|zwolnieniem|pozwem|ze odejdzie|ze sie zwolni)|nam (?:opoznienie|kara)|bron boze',
      },
    ),
    rule(
      'abuse-at-work',
      'molest\\w+|napastow\\w+|wykorzyst\\w+ seksualn\\w+|seksualn\\w+ (?:napastow\\w+|wykorzyst\\w+|molest\\w+|uwagi|komentarze|propozycj\\w+)|zgwalc\\w+|gwalt\\w*|(?:dotyka|dotykal|obmacuje|obmacywal|maca)(?: [^ |]+){0,3}|mobbing\\w*|mobbuj\\w*|zastrasz\\w+|poniz\\w+|rasistowsk\\w+ (?:uwagi|komentarze|wyzwiska|zarty)|dyskryminuj\\w+',
      { unless: 'gwaltown\\w+|dotyka (?:nas|problem|tematu|to|kwestii|wielu)|ponizej' },
    ),
    rule(
      'panic',
      'atak\\w* paniki|napad\\w* (?:paniki|leku)|nie (?:moge|moze|mogl|mogla) (?:zlapac )?(?:oddychac|oddechu|tchu)|hiperwentyl\\w*|bol w klatce|ucisk w klatce|kolatanie serca|zalamanie nerwowe|zemdlal[a]?|stracil[a]? przytomnosc',
    ),
    rule(
      'eating',
      'anoreksj\\w*|anorekty\\w*|bulimi\\w*|zaburzeni\\w+ odzywiania|(?:przestal[a]?) jesc|nie je (?:nic|prawie nic|od (?:kilku )?dni)|(?:wymiotuje|zwraca) po',
    ),
    rule(
      'addiction',
      'alkoholi\\w+|problem\\w* (?:z alkoholem|alkoholow\\w+|z narkotykami|z piciem|z hazardem)|(?:czuc|czuje|smierdzi|pachnie|zapach)(?: [^ |]+){0,3} (?:alkohol\\w*|wodk\\w*|piw\\w*)|(?:pijany|pijana|nacpany|nacpana|po pijanemu|na kacu|pod wplywem)|(?:pije|pil|pila) (?:za duzo|w pracy|codziennie|po kryjomu|ukradkiem|duzo)|narkotyk\\w*|narkoman\\w*|uzaleznion\\w+|cpa|bierze (?:narkotyki|kokaine)|hazard\\w*',
      {
        unless:
          'pije (?:za duzo|duzo) (?:kawy|wody|herbaty)|uzaleznion\\w+ od (?:kawy|telefonu|pracy|decyzji|wynikow|tego)|hazardow\\w+ decyzj\\w+',
      },
    ),
    ...PL_PATTERNS,
  ],
};
