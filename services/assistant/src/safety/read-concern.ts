import { type Concern, concernByRules, concernIn } from '@coachlab/safety';
import { languageOf } from '../situations/language.ts';
import { isBereaved, isGrief } from './bereavement.ts';
import { hitsNobody, isCurse, laughs, withoutFigures } from './figures-of-speech.ts';

/** The danger that a message speaks of, as somebody reads it who knows how people talk at work. */
export function readConcern(message: string): Concern | undefined {
  const told = withoutFigures(message);
  if (THREAT_BY_PICTURE.test(message) && HOSTILE.test(message))
    return { kind: 'threat', who: 'self', sure: true, language: 'en' };
  const concern = inEnglish(concernIn(told), message);
  if (!concern && GIVES_AWAY.test(told))
    return { kind: 'suicide', who: 'other', sure: false, signs: true, language: 'en' };
  if (concern?.kind === 'abuse-at-work' && isAccused(message)) return undefined;
  // Grief is for the coach; what more is said than that is read as it stands.
  if (concern && isGrief(concern, told)) return undefined;
  if (concern && !concern.sure && !concernByRules(told) && isBereaved(concern, told))
    return { ...concern, faint: true };
  if (concern && isFlirting(concern, message))
    return { ...concern, kind: 'abuse-at-work', sure: false, faint: true };
  // What a curse leaves behind sounds faintly like one.
  if (concern?.faint && isCurse(message)) return undefined;
  if (concern?.kind === 'threat' && concern.who === 'self' && laughs(message))
    return { ...concern, sure: false };
  if (concern?.emergency || concern?.stalked) return concern;
  if (concern && hitsNobody(message) && !concernByRules(told))
    return { ...concern, kind: 'threat', sure: false, faint: true };
  // What happens between two people at work is nobody's home, whatever it resembles.
  if (concern?.kind === 'violence-at-home' && !concern.sure && concern.who === 'other' && !HOME.test(message))
    return { ...concern, kind: 'threat' };
  return isLasting(concern, message) ? { ...concern!, sure: false, lasting: true } : concern;
}

/** Who is complained of asks as the accused, and nothing was done to them. */
function isAccused(message: string): boolean {
  return ACCUSED.test(message) && !DONE_TO_ME.test(message);
}

const ACCUSED =
  /\b(?:grievance|complaints?|allegations?|case|claim|accusations?|report)\b[^.?!]{0,30}\bagainst me\b|\b(?:accus\w+|reported|complained (?:about|of)) me\b|\bi(?:'ve| have|'m| am| was|’ve|’m)? (?:been |being )?(?:accused|reported|suspended)\b[^.?!]{0,30}\b(?:bull\w+|harass\w+|racis\w+|sexis\w+|discriminat\w+)/i;
const DONE_TO_ME =
  /\b(?:bull(?:y|ies|ied|ying)|harass\w+|hits?|touch\w+|grop\w+|threat\w+|humiliat\w+) me\b/i;

/** Who is flirted with at work, and is neither hurt nor afraid, is in no danger at home. */
function isFlirting({ kind }: Concern, message: string): boolean {
  return (
    (kind === 'violence-at-home' || kind === 'abuse-at-work') &&
    FLIRTS.test(message) &&
    !HARM.test(message) &&
    !concernByRules(message)
  );
}

const FLIRTS = /\b(?:flirt\w*|a crush on|has a crush|compliments|asked me (?:out|on a date))\b/i;
const HARM =
  /\b(?:hits?|hitting|hurts?|beat\w*|slap\w*|push\w*|shov\w*|kick\w*|punch\w*|grab\w*|grop\w*|lock\w*|bruis\w*|scared|afraid|fear\w*|terrif\w*|frighten\w*|threat\w*|follows?|forc\w+|won['’]?t stop|keeps? (?:touching|asking)|touch(?:es|ed|ing) my|corner\w*|drunk|promotion if|or else)\b/i;

/** A heart that has raced for days needs a doctor, and not the next ten minutes. */
function isLasting(concern: Concern | undefined, message: string): boolean {
  return (
    concern?.kind === 'panic' &&
    !concern.emergency &&
    BODY.test(message) &&
    LASTS.test(message) &&
    !AT_ONCE.test(message)
  );
}

const BODY =
  /\b(?:palpitations|heart (?:races|racing|pounding)|racing heart|chest (?:pains?|tightness)|herzrasen|herzklopfen|herzstolpern|palpitations|cœur qui s['’]emballe|palpitaciones|taquicardia)\b/i;
const LASTS =
  /\b(?:for (?:days|weeks|months|a (?:few )?(?:days?|weeks?|months?))|since (?:last|the|early|\w+ (?:week|month))|lately|every (?:night|morning|evening|day)|seit (?:letzter|letztem|einer|einem|vorletzter|wochen|tagen|monaten|ein paar|einigen|\w+ (?:wochen|tagen|monaten))|depuis|desde hace|desde la)\b/i;
const AT_ONCE =
  /\b(?:right now|just now|now|at the moment|today|arm|jaw|faint\w*|collaps\w*|grey|jetzt|gerade|heute|ohnmächtig|maintenant|aujourd['’]hui|ahora|hoy)\b/i;

/** All that somebody has, and not one thing. */
const GIVES_AWAY =
  /\b(?:is|'s|s|been|keeps?|started) giving (?:away )?(?:all )?(?:his|her|their) (?:stuff|things|belongings|possessions)(?: away| to)?\b/i;

/** A picture of where somebody's child or house is, sent to them. */
const THREAT_BY_PICTURE =
  /\b(?:sent|sends|texted|messaged|emailed|posted|mailed|left)(?: \w+){0,3} (?:photos?|pictures?|pics?|videos?) of (?:my|our) (?:\w+ )?(?:daughters?|sons?|kid|child|baby|wife|husband|partner|mother|house|home|flat|front door|car|street|school)\b/i;
const HOSTILE =
  /\b(?:nice (?:area|house|place|street|family)|hope you sleep|sleep (?:well|ok)|where you live|(?:be|it'?d be) a shame|be careful|you'?ll (?:be sorry|regret|pay)|see you soon|watch (?:out|your))\b/i;

const HOME =
  /\b(?:home|house|flat|husband|wife|spouse|partner|boyfriend|girlfriend|fianc\w+|ex|married|marriage|divorc\w+|family|father|mother|dad|mum|mom|parents?|brother|sister|sons?|daughters?|bruis\w*|black eye|domestic|lives? with|living with|relationship|dating|moved (?:in|out)|checks? (?:her|his|their) phone|sunglasses|long sleeves|flinch\w*|hotel|car park|picks? (?:her|him|them) up|allowance|(?:her|his|their) (?:money|card|wages))\b/i;

/** A name or a word that two languages share makes an English message no French one. */
function inEnglish(concern: Concern | undefined, message: string): Concern | undefined {
  const isEnglish = languageOf(message) === null && (message.match(ENGLISH)?.length ?? 0) >= 2;
  return concern && isEnglish ? { ...concern, language: 'en' } : concern;
}

const ENGLISH = /\b(?:the|is|are|to|of|who|my|she|he|they|has|have|would|should|with|for|what|how|a)\b/gi;
