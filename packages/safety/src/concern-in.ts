import { saidInPassing } from './in-passing/said-in-passing.ts';
import { isApart, isUnreached } from './apart.ts';
import { armedThreat } from './armed.ts';
import { judgementOf } from './classifier/judgement.ts';
import { dangerInStory } from './classifier/story-model.ts';
import type { Concern, ConcernKind } from './concern.ts';
import { medicalEmergencyIn } from './emergencies/medical-emergency.ts';
import { partsOf, storyOf } from './parts-of.ts';
import { plainText } from './plain-text.ts';
import { hintedDanger } from './hinted/hinted-danger.ts';
import { concernByRules } from './rules/concern-by-rules.ts';
import { farewellSigns } from './signs/farewell-signs.ts';
import { stalkedIn } from './stalking/stalked-in.ts';

/**
 * The most urgent danger that a text speaks of, or undefined. Rules know what they list and tell what it is; a classifier knows
 * what is like it, and doubts a rule where everything else in the text is harmless. Errs towards seeing a danger: what may be
 * harmless comes back as not sure.
 */
export function concernIn(text: string): Concern | undefined {
  const concern = gravest(withSigns(namedIn(text), text), text);
  const armed = armedThreat(concern, text);
  if (armed) return armed;
  const acute = withEmergency(withStalking(concern, text), text);
  // Whoever may be watched at home is not to be rung up.
  if (!acute || acute.unclear || !isApart(acute, text)) return acute;
  return isUnreached(text) ? { ...acute, apart: true, unreached: true } : { ...acute, apart: true };
}

/** Being stalked has an answer of its own, unless a rule is sure of something else. */
function withStalking(concern: Concern | undefined, text: string): Concern | undefined {
  const stalked = stalkedIn(text);
  const ruled = concernByRules(text);
  const isNamed =
    (ruled?.kind === 'abuse-at-work' || (ruled?.kind === 'violence-at-home' && !CLOSE.test(text))) &&
    STALKS.test(text);
  const isOther =
    !isNamed && ruled !== undefined && ruled.kind !== 'threat' && (ruled.sure || ruled.kind === 'suicide');
  if (!stalked || isOther || concern?.signs || concern?.aside) return concern;
  return { ...stalked, kind: 'threat', sure: true, stalked: true };
}

const STALKS = /stalk|harcel|harcèl|acosando/i;
/** Whose stalking is a matter of the home. */
const CLOSE =
  /\b(?:ex|husband|wife|partner|boyfriend|girlfriend|mann|frau|freund(?:in)?|mari|conjoint|copain|marido|novi[oa]|marito|fidanzat[oa]|vriend(?:in)?|m[aą][zż]|chłopak)\b/i;

/** What the body needs comes first; whose life or safety is in danger beside that is kept in mind. */
function withEmergency(concern: Concern | undefined, text: string): Concern | undefined {
  const found = medicalEmergencyIn(text);
  if (!found) return concern;
  const { condition, isNow, who, language } = found;
  // What the classifier only guesses at does not come before what the words name.
  const isNamed =
    concern !== undefined && (concern.sure || concern.signs || concernByRules(text) !== undefined);
  const isKept =
    concern !== undefined &&
    isNamed &&
    (LIFE.has(concern.kind) || (OTHERS.has(concern.kind) && concern.sure));
  if (isKept) return isNow ? { ...concern, sure: true, emergency: condition } : concern;
  return { kind: 'panic', who, sure: isNow, language, emergency: condition };
}

const LIFE = new Set<ConcernKind>(['suicide', 'self-harm']);
const OTHERS = new Set<ConcernKind>(['after-suicide', 'threat', 'violence-at-home', 'abuse-at-work']);

/** A thought of dying that is said in passing comes before any other danger, and the writer's own before somebody else's. */
function gravest(named: Concern | undefined, text: string): Concern | undefined {
  if (named?.kind === 'after-suicide' && named.sure) return named;
  const inPassing = saidInPassing(text)?.concern;
  if (!inPassing) return named;
  const isSaid = named?.kind === 'suicide' && named.sure && concernByRules(text)?.sure;
  return isSaid && (named.who === inPassing.who || inPassing.who !== 'self') ? named : inPassing;
}

/** Signs that count together say what it is, unless words do so surely. */
function withSigns(named: Concern | undefined, text: string): Concern | undefined {
  if (named?.sure && (concernByRules(text)?.sure || isOfTheDead(named, text))) return named;
  const signs = farewellSigns(text, named?.kind === 'suicide' ? named.language : undefined);
  return signs ? { ...signs, sure: named?.sure ?? false } : named;
}

/** What words name, or sound like. */
function namedIn(text: string): Concern | undefined {
  const ruled = concernByRules(text);
  const { concern: judged, isSure, isDoubtful } = judgementOf(text);
  const concern = ruled ? { ...ruled, sure: ruled.sure ? !isDoubtful : isSure } : judged;
  // What a rule knows is asked about, whatever else the text sounds like.
  if (!concern || ruled) return concern;
  return borneOut(concern, text);
}

/** Who is dead gave things away before; for him it is too late. */
function isOfTheDead({ kind }: Concern, text: string): boolean {
  return kind === 'after-suicide' && DEAD.test(plainText(text));
}

const DEAD =
  /(?<=^| )(?:died|dead|death|funeral|buried|found (?:him|her|them)|lost (?:him|her|them)|candles?|flowers on|tot|tod|gestorben|gefunden|kerze|beerdig\w*|mort|morte|decede\w*|obseques|muert\w*|murio|fallec\w+)(?= |$)/u;

/**
 * A story gathers words that stand in stories of danger: what the classifier alone is sure of in the whole is sure where it is in
 * some part of it as well, and else may be one. A long story is judged by its clearest sentence, and never surely.
 */
function borneOut(concern: Concern, text: string): Concern {
  if (text.split(/\s+/).length >= LONG_STORY) {
    const clearest = clearestOf(storyOf(text).sentences);
    return guessed({ ...concern, ...natureIn(clearest, concern), sure: false }, text);
  }
  const parts = partsOf(text);
  const isSure = concern.sure && (parts.length === 0 || parts.some(isSureOf));
  return { ...concern, sure: isSure };
}

/** Words of a story from which on its sentences are judged one by one; no text that the classifier learned from has as many. */
const LONG_STORY = 40;

function clearestOf(sentences: readonly string[]): string {
  const judged = sentences.map((text) => ({ text, danger: dangerInStory(text) }));
  return judged.toSorted((one, other) => other.danger - one.danger)[0]?.text ?? '';
}

function isSureOf(part: string): boolean {
  return concernByRules(part)?.sure === true || judgementOf(part).isSure;
}

/** By its signs, if there are enough; what the classifier takes it for is no more than a guess. */
function guessed(concern: Concern, text: string): Concern {
  const hinted = hintedDanger(text);
  if (hinted) return { ...concern, ...hinted };
  return concern.who !== 'self' && GUESSES.has(concern.kind) ? { ...concern, unclear: true } : concern;
}

/** What a hint of one of them is taken for is often another one. */
const GUESSES = new Set<ConcernKind>(['suicide', 'self-harm', 'violence-at-home', 'threat', 'eating']);

/** What it is, and whose, by the sentence that says it. */
function natureIn(sentence: string, { kind, who }: Concern): Pick<Concern, 'kind' | 'who'> {
  const { concern } = judgementOf(sentence);
  return concern ? { kind: concern.kind, who: concern.who } : { kind, who };
}
