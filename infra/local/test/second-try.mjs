import { jest } from '@jest/globals';

// `npm test` names what needed it (docs/decisions/0008); whoever runs Jest alone wants to see a test fail.
if (process.env.COACHLAB_TEST_RETRIES) {
  jest.retryTimes(Number(process.env.COACHLAB_TEST_RETRIES), {
    logErrorsBeforeRetry: true,
    retryImmediately: true,
  });
}
