const STEPS = [
  [60, 's'],
  [60, 'min'],
  [24, 'h'],
] as const;

/** `12 s ago`, `3 min ago`, `5 h ago`, `2 days ago`. */
export function ago(iso: string, now: number): string {
  let amount = Math.max(0, (now - Date.parse(iso)) / 1_000);
  for (const [size, unit] of STEPS) {
    if (amount < size) return `${Math.floor(amount)} ${unit} ago`;
    amount /= size;
  }
  return `${Math.floor(amount)} ${amount < 2 ? 'day' : 'days'} ago`;
}

export function bytes(count: number): string {
  if (count < 1_024) return `${count} B`;
  const kb = count / 1_024;
  return kb < 1_024 ? `${Math.round(kb)} KB` : `${(kb / 1_024).toFixed(1)} MB`;
}

export function seconds(from: number, to: number): string {
  return `${((to - from) / 1_000).toFixed(1)} s`;
}
