import { CONCERN_KINDS, type ConcernKind } from '../concern.ts';
import { packed, type PackedScorer, type Scorer, unpacked } from './scorer.ts';

/**
 * Above which score a text is taken for a danger: surely, likely enough to ask about it, or perhaps; and below which a rule
 * that is sure is doubted.
 */
export interface Thresholds {
  sure: number;
  likely: number;
  perhaps: number;
  doubtful: number;
}

/** Is it a danger; which; and is it the visitor's own. */
export interface Model {
  danger: Scorer;
  kinds: Record<ConcernKind, Scorer>;
  self: Scorer;
  thresholds: Thresholds;
}

export interface PackedModel {
  danger: PackedScorer;
  kinds: Record<ConcernKind, PackedScorer>;
  self: PackedScorer;
  thresholds: Thresholds;
}

export function packedModel({ danger, kinds, self, thresholds }: Model): PackedModel {
  return {
    thresholds,
    danger: packed(danger),
    self: packed(self),
    kinds: forEachKind((kind) => packed(kinds[kind])),
  };
}

export function unpackedModel({ danger, kinds, self, thresholds }: PackedModel): Model {
  return {
    thresholds,
    danger: unpacked(danger),
    self: unpacked(self),
    kinds: forEachKind((kind) => unpacked(kinds[kind])),
  };
}

export function forEachKind<T>(make: (kind: ConcernKind) => T): Record<ConcernKind, T> {
  return Object.fromEntries(CONCERN_KINDS.map((kind) => [kind, make(kind)])) as Record<ConcernKind, T>;
}
