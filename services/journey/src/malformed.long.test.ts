import { describe } from '@jest/globals';
import { createSqliteDatabase, itStaysCalm, startTestService } from '@coachlab/service-common/testing';
import { journey } from './journey.ts';

describe('the journey service', () => {
  itStaysCalm({
    start: async () => startTestService(journey, { DATABASE_URL: (await createSqliteDatabase()).url }),
  });
});
