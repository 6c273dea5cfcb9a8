import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakPage } from '../support/break-page.ts';
import { copyOf } from '../support/copy-of.ts';
import { breakCourses, courseWith, type PageFault } from '../support/faulty-courses.ts';
import { publishLaboratory } from '../support/laboratory.ts';
import { Stack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

/** As much of what `coachlab rehearse --json` prints as is looked at here. */
interface Rehearsal {
  passed: boolean;
  addresses: number;
  pages: {
    address: string;
    figures: object | null;
    pressed: number;
    followed: number;
    changed: number | null;
  }[];
  faults: Fault[];
}

interface Fault {
  address: string;
  part: string;
  code: string;
  text: string;
}

/** Shorter than a team's, since some of these pages never come to an end; milliseconds. What slow pages wait is less than half of it. */
const PATIENCE = { COACHLAB_REHEARSAL_HYDRATED_MS: '9000', COACHLAB_REHEARSAL_ANSWERS_MS: '9000' };

/** By the name in the address: one release has all of them, so that it is built and rehearsed once. */
const FAULTS: Record<string, PageFault> = {
  // First, since links that one page has followed are not followed from another.
  'dead-link': { element: '<a href="/lab/that-was-moved">Moved</a>' },
  server: { code: "if (!('window' in globalThis)) throw new Error('broken on the server');" },
  press: {
    code: `const [pressed, press] = React.useState(false);
    if (pressed) throw new Error('broken after a press');`,
    element: '<button onClick={() => press(true)}>Break it</button>',
  },
  missing: { code: 'React.useEffect(() => void fetch("/api/artifacts/there-is-none"), []);' },
  inaccessible: { element: '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />' },
  shifts: {
    code: `const [late, come] = React.useState(false);
    React.useEffect(() => void setTimeout(() => come(true), 300), []);`,
    element: '{late && <div style={{ height: 600 }} />}',
  },
  heavier: {
    code: 'React.useEffect(() => void (fetch("/api/artifacts"), fetch("/api/situations")), []);',
  },
  globals: {
    code: `if ('window' in globalThis && !window.patched) {
      window.patched = true;
      const real = window.fetch;
      window.fetch = (...args) => real(...args);
      Array.prototype.last = function () { return this[this.length - 1]; };
    }`,
  },
  // What would write is answered by the rehearsal, and no fault.
  writes: { code: 'React.useEffect(() => void fetch("/api/personas", { method: "POST" }), []);' },
  hydration: { code: "if ('window' in globalThis) throw new Error('broken at hydration');" },
  blocks: {
    code: 'React.useEffect(() => { for (const end = performance.now() + 4_000; performance.now() < end; ); }, []);',
  },
  console: { code: "React.useEffect(() => console.error('said by the page'), []);" },
  // What a build shows, publish would have refused.
  undeclared: {
    code: "React.useEffect(() => void fetch(['/api', document.title.length && 'weather'].join('/')), []);",
  },
  mismatch: { element: "<p>{'window' in globalThis ? 'in the browser' : 'on the server'}</p>" },
  arrays: {
    code: "if ('window' in globalThis) Array.prototype.map = () => { throw new TypeError('broken arrays'); };",
  },
  never: { code: "if ('window' in globalThis) React.use(globalThis.never ??= new Promise(() => {}));" },
  slower: {
    code: `const [late, come] = React.useState(false);
    React.useEffect(() => come(true), []);
    if ('window' in globalThis) React.use(globalThis.waiting ??= new Promise((go) => setTimeout(go, 3_000)));`,
    element:
      '<div style={{ height: 700, fontSize: 60, overflow: "hidden" }}>{late && "It comes late. ".repeat(40)}</div>',
  },
  frozen: { code: 'React.useEffect(() => { for (;;); }, []);' },
};

test.describe.configure({ mode: 'serial', timeout: 300_000 });

test.describe('a release in its rehearsal', () => {
  let stack: Stack;
  let patience = PATIENCE;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    stack = await Stack.start((part): NodeJS.ProcessEnv => (part === 'coachlab' ? patience : {}));
  });
  test.afterAll(() => stack?.end());

  test('has no fault when it works', async () => {
    const version = await publishLaboratory(stack);
    const { passed, faults, pages, addresses } = await rehearse(stack, version, ['/lab', '/-/situations']);
    expect(faults).toEqual([]);
    expect(passed).toBe(true);
    // Nine routes, and each item of the two that have lists.
    expect(addresses).toBeGreaterThan(100);
    expect(pages).toMatchObject([
      { address: '/lab', figures: { layoutShift: expect.any(Number), bytes: expect.any(Number) } },
      { address: '/-/situations', figures: {} },
    ]);
    // A filter of the Lab is a button.
    expect(pages[0]!.pressed).toBeGreaterThan(0);
    // Four entries of the navigation and what else the Lab leads to.
    expect(pages[0]!.followed).toBeGreaterThan(3);
  });

  test.describe('that has many faults', () => {
    let folder: string;
    let pictures: string;
    let report: Rehearsal;
    let version: string;

    test.beforeAll(async () => {
      test.setTimeout(600_000);
      folder = copyOf('catalog');
      breakCourses(folder, FAULTS);
      // Loaded by itself, it works.
      breakPage(
        folder,
        'studio',
        `if ('window' in globalThis && !performance.getEntriesByType('navigation')[0].name.endsWith('/studio'))
          throw new Error('broken when it is navigated to');`,
      );
      const api = join(folder, 'src/api/situations.ts');
      writeFileSync(
        api,
        readFileSync(api, 'utf8').replace("'/api/situations')", "'/api/situations', 'moved')"),
      );
      await stack.coachlab('catalog', 'publish', folder);
      pictures = join(folder, 'pictures');
      const paths = [...Object.keys(FAULTS).map(courseWith), '/-/situations'];
      ({ version } = JSON.parse(readFileSync(join(folder, 'build/release.json'), 'utf8')) as {
        version: string;
      });
      report = await failedRehearsal(stack, version, paths, '--pictures', pictures);
    });
    test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

    /** What was found at the addresses of these faults, in their order. */
    const faultsOf = (...names: string[]): Fault[] =>
      names.flatMap((name) => report.faults.filter(({ address }) => address === courseWith(name)));

    test('is told of each page that is broken, wherever it breaks', () => {
      // The page is drawn anew after an error: whether it stands again when it is looked at depends on the machine.
      const faults = faultsOf('server', 'hydration', 'press', 'missing', 'writes').filter(
        ({ address, code }) => address !== courseWith('press') || code !== 'not_taken_over',
      );
      expect(faults).toEqual([
        expect.objectContaining({ address: courseWith('server'), part: 'server', code: 'not_drawn' }),
        expect.objectContaining({
          address: courseWith('hydration'),
          text: expect.stringContaining('broken at hydration'),
        }),
        expect.objectContaining({
          address: courseWith('press'),
          text: expect.stringContaining('broken after a press'),
        }),
        expect.objectContaining({
          address: courseWith('missing'),
          text: '/api/artifacts/there-is-none answers 404.',
        }),
      ]);
    });

    test('is told of what works and is worse than stable', () => {
      expect(faultsOf('inaccessible', 'shifts', 'blocks', 'heavier')).toEqual([
        expect.objectContaining({
          address: courseWith('inaccessible'),
          code: 'inaccessible',
          text: expect.stringContaining('image-alt'),
        }),
        expect.objectContaining({ address: courseWith('shifts'), code: 'layout_shifts' }),
        expect.objectContaining({ address: courseWith('blocks'), code: 'blocks' }),
        expect.objectContaining({ address: courseWith('heavier'), code: 'heavier' }),
      ]);
      for (const file of ['courses-fault-heavier.png', 'courses-fault-heavier.stable.png', 'index.html'])
        expect(existsSync(join(pictures, file))).toBe(true);
    });

    test('is told of what it asks, what it says and for how long it keeps its visitors waiting', () => {
      const found = report.faults.map(({ address, part, code }) => `${address} ${part} ${code}`);
      expect(found).toEqual(
        expect.arrayContaining([
          '/-/situations server status',
          `${courseWith('console')} browser console`,
          `${courseWith('undeclared')} browser api_undeclared`,
          `${courseWith('slower')} browser slower`,
          `${courseWith('frozen')} browser frozen`,
        ]),
      );
      expect(faultsOf('console')[0]!.text).toContain('said by the page');
    });

    test('is told of where its links lead, and of what it does to everything else on the page', () => {
      const textsOf = (name: string) => faultsOf(name).map(({ code, text }) => `${code}: ${text}`);
      expect(textsOf('dead-link')).toEqual(
        expect.arrayContaining([
          'dead_link: It links to /lab/that-was-moved, which answers 404.',
          expect.stringMatching(
            /^(threw|console): After the link to \/studio is followed: .*broken when it is navigated to/,
          ),
        ]),
      );
      expect(textsOf('globals')).toEqual(
        expect.arrayContaining([
          'replaces_global: It replaces fetch, which all sections share.',
          'replaces_global: It replaces Array.prototype.last, which all sections share.',
        ]),
      );
      expect(textsOf('mismatch')).toEqual([expect.stringMatching(/^threw: .*#418/)]);
      expect(textsOf('arrays').length).toBeGreaterThan(0);
      expect(textsOf('never')).toEqual([expect.stringMatching(/^not_taken_over: The page was not hydrated/)]);
      // The line that the page has more moves all that is below.
      const changed = report.pages.find(({ address }) => address === courseWith('dead-link'))!.changed;
      expect(changed).toBeGreaterThan(0);
      expect(readFileSync(join(pictures, 'index.html'), 'utf8')).toMatch(
        /<h2>\/courses\?fault=dead-link, \d+ % looks different, in \d+ places?<\/h2>.*?<i style="left:/,
      );
    });

    test('has more time where stable is not fast either, so that a slow machine breaks no page', async () => {
      // Less than this page needs, and more than a tenth of it for stable's.
      patience = { ...PATIENCE, COACHLAB_REHEARSAL_HYDRATED_MS: '2000' };
      const { faults, pages } = await failedRehearsal(stack, version, [courseWith('slower')]);
      expect(faults.map(({ code }) => code)).not.toContain('not_taken_over');
      expect(pages).toMatchObject([{ figures: { bytes: expect.any(Number) } }]);
    });
  });
});

async function rehearse(
  stack: Stack,
  version: string,
  paths: string[],
  ...more: string[]
): Promise<Rehearsal> {
  const only = paths.flatMap((path) => ['--only', path]);
  const command = ['rehearse', `catalog@${version}`, '--site', stack.url, '--json', ...only, ...more];
  return JSON.parse(await stack.coachlab('catalog', ...command)) as Rehearsal;
}

/** The report that stands in what the command said before it ended with 1. */
async function failedRehearsal(...request: Parameters<typeof rehearse>): Promise<Rehearsal> {
  const said = await rehearse(...request).then(
    () => 'It passed.',
    (error: Error) => error.message,
  );
  expect(said).toContain('ended with 1');
  expect(said).toContain('failed its rehearsal');
  return JSON.parse(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1)) as Rehearsal;
}
