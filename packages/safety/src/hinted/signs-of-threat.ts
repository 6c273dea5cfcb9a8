import { wholeWords } from '../whole-words.ts';
import type { SignGroups } from './sign-groups.ts';

/** Somebody may be preparing to hurt others: what he has, whom he has in mind, and what he lets fall. */
export const SIGNS_OF_THREAT: SignGroups = {
  needed: ['means', 'warning'],
  groups: {
    means: wholeWords(
      'guns?|pistols?|rifles?|shotguns?|firearms?|ammunition|ammo|cartridges|bullets|crossbows?|kni(?:fe|ves)|machetes?|hunts|hunting|hunter|shooting (?:club|range)|gun (?:club|licen[cs]e|permit|cabinet)|the range|ex army|military' +
        '|gewehre?|pistole\\w*|waffen?\\w*|munition|messer|jager|jagd\\w*|jagt|schutzenverein|schiessstand|armbrust' +
        '|fusils?|carabine|arme|armes|munitions|couteau\\w*|chasse|chasseur|stand de tir|permis de chasse' +
        '|escopetas?|pistolas?|rifles?|armas?|municion|cuchillos?|caza|cazador|cazar|tiro|licencia de armas' +
        '|bron|broni|pistolet\\w*|strzelb\\w*|strzelnic\\w*|amunicj\\w*|noz|noze|poluje|polowani\\w*|mysliw\\w*',
    ),
    warning: wholeWords(
      '(?:stay|stayed|be|keep|work) (?:at |from )?(?:home|away|elsewhere|somewhere else|off site|out of the way)|(?:call|ring|phone) in sick|(?:dont|not|better not|wouldnt) (?:come|be|go|turn up|sit|stand) (?:\\w+ )?(?:in|here|there|near|by|at)|day off|swap (?:my|your|the) shift|(?:you|i) (?:were|was|have been|had been|had) (?:always )?(?:been )?(?:decent|fair|good|ok|okay|alright|all right|kind) (?:to|with) (?:me|him)|nothing against (?:you|me)|not (?:about|meant for) (?:you|me)|you(?:re| are) not (?:on|part)' +
        '|(?:bleib|bleiben sie|bleibe) (?:\\w+ ){0,3}(?:zu ?hause|daheim|weg)|krank ?melden|nimm (?:dir )?frei|frei nehmen|nicht (?:kommen|da sein|reinkommen)|(?:gegen (?:dich|sie|mich) (?:habe|hat) (?:ich|er) nichts)|immer (?:fair|anstandig|gut) (?:zu|gewesen)' +
        '|(?:reste\\w*) (?:chez (?:toi|vous|moi)|a la maison)|pose\\w* (?:ta|votre|une) journee|ne (?:viens|venez|venir) pas|(?:correct|gentil|bien|juste) avec (?:moi|lui)|rien contre (?:toi|vous|moi)' +
        '|(?:quedate|quedese|quedarme|quedarse) en casa|(?:coge|pide|tomate|tomese|cogeme) (?:\\w+ )?(?:el dia|dia libre)|no (?:vengas|venga|vayas|venir)|(?:bien|justo|correcto|bueno) conmigo|nada contra (?:ti|usted|mi)' +
        '|(?:zostan|zostal|siedz) (?:\\w+ )?w domu|wez\\w* (?:\\w+ )?wolne|wzial wolne|nie przychodz\\w*|(?:w porzadku|fair|dobry|uczciwy) (?:dla|wobec) (?:mnie|niego)|nic do (?:ciebie|pana|pani|mnie)',
    ),
    whereabouts: wholeWords(
      '(?:ask\\w*|wanted to know|wants to know|wondered|knows?|knew|found out|checked|checking|looked up|noted|writes down|wrote down|watch\\w*|drove past|drives past|been seen|photo\\w*) (?:\\w+ ){0,9}(?:what time|when|where|which (?:car|door|entrance|desk|way|day|train|floor)|rota|rotas|shift|address|lives?|parks?|parking|arriv\\w+|comes? in|gets? (?:here|in)|leaves?|(?:her|his) (?:car|house|street|home|desk)|calendar|schedule|entrance)' +
        '|(?:fragt\\w*|gefragt|wissen wollen|weiss|wusste|erkundigt|beobachtet|fotografiert) (?:\\w+ ){0,9}(?:wann|wo|um wie viel|wohnt|parkt|kommt|geht|adresse|auto|dienstplan|schicht)' +
        '|(?:demand\\w*|sait|savait|voulait savoir|renseigne\\w*|note|surveille|photographi\\w*) (?:\\w+ ){0,9}(?:heure|ou|quand|habite|gare|arrive|part|adresse|voiture|planning)' +
        '|(?:pregunt\\w*|sabe|sabia|queria saber|averigu\\w*|anota|vigila|fotos?) (?:\\w+ ){0,9}(?:hora|donde|cuando|vive|aparca|llega|sale|direccion|coche|turno)' +
        '|(?:pyta\\w*|wypyt\\w*|wie|wiedzial|chcial wiedziec|sprawdza\\w*|obserwuj\\w*) (?:\\w+ ){0,9}(?:ktorej|gdzie|kiedy|mieszka|parkuje|przyjezdza|wychodzi|adres|samochod|grafik)',
    ),
    cryptic: wholeWords(
      'enjoy (?:the|her|his|your|their|every|my) (?:\\w+ )?(?:evening|weekend|night|time|holiday|day|minute|peace|coffee|lunch|rest|summer|last)|(?:youll|shell|hell|theyll|you will|she will|he will|they will|everyone will|everybody will|we will|well) (?:all )?(?:see|regret|remember|learn|find out|understand|be sorry|know|pay|hear)|(?:wont|will not|not) (?:be )?(?:need\\w*|last|matter|laugh\\w*|smil\\w*|around|here)|nothing (?:left |more )?to lose|not (?:long|much longer) now|(?:its|it is) (?:nearly |almost )?(?:over|sorted|settled|taken care of|time)|sort (?:it|this|them|her|him) out (?:himself|my ?self|my own way)|(?:my|his) own way|get what (?:she|he|they|it)|(?:one|some) day|mark my words|get even|pay (?:back|for (?:it|this|that))|settle\\w* (?:\\w+ )?(?:score|accounts)|the last (?:laugh|time|word)|count(?:s|ing)? down|calm\\w*|too calm|smil\\w+' +
        '|(?:genies\\w*|geniessen) (?:\\w+ ){0,4}(?:abend|wochenende|zeit|urlaub|kaffee)|(?:ihr|sie|er|die|alle) (?:werdet|werden|wird) (?:\\w+ )?(?:schon )?(?:sehen|bereuen|merken|lernen|erfahren)|nichts (?:mehr )?zu verlieren|nicht mehr (?:brauch\\w*|lange|notig)|(?:heimzahlen|abrechnen|rechnung)|ruhig|lachelt\\w*' +
        '|profite\\w* (?:\\w+ ){0,4}(?:soiree|week ?end|vacances|temps)|(?:verr\\w+|regrett\\w+|comprendr\\w+)|(?:rien|plus rien) a perdre|n aura (?:plus|pas) besoin|calme|souri\\w*|regler (?:ca|ses comptes)' +
        '|(?:disfrut\\w*|aprovech\\w*) (?:\\w+ ){0,4}(?:tarde|noche|fin de semana|tiempo|nietos|vacaciones)|(?:vera|veran|ya vera\\w*|arrepent\\w*|enterar\\w*)|nada que perder|no (?:le|lo|la|las|los) (?:va\\w* a )?(?:har\\w* falta|necesit\\w*)|tranquil\\w*|sonri\\w*|ajustar cuentas' +
        '|(?:nacieszy|niech sie cieszy|cieszy) (?:\\w+ ){0,4}|(?:zobaczy\\w*|pozaluj\\w*|przekona\\w*)|nic do stracenia|nie przydadza|nie bed\\w* (?:\\w+ )?potrzebn\\w*|spokojn\\w*|usmiech\\w*',
    ),
    fixedOnSomebody: wholeWords(
      '(?:keeps?|kept|always|only|constantly|non ?stop|never stops) (?:talking|going on|writing|posting|asking|coming back) (?:\\w+ )?(?:about|of|to)|(?:list|lists|notebook|folder|file|dates|diary) (?:\\w+ )?(?:of|with|on|about) (?:\\w+ ){0,3}(?:names?|her|him|us|everyone|who|what)|names? (?:on|in) (?:a|the|his|her)|blames?|her fault|his fault|ruined (?:his|her|my) life|took everything|destroyed|obsess\\w*|humiliat\\w*' +
        '|redet (?:nur|standig|immer) (?:\\w+ )?(?:von|uber)|liste|notizbuch|schuld|ruiniert|gedemutigt' +
        '|(?:parle|ne parle que|arrete pas) (?:\\w+ )?(?:d|de|du|sur)|liste|carnet|sa faute|gache|detruit|humili\\w*' +
        '|(?:habla|no para|solo habla) (?:\\w+ )?de|lista|libreta|culpa|arruin\\w*|destroz\\w*|humill\\w*' +
        '|(?:ciagle|tylko) (?:\\w+ )?o (?:niej|nim)|list\\w* (?:nazwisk|osob)|wina|zniszczyl\\w*|upokorz\\w*',
    ),
    putsInOrder: wholeWords(
      '(?:emptied|cleared|cleaned out|gave away|gives away|given away|handed (?:back|in|over)|sold|quit|cancelled|resigned from) (?:\\w+ ){0,4}(?:locker|desk|tools|things|stuff|belongings|keys|everything|flat|dog|car)|wont be needing' +
        '|(?:spind|schreibtisch|werkzeug) (?:\\w+ ){0,3}(?:geraumt|leer|verschenkt)|verschenkt\\w*|vide son (?:casier|bureau)|donne ses|vaciado|vacio su taquilla|regal\\w+ sus|oproznil|oddal (?:\\w+ ){0,3}(?:narzedzia|rzeczy)',
    ),
  },
};
