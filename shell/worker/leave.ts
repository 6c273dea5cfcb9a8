/** The end of a worker, and of all that was kept. Open tabs go on without. */
export async function leave(storage: CacheStorage, registration: ServiceWorkerRegistration): Promise<void> {
  await Promise.all((await storage.keys()).map((name) => storage.delete(name)));
  await registration.unregister();
}
