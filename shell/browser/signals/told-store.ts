const KEY = 'coachlab_signals';

/** What this tab's session has told, over its reloads. Where storage is refused, over nothing. */
export function createToldStore() {
  let told: string[] = [];
  try {
    told = String(sessionStorage.getItem(KEY) ?? '').split('\n');
  } catch {
    // Then a reload tells again; the registry counts the session once.
  }
  return {
    has: (key: string) => told.includes(key),
    add(key: string): void {
      told.push(key);
      try {
        sessionStorage.setItem(KEY, told.join('\n'));
      } catch {
        // As above.
      }
    },
  };
}
