import type { ShadowRenders } from '@coachlab/contracts';

/** So many of the addresses more than with stable. A page counts as failed when three renders in a row did. */
const ALLOWED = 0.02;
/** Slower on the server is worth a word from so many addresses, such a share and so many milliseconds on. */
const SLOWER = { addresses: 10, share: 1.5, ms: 50 };

export interface ShadowJudgement {
  /** Why the rollout holds; null when nothing speaks against it. It never stops one: it is the word of shells alone. */
  holds: string | null;
  /** What a person should know; null when there is nothing. */
  warns: string | null;
}

/** What renders that nobody saw say of a candidate beside stable, at the same addresses. */
export function judgeShadows(shadows: ShadowRenders): ShadowJudgement {
  const { addresses, failed, stableFailed, faults, ms, stableMs } = shadows;
  const more = failed - stableFailed;
  if (more > 0 && more >= addresses * ALLOWED) {
    const [first] = faults;
    const than = stableFailed > 0 ? `, ${stableFailed} with stable alone` : '';
    const example = first ? ` ${first.route}: ${first.text}` : '';
    const holds = `Shadow renders of ${addresses} addresses: ${failed} failed with the candidate alone${than}.${example}`;
    return { holds, warns: null };
  }
  const both = Math.max(1, addresses - failed - stableFailed);
  const [own, other] = [ms / both, stableMs / both];
  const isSlower = addresses >= SLOWER.addresses && own > SLOWER.share * other && own > other + SLOWER.ms;
  const times = `${Math.round(own)} ms a page, ${Math.round(other)} ms with stable`;
  return { holds: null, warns: isSlower ? `Slower on the server, in shadow renders: ${times}.` : null };
}

/** Of several shells. Those that saw the same address both count it: each is a machine of its own. */
export function sumOf(all: readonly ShadowRenders[]): ShadowRenders | null {
  if (all.length === 0) return null;
  const sum = (figure: 'addresses' | 'failed' | 'stableFailed' | 'ms' | 'stableMs') =>
    all.reduce((total, each) => total + each[figure], 0);
  return {
    addresses: sum('addresses'),
    failed: sum('failed'),
    stableFailed: sum('stableFailed'),
    ms: sum('ms'),
    stableMs: sum('stableMs'),
    faults: all.flatMap(({ faults }) => faults).slice(0, 10),
  };
}
