import type { HydrationSteps } from '../../app/document.tsx';
import { earlyFields } from './early-fields.ts';
import { pressAgain, takePresses } from './held-presses.ts';
import { releaseSubmit } from './held-submit.ts';

/**
 * Hands over what a visitor did on the server's page before React took it over, for every form of every section. It is
 * read before the page's effects, which may draw fields anew, and replayed after them. Call it in the task in which React
 * begins to listen: of presses from then on React takes care itself.
 */
export function handOverEarlyInput(): HydrationSteps {
  const presses = takePresses();
  let replays: (() => void)[] = [];
  return {
    committed() {
      replays = earlyFields(document);
    },
    settled() {
      // A task of its own: React then draws after each event, as for a visitor's.
      setTimeout(() => {
        for (const replay of replays) replay();
        pressAgain(presses, releaseSubmit);
      });
    },
  };
}
