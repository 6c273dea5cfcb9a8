interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
}

/** Whether the visitor's line has room for what they may never ask for. Browsers that do not tell have. */
export function hasRoom(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  return !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g';
}
