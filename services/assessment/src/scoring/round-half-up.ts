/** 2.5 to 3. Scores are never negative, where the halves would go the other way. */
export function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5);
}
