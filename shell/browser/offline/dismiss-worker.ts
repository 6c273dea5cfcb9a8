/** Sends every worker of the site away, with all that they kept. What a page already shows it goes on showing. */
export async function dismissWorker(
  container: Pick<ServiceWorkerContainer, 'getRegistrations'>,
  storage: Pick<CacheStorage, 'keys' | 'delete'>,
): Promise<void> {
  const registrations = await container.getRegistrations();
  if (registrations.length === 0) return;
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await storage.keys()).map((name) => storage.delete(name)));
}
