import { describe, expect, it } from '@jest/globals';
import { requestContext } from '../http/request-context.ts';
import { createLog, NestLog } from './log.ts';

function logged() {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('notebook', 'info', { write: (line) => void lines.push(JSON.parse(line)) });
  return { lines, log, nest: new NestLog(log) };
}

describe('the log', () => {
  it('names the service, the level in words and the time', () => {
    const { lines, nest } = logged();
    nest.log('hello', 'Greeter');
    expect(lines).toEqual([
      {
        service: 'notebook',
        level: 'info',
        time: expect.stringMatching(/^\d{4}-.*Z$/),
        context: 'Greeter',
        msg: 'hello',
      },
    ]);
  });

  it('names the request in every line that it causes, and nothing of one line in the next', async () => {
    const { lines, nest } = logged();
    await requestContext.run({ requestId: 'r-1' }, async () => {
      nest.warn({ first: 1 });
      await Promise.resolve();
      nest.warn({ second: 2 });
    });
    nest.warn('outside');
    expect(lines.map(({ requestId, first, second }) => [requestId, first, second])).toEqual([
      ['r-1', 1, undefined],
      ['r-1', undefined, 2],
      [undefined, undefined, undefined],
    ]);
  });

  it('keeps the stack and the cause of an error, and not what people typed', () => {
    const { lines, nest } = logged();
    const failed = new Error('outer', { cause: new Error('inner') });
    nest.error(Object.assign(failed, { code: 'ER_X', query: 'INSERT …', parameters: ['ann@example.org'] }));
    expect(lines[0]).toMatchObject({
      level: 'error',
      msg: 'outer',
      err: { code: 'ER_X', query: 'INSERT …' },
    });
    const line = JSON.stringify(lines[0]);
    expect(line).toMatch(/log\.test\.ts.*caused by: Error: inner/);
    expect(line).not.toContain('ann@example.org');
  });
});
