import { setTimeout as sleep } from 'node:timers/promises';

interface Pace {
  /** Milliseconds to rest after each piece, so that the sender has to wait. */
  pause?: number;
  /** Leave after so long. */
  seconds?: number;
}

/** Reads an answer piece by piece, as it comes. */
export async function readStream(
  name: string,
  address: string,
  { pause = 0, seconds = Infinity }: Pace = {},
): Promise<{ name: string; 'first piece, ms': number; 'MB unpacked': number; seconds: number }> {
  const began = performance.now();
  const { body, status } = await fetch(address);
  if (!body || status !== 200) throw new Error(`${address} answered ${status}`);
  let first = 0;
  let bytes = 0;
  for await (const piece of body as AsyncIterable<Uint8Array>) {
    first ||= performance.now() - began;
    bytes += piece.length;
    if (pause > 0) await sleep(pause);
    if (performance.now() - began > seconds * 1_000) break;
  }
  return {
    name,
    'first piece, ms': Math.round(first),
    'MB unpacked': Math.round(bytes / 1_048_576),
    seconds: Math.round((performance.now() - began) / 1_000),
  };
}
