import getPort, { portNumbers } from 'get-port';

/** Ports for each worker, which cannot see what another has chosen and not yet opened. */
const SHARE = 1_000;
/** Below those that the system gives to outgoing connections, so that none of them takes a chosen one meanwhile. */
const FIRST = 20_000;

/** A free port on 127.0.0.1 that no other test of this run is given. */
export function freePort(): Promise<number> {
  // Playwright's number of a worker among those that run now; who starts the workers has none.
  const { TEST_PARALLEL_INDEX: worker } = process.env;
  const from = FIRST + (worker === undefined ? 0 : 1 + Number(worker)) * SHARE;
  const share = [...portNumbers(from, from + SHARE - 1)];
  // Another run on this machine has the same share, and most likely begins elsewhere in it.
  const begin = process.pid % SHARE;
  return getPort({ port: [...share.slice(begin), ...share.slice(0, begin)], host: '127.0.0.1' });
}
