// Runs before the first paint, from inside the page; keep it tiny. Its hash stands in the CSP.
import { hasBegun, isFirstVisit, storedTheme } from '../app/before-paint.ts';
import { holdPresses } from './early-input/held-presses.ts';
import { holdSubmits } from './early-input/held-submit.ts';
import { restrictSinks, trustedTypes } from './trusted-types.ts';

restrictSinks(trustedTypes(), location);
holdSubmits();
holdPresses();
try {
  const theme = storedTheme(localStorage);
  if (theme) document.documentElement.dataset.theme = theme;
  if (hasBegun(localStorage)) document.documentElement.dataset.begun = '';
  const { firstVisitTo } = document.currentScript!.dataset;
  if (firstVisitTo && isFirstVisit(navigator.userAgent, localStorage)) location.replace(firstVisitTo);
} catch {
  // A browser without storage sees the page as it is.
}
