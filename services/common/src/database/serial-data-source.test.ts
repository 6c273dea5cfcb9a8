import { beforeAll, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { describeEachEngine } from '../testing/describe-each-engine.ts';
import { Note, notebook } from '../testing/notebook/notebook.ts';
import type { TestService } from '../testing/test-service.ts';
import { transact } from './transact.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describeEachEngine('transactions at the same time', ({ start }) => {
  let service: TestService;
  let dataSource: DataSource;
  beforeAll(async () => {
    service = await start(notebook);
    dataSource = service.running.dataSource as DataSource;
  });
  const note = (slug: string) => ({ slug, text: slug });
  const slugs = async () => (await dataSource.getRepository(Note).find()).map(({ slug }) => slug);

  it('both succeed', async () => {
    await Promise.all(
      ['one', 'two', 'three'].map((slug) =>
        dataSource.transaction(async (manager) => {
          await manager.insert(Note, note(slug));
          await pause(10);
          await manager.update(Note, { slug }, { text: 'done' });
        }),
      ),
    );
    expect(await slugs()).toEqual(expect.arrayContaining(['one', 'two', 'three']));
  });

  it('leave a bystander alone when one rolls back', async () => {
    const failing = Promise.allSettled([
      dataSource.transaction(async (manager) => {
        await manager.insert(Note, note('lost'));
        await pause(30);
        throw new Error('rolled back');
      }),
    ]);
    await pause(10);
    const bystanders = [
      dataSource.getRepository(Note).insert(note('inserted')),
      dataSource.getRepository(Note).save(note('saved')),
      dataSource.query('UPDATE note SET text = ? WHERE slug = ?', ['touched', 'one']),
    ];
    expect(await failing).toMatchObject([{ status: 'rejected', reason: { message: 'rolled back' } }]);
    await Promise.all(bystanders);
    expect(await slugs()).toEqual(expect.arrayContaining(['inserted', 'saved']));
    expect(await slugs()).not.toContain('lost');
    expect(await dataSource.getRepository(Note).findOneBy({ slug: 'one' })).toMatchObject({
      text: 'touched',
    });
  });

  it('leave the service ready, however long one takes', async () => {
    const { promise: long, resolve: end } = Promise.withResolvers<void>();
    const working = dataSource.transaction(async (manager) => {
      await manager.insert(Note, note('long'));
      await long;
    });
    expect(await service.get('/health/ready')).toMatchObject({ status: 200 });
    end();
    await working;
  });

  it('may save, query and open a transaction within themselves', async () => {
    await dataSource.transaction(async (manager) => {
      await manager.save(Note, note('outer'));
      await manager.query('SELECT 1');
      await manager.transaction((inner) => inner.save(Note, note('inner')));
    });
    expect(await slugs()).toEqual(expect.arrayContaining(['outer', 'inner']));
  });

  it('start over when they meet in a deadlock', async () => {
    await dataSource.getRepository(Note).insert([note('left'), note('right')]);
    const swap = (first: string, second: string) =>
      transact(dataSource, async (manager) => {
        await manager.update(Note, { slug: first }, { text: `${first} first` });
        await pause(30);
        await manager.update(Note, { slug: second }, { text: `${first} first` });
      });
    await Promise.all([swap('left', 'right'), swap('right', 'left')]);
    const texts = await dataSource.getRepository(Note).findBy([{ slug: 'left' }, { slug: 'right' }]);
    expect(new Set(texts.map(({ text }) => text)).size).toBe(1);
  });
});
