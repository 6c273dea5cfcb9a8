import { createStore } from './create-store.ts';
import { wordOf } from './shapes.ts';

export const onboardingCompleted = createStore<boolean>({
  key: 'onboarding_completed',
  empty: false,
  parse(raw) {
    const word = wordOf(raw);
    return word === 'true' || (word === 'false' ? false : undefined);
  },
  format: (completed) => (completed ? 'true' : null),
});
