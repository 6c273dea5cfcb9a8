import { readMarker } from '../marker.ts';
import { wantsOut } from '../phrases.ts';
import type { Move } from '../turn.ts';

/** Stops what is under way. */
export const leave: Move = ({ message, before, catalogue }) => {
  const under = readMarker(before, catalogue);
  if (!under || !wantsOut(message)) return undefined;
  return {
    text: `We stop here. **${under.item.title}** keeps its place in the catalogue if you want to go on later. What would help you now?`,
    cites: [under.item.id],
  };
};
