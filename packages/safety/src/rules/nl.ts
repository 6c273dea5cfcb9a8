import type { LanguageRules } from '../concern.ts';
import { NL_PATTERNS } from './nl-patterns.ts';
import { ruleWriter } from './write-rule.ts';

const rule = ruleWriter({
  who: 'man|echtgenoot|partner|vriend|ex|ex ?man|exvriend|vrouw|vriendin|vader|moeder|zoon|broer',
  hits: 'slaat|sloeg|geslagen|mishandelt|mishandeld|bedreigt|schopt|wurgt|verkracht|duwt|stalkt|sluit (?:haar|hem|mij|me) op|gewelddadig|slaan|agressief',
  zich: 'zich|zichzelf|mezelf|me|mij|mijzelf|haarzelf|hemzelf',
});

export const nl: LanguageRules = {
  language: 'nl',
  self: /(?<=^| )(?:ik|mij|me|mijn|mezelf|ons)(?= |$)/gu,
  other:
    /(?<=^| )(?:hij|zij|ze|haar|hem|zijn(?= [^|])|zich|zichzelf|iemand|collega|medewerker|medewerkster|werknemer|baas|leidinggevende|vriend|vriendin|stagiaire?|een persoon)(?= |$)/gu,
  rules: [
    rule(
      'after-suicide',
      '(?:voor|onder) (?:de|een|mijn|zijn) trein(?: [^ |]+)? ?(?:gesprongen|gestapt|gekomen|gelopen)',
      { who: 'other' },
    ),
    rule(
      'self-harm',
      '(?:kras|krast|snij|snijd|snijdt|brand|bijt|sla)(?: [^ |]+){0,2} (?:mijn|zijn|haar|mezelf|zichzelf)(?: [^ |]+)? ?(?:benen|armen|arm|been|polsen?|huid|open|kapot)?',
      { unless: 'sla (?:mijn|zijn|haar) (?:pauze|lunch|slag)' },
    ),
    rule(
      'threat',
      '(?:heeft|had|hebben|werd|wordt|ben|is)(?: [^ |]+){0,4} (?:me |mij |hem |haar |ons )?bedreigd|bedreigt (?:me|mij|hem|haar|ons|een)|bedreiging\\w*',
      { unless: '(?:banen|baan|functie|afdeling|vestiging)(?: [^ |]+){0,3} bedreigd' },
    ),
    rule('abuse-at-work', 'naaktfoto\\w*|dickpic\\w*|drukt (?:me|mij|haar|zich) tegen|handtastelijk\\w*'),
    rule('panic', 'beroerte|stuip\\w*|epilep\\w*|hallucin\\w*|hoort stemmen|mondhoek', { sure: false }),
    rule(
      'suicide',
      'niet meer (?:wil|wilt|wilde|wou) (?:leven|verder)|(?:wil|wilde)(?: [^ |]+){0,4} niet meer zijn|(?:beter af|beter|gelukkiger|opgelucht)(?: [^ |]+){0,3} zonder (?:mij|me|hem|haar)|(?:weggegeven|verkocht|afbetaald|betaald|geeft)(?=.{0,100} (?:afscheid|schulden|rustig|hond|spullen))|(?:van iedereen )?afscheid genomen(?: van iedereen)?|levensverzekering(?=.{0,80} (?:uitbetaal\\w*|keert|zelf))|trek het niet meer|poging gedaan',
      {
        unless:
          'team (?:[^ |]+ ){0,3}beter (?:af )?zonder (?:hem|haar)|laatste werkdag|met pensioen|nieuwe baan',
      },
    ),
    rule(
      'self-harm',
      '(?:doe|doet|doen) (?:mezelf|me|zichzelf|zich|haarzelf|hemzelf) (?:expres )?(?:pijn|iets aan)|(?:mezelf|zichzelf) (?:pijn|snijd\\w*|verwond\\w*)',
    ),
    rule(
      'violence-at-home',
      '(?:mijn|haar|zijn) (?:ex|man|vriend|partner)(?: [^ |]+){0,3} (?:wacht|volgt|staat|controleert|leest|slaat|bedreigt)(?: [^ |]+){0,6}',
      { unless: 'wacht (?:op|met) (?:antwoord|feedback)' },
    ),
    rule(
      'threat',
      'met de dood bedreigd|(?:hem|haar|iemand|ze) iets (?:aandoe|aan ?doen|aandoet)|niet meer inhouden|(?:komt|kom|kwam|staat|stond) (?:[^ |]+ ){0,3}met (?:een|zijn|het) (?:mes|wapen|pistool|bijl|honkbalknuppel)|(?:vermoord|sla|steek|schiet) (?:hem|haar|ze|iemand)',
      { sure: false },
    ),
    rule(
      'abuse-at-work',
      '(?:zit|zat|komt|kwam) (?:steeds |altijd )?aan (?:me|mij|haar|mijn|de meisjes)|(?:betast|zoende|gezoend|gekust|vastgepakt|klemgezet)(?= |$)|naar bed (?:met|gaan met) (?:hem|mijn baas|de baas)',
    ),
    rule(
      'panic',
      '(?:zakte|zakt|zakte|stortte) in elkaar|in elkaar gezakt|zegt niks meer|reageert niet(?: meer)?',
      {
        unless:
          'reageert niet(?: meer)? op (?:mails?|berichten|appjes)|(?:markt|deal|systeem)(?: [^ |]+){0,2} (?:zakte|stortte)',
        sure: false,
      },
    ),
    rule(
      'addiction',
      '(?:ruikt|rook|ruik|stinkt)(?: [^ |]+){0,4} (?:drank|alcohol|bier|wijn|jenever)|(?:kan|kunnen|lukt) (?:[^ |]+ ){0,2}niet stoppen met (?:drinken|gokken|gebruiken|blowen)|elke avond een fles|verstopt flessen',
    ),
    rule(
      'after-suicide',
      '(?:heeft|had) (?:zelfmoord|suicide|zelfdoding) gepleegd|heeft (?:zich|zichzelf) (?:van het leven beroofd|opgehangen|gedood|doodgeschoten)|(?:na|door) (?:de |een |zijn |haar )?(?:zelfmoord|suicide|zelfdoding)|uit het leven gestapt',
      { unless: 'poging|bijna|wil|dreig\\w+|geprobeerd', who: 'other' },
    ),
    rule(
      'suicide',
      '\\w*(?:zelfmoord|suicid|zelfdoding|doodswens)\\w*|{zich} (?:[^ |]+ ){0,3}(?:van kant (?:maken|te maken)|ophangen|op te hangen|doden|doodmaken|iets aan ?doen|iets aandoet|wat aandoen|doodschieten|van het leven beroven|verdrinken|te doden)|van kant maken|(?:een )?eind(?:e)? (?:aan|maken aan|te maken aan) (?:het|zijn|haar|mijn|alles)(?: leven)?(?: (?:maken|te maken|maak|maakt))?|uit het leven stappen|een einde aan maken',
    ),
    rule(
      'suicide',
      '(?:wil|wilde|wou|zou willen|liever|willen|wens|verlang\\w*|denkt aan|denk aan|praat over|gedachten aan)(?: [^ |]+){0,4} (?:dood|dood zijn|doodgaan|sterven|doodging|de dood|verdwijnen|nooit meer wakker|niet meer (?:leven|wakker worden|bestaan|er zijn|hier zijn|verder leven|verder))|(?:wil|wilt|wilde|hoeft|hoef)(?: [^ |]+){0,2} (?:niet|niet meer|geen) (?:[^ |]+ )?(?:leven|verder leven|meer leven|wakker worden|bestaan|er zijn|er meer zijn|hier meer zijn)|het leven (?:niet meer|moe)|levensmoe',
      { unless: 'doodmoe|dood ?gewoon' },
    ),
    rule(
      'suicide',
      'leven (?:heeft|is) (?:geen|niet|nergens)(?: meer)? ?(?:zin|de moeite|waard|meer waard)|(?:geen|wat is de|welke) (?:zin|reden)(?: meer)? (?:om te|in het|van het) (?:leven|blijven leven)|(?:beter|gelukkiger)(?: [^ |]+){0,3} zonder mij|niemand zou (?:mij|me) missen|afscheidsbrief|overdosis|(?:pillen|tabletten) (?:geslikt|ingenomen|gespaard)|(?:van een|van de|voor de|voor een|onder een|uit het)(?: [^ |]+)? ?(?:brug|trein|dak|raam|flat|balkon|metro)(?: (?:springen|te springen|gooien|springt|af))',
    ),
    rule(
      'suicide',
      '(?:kan|kunnen|houd|hou|trek|trekt|houdt)(?: [^ |]+){0,4} niet (?:meer|langer)(?= \\||$| aan| verder| vol| zo verder| volhouden| dragen)|(?:ziet|zie) geen uitweg(?: meer)?|geen uitweg meer|donkere gedachten|(?:iedereen|anderen|mijn gezin|ons) tot last',
      { unless: 'kan (?:ik )?(?:het|dat|dit|hem|haar) niet meer (?:vinden|openen|zien|horen)', sure: false },
    ),
    rule(
      'self-harm',
      '(?:snijdt|snijden|snijd|krast|brandt|verwondt|beschadigt|verminkt|pijnigt) (?:zich(?:zelf)?|me(?:zelf)?|mij|in (?:haar|zijn|mijn) (?:armen?|polsen?|benen))|{zich} (?:[^ |]+ ){0,2}(?:snijdt|snijden|krassen|verwonden|verwondt|beschadigen|pijn (?:doen|doet)|automutileren)|zelfbeschadig\\w*|automutil\\w*|zelfverwond\\w*|(?:littekens|sneeen|snijwonden|sneetjes|krassen|brandwonden)(?: [^ |]+){0,3} (?:armen?|arm|polsen?|benen)',
      { unless: 'snijdt (?:zich|me) (?:aan|met)' },
    ),
    rule(
      'violence-at-home',
      '(?:haar|zijn|mijn|de|een) (?:{who})(?: [^ |]+){0,4} (?:{hits})|huiselijk geweld|(?:mishandeld|geslagen|bedreigd) (?:thuis|door (?:haar|zijn|mijn) (?:{who}))|thuis (?:geslagen|mishandeld|niet veilig)|bang om naar huis|bang voor (?:haar|zijn|mijn) (?:{who})|blauwe plekken|blauw oog|veilig thuis',
      { unless: '(?:voorgesteld|stelt voor)' },
    ),
    rule(
      'threat',
      '(?:dreigt|dreigde|dreigen|bedreigt|bedreigd|gedreigd|bedreigde|bedreigingen)(?: [^ |]+){0,6} (?:doden|vermoorden|slaan|schieten|geweld|mes|wapen|pistool|dood|mij|me|hem|haar|ons|collegas?|een collega|leidinggevende|brand|aan te doen|neer te)|doodsbedreig\\w*|(?:mes|wapen|pistool|geweer|bom|bijl|vuurwapen)(?: [^ |]+){0,5} (?:kantoor|werk|tas|lade|vergadering)|(?:met|heeft|had|draagt|meenemen|neemt|nam) (?:een|zijn|haar) (?:mes|wapen|pistool|geweer|vuurwapen)|(?:wil|gaat|ga|zou)(?: [^ |]+){0,4} (?:vermoorden|doodslaan|doodschieten|neersteken|in elkaar slaan)|(?:heeft|had|werd|is)(?: [^ |]+){0,4} (?:geslagen|aangevallen|geschopt|geduwd|gewurgd)|in elkaar geslagen|op de vuist|handgemeen',
      {
        unless:
          'dreigt\\w* (?:met )?(?:ontslag|op te stappen|te vertrekken|een advocaat)|niet geslagen|geslaagd|gat in de markt',
      },
    ),
    rule(
      'abuse-at-work',
      'seksu\\w+ (?:intimid\\w+|geintimideerd|misbruik\\w*|overschrijdend|lastig\\w*|geweld|opmerking\\w*)|aanrand\\w*|aangerand|verkracht\\w*|ongewenst\\w* (?:intimiteit\\w*|aanrak\\w*|gedrag)|grensoverschrijdend|(?:betast|aangeraakt|zit aan|raakt)(?: [^ |]+){0,3} (?:billen|borsten|been|dij|knie|kont|aan)|gepest|pest(?:en|erij|gedrag|t)|pesten|vernederd?|racistisch\\w* (?:opmerking\\w*|bejegen\\w*|uitgescholden|grap\\w*)|geintimideerd',
      { unless: 'verpest\\w*' },
    ),
    rule(
      'panic',
      'paniek ?aanval\\w*|(?:krijg|krijgt|kreeg|kan)(?: [^ |]+)? (?:geen lucht|niet (?:meer )?ademen|geen adem)|hyperventil\\w*|pijn op (?:de|mijn|zijn|haar) borst|hartkloppingen|zenuwinzinking|ingestort|flauwgevallen|bewusteloos',
      { unless: '(?:markt|systeem|gebouw|koers) (?:is )?ingestort' },
    ),
    rule(
      'eating',
      'anorexia|anorexi\\w*|boulimi\\w*|eetstoornis\\w*|eet (?:niets|niet|bijna niets|nauwelijks)(?: meer)?(?= \\||$| al| sinds| iets)|(?:gestopt met) eten|braakt na|geeft over na',
    ),
    rule(
      'addiction',
      'alcoholi\\w+|alcoholverslav\\w*|(?:alcohol|drank|drugs|gok) ?(?:probleem|problemen|verslaving|verslaafd\\w*|misbruik)|(?:ruikt|rook|stinkt)(?: [^ |]+){0,2} (?:alcohol|drank|bier|wijn)|dronken|(?:drinkt|drink|zuipt) (?:te veel|teveel|stiekem|op het werk|elke dag|tijdens)|verslaafd(?: aan)?|gebruikt (?:drugs|coke|cocaine)|onder invloed|gokverslaa\\w+|drugs (?:op|tijdens)',
      { unless: 'verslaafd aan (?:koffie|werk|zijn telefoon|haar telefoon)|te veel koffie' },
    ),
    ...NL_PATTERNS,
  ],
};
