import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandLine } from '../testing/command-line.ts';
import { writeBuild } from '../testing/remote-on-disk.ts';

let command: CommandLine;

beforeAll(async () => {
  command = await CommandLine.start();
}, 180_000);
afterAll(() => command?.stop());

describe('a build', () => {
  const remote = () => join(command.work, 'mfe-built');
  const config = (more: string) => `export default {
  mode: 'production', entry: './index.js', output: { path: import.meta.dirname + '/build/server', filename: 'index.js' }, ${more}
};`;

  it('runs in the folder before anything is sent, and shows its errors', async () => {
    mkdirSync(remote(), { recursive: true });
    writeFileSync(join(remote(), 'rspack.config.mjs'), config(''));
    writeFileSync(join(remote(), 'index.js'), "import './absent.js';");
    const { code, err } = await command.run(['publish', 'mfe-built']);
    expect(code).toBe(1);
    expect(err).toMatch(/^rspack build failed in .*mfe-built:\n/);
    expect(err).toContain('absent.js');
  }, 30_000);

  it('is packed and sent', async () => {
    writeBuild(remote(), { name: 'journey', version: '2.0.0-kkk' });
    writeFileSync(join(remote(), 'index.js'), 'export default 1;');
    // The build itself writes its digests, as the remote kit's does.
    writeFileSync(
      join(remote(), 'rspack.config.mjs'),
      `import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
const at = (path) => import.meta.dirname + '/build/' + path;
const describe = () => {
  const release = JSON.parse(readFileSync(at('release.json'), 'utf8'));
  release.files['server/index.js'] = 'sha384-' + createHash('sha384').update(readFileSync(at('server/index.js'))).digest('base64');
  writeFileSync(at('release.json'), JSON.stringify(release));
};
${config("plugins: [{ apply: (compiler) => compiler.hooks.done.tap('describe', describe) }]")}`,
    );
    const { code, out, err } = await command.run(['publish', 'mfe-built']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Built mfe-built in \d+\.\d s\.\nPublished journey@2\.0\.0-kkk /);
  }, 30_000);
});

describe('a section with a type error', () => {
  const remote = () => join(command.work, 'mfe-typed');
  const publishIt = (...options: string[]) => command.run(['publish', 'mfe-typed', ...options]);
  const config = "export default { mode: 'production', entry: './index.js' };";

  beforeAll(() => {
    writeBuild(remote(), { name: 'journey', version: '3.0.0-ttt' });
    const files = {
      'rspack.config.mjs': config,
      'index.js': 'export default 1;',
      'tsconfig.json': JSON.stringify({ compilerOptions: { types: [] }, include: ['count.ts'] }),
      'count.ts': "export const count: number = 'one';\n",
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(remote(), name), text);
  });

  it.each([[['publish']], [['override', '--build']]])(
    'is not sent: %j',
    async ([name, ...options]) => {
      const { code, out, err } = await command.run([name!, 'mfe-typed', ...options]);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toContain(
        'mfe-typed has type errors, so it is not published:\n  count.ts(1,14): error TS2322',
      );
      expect(
        (await command.status()).remotes.flatMap(({ releases }) => releases.map((one) => one.version)),
      ).not.toContain('3.0.0-ttt');
    },
    60_000,
  );

  it('is sent once it is fixed, or with --no-types', async () => {
    expect(await publishIt('--no-types')).toMatchObject({ code: 0, err: '' });
    writeFileSync(join(remote(), 'count.ts'), 'export const count: number = 1;\n');
    expect(await publishIt()).toMatchObject({ code: 0, err: '' });
  }, 60_000);
});

describe('an override', () => {
  it('is a link for one browser', async () => {
    await command.publish({ name: 'journey', version: '7.0.0-preview', route: '/preview' });
    const { code, out } = await command.run([
      'override',
      'journey@7.0.0',
      '--minutes',
      '5',
      '--site',
      'https://x.example/',
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/^https:\/\/x\.example\/-\/override#[\w-]+\.[\w-]+\n/);
    expect(out).toContain('It shows journey@7.0.0-preview in the browser that opens it, until 20');
  });

  it('can show the current sources', async () => {
    const { code, out, err } = await command.run(['override', 'mfe-built', '--build']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [built, published, link, shows] = out.split('\n');
    expect(built).toMatch(/^Built mfe-built in /);
    expect(published).toBe('journey@2.0.0-kkk is already published with the same content.');
    expect(link).toMatch(/\/-\/override#[\w-]+\.[\w-]+$/);
    expect(shows).toContain('It shows journey@2.0.0-kkk in the browser that opens it');
  }, 30_000);

  it('is cleared in the browser', async () => {
    const { code, out } = await command.run(['override', '--clear']);
    expect(code).toBe(0);
    expect(out).toContain('Back to the live site');
  });

  it.each([
    [['override'], 'Name a release'],
    [['override', 'journey', '--minutes', '0'], '--minutes takes 1 to 1440'],
    [['override', 'journey@1.0.0', '--build'], '--build takes a folder or a section'],
    [['override', 'journey', '--site', 'nowhere'], '--site is "nowhere"'],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { code, err } = await command.run(args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});
