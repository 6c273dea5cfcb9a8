import { afterEach, expect, it } from '@jest/globals';
import {
  describeEachEngine,
  describeOnServer,
  type TestService,
  until,
} from '@coachlab/service-common/testing';
import { catalog } from '../catalog.ts';
import { artifactFile, TestContent } from '../test-content/test-content.ts';

const one = artifactFile({ id: 'framework-one', order: 1, section: 'lab', category: 'framework' });
const two = artifactFile({ id: 'framework-two', order: 2, section: 'lab', category: 'framework' });
const three = artifactFile({
  id: 'framework-three',
  order: 3,
  section: 'lab',
  category: 'framework',
  title: 'Newcomer',
});

const ids = async (service: TestService) =>
  (await service.get<{ id: string }[]>('/api/artifacts')).body.map(({ id }) => id);
const revisionOf = async (service: TestService) =>
  (await service.get('/api/artifacts')).headers.get('x-content-revision');

describeEachEngine('the content files', ({ start }) => {
  let content: TestContent | undefined;
  afterEach(async () => {
    await content?.delete();
    content = undefined;
  });
  async function startWith(...files: (typeof one)[]) {
    content = await TestContent.create(files);
    return { content, service: await start(catalog, { CATALOG_CONTENT: content.folder }) };
  }

  it('when unchanged change nothing at the next start', async () => {
    const { service } = await startWith(one, two);
    const [revision, etag] = [
      await revisionOf(service),
      (await service.get('/api/artifacts')).headers.get('etag'),
    ];
    await service.restart();
    expect(await revisionOf(service)).toBe(revision);
    expect((await service.get('/api/artifacts')).headers.get('etag')).toBe(etag);
  });

  it('when edited update the artifact in place, in lists, search and metadata', async () => {
    const { content: folder, service } = await startWith(one, two);
    const revision = await revisionOf(service);
    await folder.write(one.id, {
      ...one,
      title: 'Mended',
      order: 9,
      metadata: { ...one.metadata, mode: 'M' },
    });
    await service.restart();
    expect(await revisionOf(service)).not.toBe(revision);
    expect(await ids(service)).toEqual(['framework-two', 'framework-one']);
    expect(await service.get('/api/artifacts/framework-one')).toMatchObject({ body: { title: 'Mended' } });
    expect(await service.get('/api/artifacts?q=mended')).toMatchObject({ body: [{ id: 'framework-one' }] });
    expect(await service.get('/api/artifact-metadata')).toMatchObject({
      body: { metadata: { 'framework-one': { mode: 'M' } } },
    });
  });

  it('when gone leave the old address with what took its place', async () => {
    const { content: folder, service } = await startWith(one, two);
    await folder.remove(one.id);
    await folder.write(three.id, three);
    await folder.writeAliases({ 'framework-one': 'framework-three' });
    await service.restart();
    expect(await ids(service)).toEqual(['framework-two', 'framework-three']);
    expect(await service.get('/api/artifacts/framework-one')).toMatchObject({
      status: 200,
      body: { id: 'framework-three' },
    });
  });

  it('when gone without a replacement say so, and come back when they come back', async () => {
    const { content: folder, service } = await startWith(one, two);
    await folder.remove(one.id);
    await service.restart();
    expect(await service.get('/api/artifacts/framework-one')).toMatchObject({
      status: 404,
      body: { code: 'artifact_removed' },
    });
    await folder.write(one.id, one);
    await service.restart();
    expect(await service.get('/api/artifacts/framework-one')).toMatchObject({ status: 200 });
  });

  it.each([
    [
      'a field that is missing',
      { ...one, title: undefined },
      /framework-one\.yaml: the file must have required property 'title'/,
    ],
    [
      'a field of the wrong kind',
      { ...one, section: 'attic' },
      /framework-one\.yaml: section must be equal to one of the allowed values \(library, lab/,
    ],
    ['a field nobody knows', { ...one, colour: 'red' }, /framework-one\.yaml: .*\(colour\)/],
    [
      'another id than its name',
      { ...one, id: 'framework-other' },
      /framework-one\.yaml: id must be framework-one/,
    ],
    ['the place of another', { ...one, order: 2 }, /order 2 is taken by framework-one/],
  ])('with %s stop the start with one clear error', async (_, file, message) => {
    content = await TestContent.create([two]);
    await content.write('framework-one', file);
    await expect(start(catalog, { CATALOG_CONTENT: content.folder })).rejects.toThrow(message);
  });

  it('with an alias that leads nowhere stop the start', async () => {
    content = await TestContent.create([one]);
    await content.writeAliases({ 'framework-old': 'framework-nowhere' });
    const starting = start(catalog, { CATALOG_CONTENT: content.folder });
    await expect(starting).rejects.toThrow(/aliases\.yaml: framework-old leads to framework-nowhere/);
  });
});

describeOnServer('two instances', ({ start, createDatabase }) => {
  it('that start at once seed once, and follow each other', async () => {
    const content = await TestContent.create([one, two]);
    const { url } = await createDatabase();
    const environment = { DATABASE_URL: url, CATALOG_CONTENT: content.folder };
    const [first, second] = await Promise.all([start(catalog, environment), start(catalog, environment)]);
    expect(await revisionOf(first)).toBe(await revisionOf(second));

    await content.write(three.id, three);
    await first.restart();
    await until(async () => (await ids(second)).length === 3);
    expect(await ids(second)).toEqual(['framework-one', 'framework-two', 'framework-three']);
    expect(await second.get('/api/artifacts?q=newcomer')).toMatchObject({
      body: [{ id: 'framework-three' }],
    });
    await content.delete();
  });
});
