import type { Concern } from './concern.ts';
import { plainText } from './plain-text.ts';

/** Whether somebody else's danger to their own life was told from a distance. */
export function isApart({ kind, who }: Concern, text: string): boolean {
  if (kind !== 'suicide' || who === 'self') return false;
  const plain = plainText(text);
  return FROM_AFAR.test(plain) && !BESIDE.test(plain);
}

/** Whether somebody at a distance does not answer. */
export function isUnreached(text: string): boolean {
  return UNREACHED.test(plainText(text));
}

const UNREACHED = new RegExp(
  `(?<=^| )(?:${[
    '(?:not|isnt|wont|doesnt|didnt|hasnt|stopped|no longer|never)(?: [^ |]+)? (?:pick(?:ing|ed|s)? up|answer(?:ing|ed|s)?|respond(?:ing|ed|s)?|repl(?:y|ying|ied|ies)|reachable)',
    '(?:cant|cannot|couldnt|unable to) (?:reach|get hold of|get through to) (?:him|her|them)|no (?:answer|reply|response)|(?:phone|mobile|number) (?:is |s )?(?:now )?(?:off|dead|switched off|unreachable)|(?:straight |goes |went )?to voicemail|unreachable',
    '(?:geht|ging|geht er|geht sie) (?:nicht|nimmer) (?:mehr )?(?:ran|dran|ans telefon|ans handy)|(?:nimmt|hebt) (?:nicht|keiner) (?:mehr )?ab|(?:nicht|nimmer) (?:mehr )?(?:zu )?erreich\\w+|(?:antwortet|meldet sich|reagiert) (?:nicht|nimmer)|(?:handy|telefon)(?: ist)? aus',
    '(?:ne )?(?:repond|decroche)(?: [^ |]+)? (?:pas|plus)|(?:repond|decroche) (?:pas|plus)|injoignable|(?:telephone|portable)(?: est)? (?:eteint|coupe)',
    'no (?:me |nos )?(?:contesta|responde|coge|atiende)|(?:movil|telefono)(?: esta)? apagado|no (?:logro|consigo|puedo) (?:localizar\\w*|contactar\\w*|hablar con)|ilocalizable',
  ].join('|')})(?= |$)`,
  'u',
);

const MEDIA =
  'texts?|sms|whatsapp|messages?|messenger|dms?|e ?mails?|mails?|voice ?mail|voice (?:message|note)|group chat|chat|slack|teams|signal|telegram|instagram|insta|facebook|snapchat|tiktok|linkedin|status|story|posts?|tweet|nachricht(?:en)?|sprachnachricht|textos?|messages?|mensajes?|correo|courriel|mail|audio';

/** Written, posted or said on the phone, in the four languages that have texts for it. */
const FROM_AFAR = new RegExp(
  `(?<=^| )(?:${[
    'texted|texting|messaged|messaging|whatsapped|emailed|e mailed|mailed|dmd|dmed|phoned|posted|posts|tweeted|slacked|snapped me',
    `(?:wrote|written|writes|write|writing|sent|sends|send|got|received|has|had|read|left|leaves)(?: [^ |]+){0,5} (?:${MEDIA})`,
    `(?:wrote|writes|written|writing)(?: (?:to )?(?:me|us))?(?= (?:that|this|at|last|saying|he|she|they|hes|shes|today|just|tonight|on|in)|$| \\|)`,
    `(?:in|by|via|on|over|through|per|from|under)(?: [^ |]+){0,3} (?:${MEDIA})`,
    '(?:on|over|by|down|off) (?:the )?(?:phone|telephone)|phone ?call|(?:called|rang|ringed|calls|rings) (?:me|us|in|up|the (?:office|shop|ward))|video ?call|zoom|online|just got (?:a )?(?:text|message|mail)',
    '(?:geschrieben|schreibt|schrieb|getextet|gepostet|gesimst|gemailt|angerufen|telefon\\w*|am telefon|simst|postet)',
    '(?:ecrit|envoye|poste|textote|appele|telephone)(?: [^ |]+){0,3}|au telephone|par (?:sms|texto|message|mail)',
    '(?:escrito|escribio|escribe|mandado|mando|enviado|envio|publicado|publico|llamado|llamo)(?: [^ |]+){0,3}|por (?:telefono|whatsapp|mensaje|correo)',
  ].join('|')})(?= |$)`,
  'u',
);

/** Beside the visitor all the same, or written on paper that was found. */
const BESIDE =
  /(?<=^| )(?:(?:next to|beside|opposite|with) me(?: now| here)?|in (?:my|the) office(?: now)?|in front of me|(?:is|are|hes|shes|sits|sitting) (?:here|right here|in the next room)|sitz\w* (?:neben|vor) mir|neben mir|a cote de moi|devant moi|a mi lado|delante de mi)(?= |$)/u;
