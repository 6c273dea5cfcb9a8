import { expect, it } from '@jest/globals';
import { describeEachEngine } from '../testing/describe-each-engine.ts';
import { notebook } from '../testing/notebook/notebook.ts';

describeEachEngine('a service', ({ start }) => {
  it('boots, says that it lives, and which APIs it answers', async () => {
    const service = await start(notebook);
    expect(await service.get('/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
    const ready = await service.get('/health/ready');
    expect(ready).toMatchObject({ status: 200, body: { status: 'ok', apis: { notes: '1.0.0' } } });
    console.log(await service.post('/api/notes', { slug: 'one', text: 'first' }));
    console.log(await service.get('/api/notes'));
    console.log(
      await service.get('/api/notes/zzz'),
      await service.send('DELETE', '/api/notes'),
      await service.post('/api/notes', { slug: 'a' }),
    );
    console.log(
      await service.get('/api/notes/slow'),
      await service.get('/api/notes/broken'),
      await service.post('/api/notes', '{"a'),
    );
  });
});
