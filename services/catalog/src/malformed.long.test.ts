import { describe } from '@jest/globals';
import { createSqliteDatabase, itStaysCalm, startTestService } from '@coachlab/service-common/testing';
import { catalog } from './catalog.ts';

describe('the catalogue service', () => {
  itStaysCalm({
    start: async () => startTestService(catalog, { DATABASE_URL: (await createSqliteDatabase()).url }),
  });
});
