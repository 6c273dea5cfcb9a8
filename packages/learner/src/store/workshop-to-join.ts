import type { WorkshopToJoin } from '@coachlab/contracts';
import { createStore } from './create-store.ts';
import { fieldsOf, textOf } from './shapes.ts';

/** The ICPI workshop whose code was entered in this browser, until scores were added to it or it is over. */
export const workshopToJoin = createStore<WorkshopToJoin | null>({
  key: 'icpi_workshop',
  empty: null,
  parse(raw) {
    const fields = fieldsOf(JSON.parse(raw));
    const code = textOf(fields?.code);
    const expiresAt = textOf(fields?.expiresAt);
    if (!code || !expiresAt) return undefined;
    return Date.parse(expiresAt) > Date.now()
      ? { code, name: textOf(fields?.name) ?? null, expiresAt }
      : null;
  },
  format: (workshop) => workshop && JSON.stringify(workshop),
});
