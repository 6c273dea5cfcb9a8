const KEY = 'palette_recent';
const MOST = 6;

/** Ids of what was opened from here, the latest first. Nothing where storage is refused. */
export function recentIds(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function remember(id: string): void {
  try {
    const ids = [id, ...recentIds().filter((other) => other !== id)].slice(0, MOST);
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // It is a convenience; a browser that keeps nothing has no recent items.
  }
}
