import { expect, it } from '@jest/globals';
import { describeOnServer } from '../testing/describe-each-engine.ts';
import { notebook } from '../testing/notebook/notebook.ts';

describeOnServer('three instances that start at once on an empty database', ({ start, createDatabase }) => {
  it('migrate it once, one after the other, and all come up', async () => {
    const { url } = await createDatabase();
    const instances = await Promise.all([1, 2, 3].map(() => start(notebook, { DATABASE_URL: url })));
    for (const service of instances) expect((await service.get('/health/ready')).status).toBe(200);
    const done: { name: string }[] = await instances[0]!.running.dataSource!.query(
      'SELECT name FROM migrations',
    );
    const names = done.map(({ name }) => name);
    expect(names).toHaveLength(4);
    expect(new Set(names).size).toBe(4);
  });
});
