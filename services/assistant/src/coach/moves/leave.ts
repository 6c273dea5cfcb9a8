import { readMarker } from '../marker.ts';
import { wantsOut } from '../phrases.ts';
import type { Move } from '../turn.ts';

/** Stops what is under way. */
export const leave: Move = ({ message, before, catalogue }) => {
  const under = readMarker(before, catalogue);
  if (!wantsOut(message) || REHEARSING.test(before)) return undefined;
  if (!under) return STOPPED;
  return {
    text: `We stop here. **${under.item.title}** keeps its place in the catalogue if you want to go on later. What would help you now?`,
    cites: [under.item.id],
  };
};

const REHEARSING = /^\*Rehearsal · /m;
const STOPPED = { text: 'We leave it there. Whenever something else comes up, tell me in a sentence.' };
