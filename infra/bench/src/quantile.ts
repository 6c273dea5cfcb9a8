/** The smallest of the values that this share of them does not exceed: 0.5 for the median. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(share * sorted.length) - 1]!;
}
