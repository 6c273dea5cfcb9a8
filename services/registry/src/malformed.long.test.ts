import { describe } from '@jest/globals';
import type {
  CanaryRequest,
  OverrideRequest,
  PromoteRequest,
  RehearsalReport,
  SignalsRequest,
} from '@coachlab/contracts';
import { createSqliteDatabase, itStaysCalm, startTestService } from '@coachlab/service-common/testing';
import { bearer, startRegistry } from './testing/test-registry.ts';

const promote: PromoteRequest = { version: '1.0.0', why: 'Because.' };
const canary: CanaryRequest = { version: '1.0.0', weight: 500, allow: ['0'.repeat(32)], why: 'Because.' };
const rehearsal: RehearsalReport = {
  version: '1.0.0',
  among: { journey: '1.0.0' },
  pages: { server: 9, browser: 9 },
  faults: [{ address: '/', part: 'server', text: 'The server answers 500.' }],
};
const override: OverrideRequest = { releases: { catalog: '1.0.0' }, minutes: 60 };
const signals: SignalsRequest = {
  token: 'x'.repeat(60),
  signals: [{ remote: 'catalog', version: '1.0.0', outcome: 'loaded', lcp: 900 }],
};

describe('the registry', () => {
  itStaysCalm({
    start: async () => {
      const kit = {
        engine: 'sqlite' as const,
        createDatabase: createSqliteDatabase,
        start: startTestService,
      };
      return (await startRegistry(kit)).service;
    },
    signedIn: async () => bearer('catalog'),
    good: {
      'POST /api/registry/overrides': override,
      'POST /api/registry/remotes/:name/canary': canary,
      'POST /api/registry/remotes/:name/promote': promote,
      'POST /api/registry/remotes/:name/rollback': { why: 'Because.' },
      'POST /api/registry/remotes/:name/rehearsals': rehearsal,
      'POST /api/registry/signals': signals,
      'POST /api/registry/signals/token': { releases: { catalog: '1.0.0' } },
    },
  });
});
