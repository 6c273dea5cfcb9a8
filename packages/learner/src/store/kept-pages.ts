/**
 * Pages that the service worker has kept to be read without a connection. It is told, so that nothing that is on its way
 * is kept after this; what is there goes at once, also where no worker runs any more.
 */
export async function clearKeptPages(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration('/');
    registration?.active?.postMessage({ type: 'erase' });
    if (typeof caches === 'undefined') return;
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  } catch {
    // A browser that has none, or lets nobody at it, has kept nothing.
  }
}
