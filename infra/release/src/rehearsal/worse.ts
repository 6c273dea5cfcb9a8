import type { Fault } from './fault.ts';
import type { BrowserLook } from './in-the-browser.ts';
import { bytes } from '../format/quantities.ts';

type Found = Pick<Fault, 'code' | 'text'>;
type Seen = Pick<BrowserLook, 'figures' | 'violations' | 'replaced'>;

/** Below these nobody would notice, whatever stable does. Layout shift as a score, the rest in milliseconds and bytes. */
const NOTICED = { layoutShift: 0.1, blocked: 500, lcp: 1_000, bytes: 50_000 };
/** Of a load beside stable's in the same minute. Times differ by themselves, weights do not. */
const TIMES_STABLE = { blocked: 2, lcp: 2, bytes: 1.2 };
/** What a machine that is busy at that moment looks like as well: it counts when it is there the second time. */
const OF_TIME: ReadonlySet<Fault['code']> = new Set(['blocks', 'slower', 'layout_shifts']);

/**
 * How a page that works is worse than stable's at the same address. A release without one is measured against
 * nothing: only what nobody should meet counts.
 */
export function worseThan(own: Seen, stable: Seen | null): Found[] {
  return [...lessAccessible(own, stable), ...worseFigures(own, stable), ...replacedBy(own, stable)];
}

/** What a section replaces, every other section gets. */
function replacedBy({ replaced }: Seen, stable: Seen | null): Found[] {
  return replaced
    .filter((name) => !stable?.replaced.includes(name))
    .map((name) => ({ code: 'replaces_global', text: `It replaces ${name}, which all sections share.` }));
}

function lessAccessible(own: Seen, stable: Seen | null): Found[] {
  return (own.violations ?? []).flatMap(({ rule, help, elements, first }): Found[] => {
    const before = stable?.violations?.find((violation) => violation.rule === rule)?.elements ?? 0;
    if (elements <= before) return [];
    const than = before > 0 ? `, ${before} in stable` : '';
    const text = `Not accessible (axe, ${rule}): ${help}. ${count(elements, 'element')}${than}; the first is ${first}`;
    return [{ code: 'inaccessible', text }];
  });
}

function worseFigures({ figures }: Seen, stable: Seen | null): Found[] {
  if (!figures) return [];
  const before = stable?.figures ?? { lcp: 0, layoutShift: 0, blocked: 0, bytes: 0 };
  const found: Found[] = [];
  if (figures.layoutShift > before.layoutShift + NOTICED.layoutShift) {
    const [own, than] = [figures.layoutShift.toFixed(2), before.layoutShift.toFixed(2)];
    found.push({
      code: 'layout_shifts',
      text: `Its layout shifts while it loads: ${own}, ${than} in stable.`,
    });
  }
  if (!stable?.figures) return found;
  const isWorse = (figure: 'blocked' | 'lcp' | 'bytes') =>
    (figures[figure] ?? 0) > TIMES_STABLE[figure] * (before[figure] ?? 0) &&
    (figures[figure] ?? 0) > (before[figure] ?? 0) + NOTICED[figure];
  if (isWorse('blocked'))
    found.push({ code: 'blocks', text: `It does not respond for ${beside('blocked')} while it loads.` });
  if (isWorse('lcp')) found.push({ code: 'slower', text: `Its LCP is ${beside('lcp')}.` });
  if (isWorse('bytes')) {
    const text = `It fetches ${bytes(figures.bytes)}, ${bytes(before.bytes)} in stable.`;
    found.push({ code: 'heavier', text });
  }
  return found;

  function beside(figure: 'blocked' | 'lcp'): string {
    return `${Math.round(figures![figure] ?? 0)} ms (${Math.round(before[figure] ?? 0)} ms in stable)`;
  }
}

/** Whether all of it may be the machine's doing. */
export const mayBeTheMachine = (found: Found[]) => found.every(({ code }) => OF_TIME.has(code));

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
