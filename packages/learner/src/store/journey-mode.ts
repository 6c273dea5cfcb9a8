import type { JourneyMode } from '../kept.ts';
import { createStore } from './create-store.ts';
import { wordOf } from './shapes.ts';

export const journeyMode = createStore<JourneyMode>({
  key: 'journey_mode',
  empty: 'guided',
  parse(raw) {
    const word = wordOf(raw);
    return word === 'guided' || word === 'explore' ? word : undefined;
  },
  format: (mode) => mode,
});
