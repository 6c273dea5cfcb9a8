import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RehearsalClaim } from '@coachlab/contracts';
import { CommandError } from '../command-error.ts';
import type { RegistryClient } from '../registry-client.ts';
import { Pictures } from '../rehearsal/pictures.ts';
import { rehearse } from '../rehearsal/rehearse.ts';
import { foundIn } from '../rehearsal/report.ts';

/** Milliseconds: between questions whether something waits, and between signs of life while it plays. */
const ASK_EVERY = 3_000;
const RENEW_EVERY = 20_000;
/** As long before the registry's own end, so that what was found still arrives. */
const RESERVE = 3 * 60_000;
const LONGEST_REASON = 500;

interface Rehearser {
  registry: RegistryClient;
  site: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Ends it: what is being played then is left to another. */
  stop: AbortSignal;
  log: (msg: string, more?: object) => void;
  /** Hears when the registry has answered. */
  onHeard: () => void;
}

/** Plays, one after the other, what waits at the registry. It keeps nothing: who it belongs to is in the registry's rows. */
export async function serve(rehearser: Rehearser): Promise<void> {
  const { registry, stop, log, onHeard } = rehearser;
  let trouble = '';
  while (!stop.aborted) {
    try {
      const claim = await registry.claimRehearsal();
      onHeard();
      if (trouble) log('the registry answers again');
      trouble = '';
      if (claim) {
        await play(claim, rehearser);
        continue;
      }
    } catch (error) {
      const { message } = error as Error;
      // Once for each trouble, not every three seconds.
      if (message !== trouble) log('cannot reach the registry', { reason: message });
      trouble = message;
    }
    await sleep(ASK_EVERY, undefined, { signal: stop }).catch(() => {});
  }
}

async function play(claim: RehearsalClaim, rehearser: Rehearser): Promise<void> {
  const { registry, site, env, stop, log } = rehearser;
  const { id, remote, version, paths } = claim;
  const release = `${remote}@${version}`;
  const unwanted = new AbortController();
  const late = AbortSignal.timeout(Math.max(claim.within - RESERVE, 1_000));
  const alive = setInterval(() => {
    registry.renewClaim(id).catch((error: unknown) => {
      if (error instanceof CommandError && error.code === 'claim_unknown') unwanted.abort();
    });
  }, RENEW_EVERY);
  log('rehearsing', { release });
  const folder = mkdtempSync(join(tmpdir(), 'coachlab-rehearsal-'));
  const began = performance.now();
  try {
    const rehearsal = await rehearse({
      remote,
      version,
      stable: claim.stable,
      site,
      show: (shown) => Promise.resolve(shown === version ? paths.own : paths.stable!),
      declaredApis: () => registry.declaredApis(remote, version),
      only: null,
      // Compared, and thrown away: whoever wants to see them plays it with --pictures.
      pictures: new Pictures(folder),
      env,
      tell: () => {},
      signal: AbortSignal.any([stop, late, unwanted.signal]),
    });
    if (unwanted.signal.aborted) return log('the request was withdrawn', { release });
    if (stop.aborted) throw new Error('The rehearser was stopped.');
    await registry.reportClaim(id, foundIn(rehearsal));
    const seconds = Math.round((performance.now() - began) / 1_000);
    log('rehearsed', { release, faults: rehearsal.faults.length, seconds });
  } catch (error) {
    const reason = (error as Error).message.slice(0, LONGEST_REASON) || 'for an unknown reason';
    log('could not rehearse', { release, reason });
    await registry.giveUpClaim(id, reason).catch(() => {});
  } finally {
    clearInterval(alive);
    rmSync(folder, { recursive: true, force: true });
  }
}
