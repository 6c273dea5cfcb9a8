import { beforeEach, expect, it, jest } from '@jest/globals';

type Shared = { get: () => unknown; lib?: () => unknown; loaded?: boolean };

interface Require {
  m: Record<string, (module: { exports?: unknown }) => void>;
  c: Record<string, unknown>;
  f: { consumes?: (chunk: string, promises: Promise<void>[]) => void };
  consumesLoadingData: object;
  initializeExposesData: { moduleMap: Record<string, () => Promise<unknown>> };
  initContainer: (scope: Record<string, Record<string, Shared>>) => unknown;
  getContainer: (page: string) => Promise<unknown>;
}

let container: Require;

beforeEach(async () => {
  container = {
    m: {},
    c: {},
    f: {},
    consumesLoadingData: {
      chunkMapping: { lab: ['7'] },
      moduleIdToConsumeDataMapping: { 7: { shareKey: 'ui' } },
    },
    initializeExposesData: { moduleMap: { './lab': async () => () => 'the page' } },
  } as unknown as Require;
  Object.assign(globalThis, { __webpack_require__: container });
  jest.resetModules();
  await import(`./container-runtime.js?${Math.random()}`);
});

const shared = (name: string, more: Partial<Shared> = {}): Shared => ({
  get: async () => () => name,
  ...more,
});

async function taken(): Promise<unknown> {
  const promises: Promise<void>[] = [];
  container.f.consumes!('lab', promises);
  await Promise.all(promises);
  const module: { exports?: unknown } = {};
  container.m['7']!(module);
  return module.exports;
}

it.each<[string, Record<string, Shared>, string]>([
  ['the only version', { '1.0.0': shared('one') }, 'one'],
  ['the highest, by number', { '1.9.0': shared('nine'), '1.10.0': shared('ten') }, 'ten'],
  ['the one that is loaded', { '2.0.0': shared('new'), '1.0.0': shared('old', { loaded: true }) }, 'old'],
  ['what is there already', { '1.0.0': shared('again', { lib: () => 'there' }) }, 'there'],
])('takes %s of a shared module', async (_, versions, name) => {
  container.initContainer({ ui: versions });
  expect(await taken()).toBe(name);
  expect(Object.values(versions).some(({ loaded }) => loaded)).toBe(true);
});

it('takes a module once, whatever host starts it again', async () => {
  const get = jest.fn(async () => () => 'one');
  container.initContainer({ ui: { '1.0.0': { get } } });
  await Promise.all([taken(), taken()]);
  container.initContainer({ ui: { '1.0.0': { get } } });
  expect(await taken()).toBe('one');
  expect(get).toHaveBeenCalledTimes(1);
});

it('names what the host does not share, and tries again', async () => {
  container.initContainer({});
  await expect(taken()).rejects.toThrow('The host shares no ui.');
  container.initContainer({ ui: { '1.0.0': shared('one') } });
  expect(await taken()).toBe('one');
});

it('tries again what did not come, past the failure that a page may have left', async () => {
  const get = jest.fn<() => Promise<() => unknown>>().mockRejectedValueOnce(new Error('offline'));
  get.mockResolvedValue(() => 'one');
  container.initContainer({ ui: { '1.0.0': { get } } });
  await expect(taken()).rejects.toThrow('offline');
  container.c['7'] = { error: 'no such module' };
  expect(await taken()).toBe('one');
  expect(container.c).toEqual({});
});

it('hands out its pages, and says which it has not', async () => {
  const factory = (await container.getContainer('./lab')) as () => unknown;
  expect(factory()).toBe('the page');
  await expect(container.getContainer('./constructor')).rejects.toThrow('"./constructor" does not exist');
});
