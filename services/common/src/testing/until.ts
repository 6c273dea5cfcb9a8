import pWaitFor from 'p-wait-for';

type Unless<T> = T | undefined | null | false;

/**
 * Waits for what happens elsewhere, and returns it: a busy machine takes longer, so tests wait for things and not for
 * a time. Throws TimeoutError after a minute.
 */
export function until<T>(look: () => Unless<T> | Promise<Unless<T>>): Promise<T> {
  return pWaitFor(
    async () => {
      const found = await look();
      return found ? pWaitFor.resolveWith(found) : false;
    },
    { timeout: 60_000 },
  );
}
