/** Whether this browser can open the device's share sheet. Ask after hydration: a server cannot know. */
export function canShare(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.share === 'function';
}

/** Opens the share sheet. Closing it is no fault. */
export async function share(what: { title: string; url: string }): Promise<void> {
  try {
    await navigator.share(what);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
