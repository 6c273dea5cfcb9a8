import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ROOT } from '../../settings.ts';
import { PACKAGES } from '../packages.ts';
import { apiFaults, renewApi } from './package-api.ts';

const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');

describe('the published packages', () => {
  beforeAll(() => {
    execFileSync(process.execPath, [TSC, '-b', ...PACKAGES], { cwd: ROOT });
  }, 180_000);

  it.each(PACKAGES)('%s exports what its api.txt says', (dir) => {
    expect(apiFaults(join(ROOT, dir))).toEqual([]);
  });
});

describe('a package whose API changes', () => {
  let root: string;
  let once: string;
  const folder = () => join(root, 'packages/shapes');
  const json = (file: string, value: object) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
  const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown;

  const INDEX = `
    import type { Look } from './look.ts';
    export { area } from './area.ts';
    export * from './look.ts';
    export interface ShapeProps { look: Look; label?: string }
    export function Shape(props: ShapeProps): string { return props.look.colour; }
    export function Card({ title }: { title: string }): string { return title; }
    export class Pen { #ink = 1; private left = 2; draw(width: number): number { return width + this.#ink + this.left; } }
    export type Corner = 'round' | 'sharp';`;
  const AREA = `
    interface Size { width: number; height: number }
    /** What fits. */
    export function area(size: Size): number { return size.width * size.height; }`;
  const LOOK = 'export interface Look { colour: string }';

  beforeAll(() => {
    once = mkdtempSync(join(tmpdir(), 'coachlab-api-'));
    root = once;
    mkdirSync(join(folder(), 'src'), { recursive: true });
    mkdirSync(join(root, 'site'));
    const shapes = { name: '@house/shapes', version: '1.4.0' };
    json(join(folder(), 'package.json'), {
      ...shapes,
      exports: {
        '.': { types: './dist/index.d.ts', default: './dist/index.js' },
        './tokens.css': './tokens.css',
      },
    });
    json(join(folder(), 'tsconfig.json'), {
      compilerOptions: {
        strict: true,
        noCheck: true,
        lib: ['es5'],
        target: 'es2024',
        module: 'nodenext',
        declaration: true,
        rootDir: 'src',
        outDir: 'dist',
        allowImportingTsExtensions: true,
        rewriteRelativeImportExtensions: true,
        types: [],
      },
      include: ['src'],
    });
    writeFileSync(join(folder(), 'tokens.css'), ':root {\n  --ink: black;\n  --paper: white;\n}\n');
    const dependencies = { '@house/shapes': '1.4.0' };
    json(join(root, 'site/package.json'), { name: 'site', dependencies });
    json(join(root, 'package-lock.json'), {
      packages: { site: { name: 'site', dependencies }, 'packages/shapes': shapes, 'node_modules/left': {} },
    });
    compile(INDEX);
    renewApi(root, 'packages/shapes', false);
  });
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'coachlab-api-'));
    cpSync(once, root, { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));
  afterAll(() => rmSync(once, { recursive: true }));

  function compile(index: string, area = AREA, look = LOOK): void {
    writeFileSync(join(folder(), 'src/index.ts'), index);
    writeFileSync(join(folder(), 'src/area.ts'), area);
    writeFileSync(join(folder(), 'src/look.ts'), look);
    execFileSync(process.execPath, [TSC, '-p', '.'], { cwd: folder() });
  }
  const faultsAfter = (from: string, to: string) => {
    compile(INDEX.replace(from, to), AREA.replace(from, to), LOOK.replace(from, to));
    return apiFaults(folder());
  };
  const MAJOR =
    'This may break its users: leave it as it was, or raise @house/shapes to 2.0.0: npm run packages:api -- --renew --major';
  const MINOR = 'Raise @house/shapes to 1.5.0: npm run packages:api -- --renew';

  it('is unchanged whatever happens inside it', () => {
    expect(apiFaults(folder())).toEqual([]);
    expect(faultsAfter('/** What fits. */', '/** In square metres. */')).toEqual([]);
    expect(faultsAfter('left = 2', 'left = "2".length')).toEqual([]);
    expect(faultsAfter('Card({ title }:', 'Card({ title: words }:')).toEqual([]);
  });

  it.each([
    ['a name that is gone', "export { area } from './area.ts';", '', 'area was removed. Was: (…) => number.'],
    [
      'a type of a parameter',
      'draw(width: number)',
      'draw(width: 1 | 2)',
      'Pen.draw.(0) changed. Was: number. Is: 1 | 2.',
    ],
    [
      'what a function returns',
      '(size: Size): number',
      '(size: Size): bigint',
      'area changed. Was: (…) => number. Is: (…) => bigint.',
    ],
    [
      'a member of a type that is not exported itself',
      'width: number; height',
      'width: string; height',
      '~Size.width changed. Was: number. Is: string.',
    ],
    [
      'a choice less',
      "'round' | 'sharp'",
      "'round'",
      "Corner changed. Was: type Corner = 'round' | 'sharp'. Is: type Corner = 'round'.",
    ],
    [
      'a property that has to be given now',
      'label?: string',
      'label?: string; size: number',
      'ShapeProps.size is new. Is: number.',
    ],
    [
      'one that had not to be given before',
      'label?: string',
      'label: string',
      'ShapeProps.label changed. Was: ? string. Is: string.',
    ],
    [
      'a parameter that has to be given now',
      '(props: ShapeProps)',
      '(props: ShapeProps, size: number)',
      'Shape.(1) is new. Is: number.',
    ],
    [
      'an object in the place of a parameter',
      '{ title: string }',
      '{ title: string; level: 2 | 3 }',
      'Card.(0).level is new. Is: 2 | 3.',
    ],
  ])('asks for a major version for %s', (_what, from, to, words) => {
    expect(faultsAfter(from, to)).toEqual([`@house/shapes: ${words} ${MAJOR}`]);
    expect(renewApi(root, 'packages/shapes', false).refused).toEqual([`@house/shapes: ${words} ${MAJOR}`]);
    expect(readJson('site/package.json')).toMatchObject({ dependencies: { '@house/shapes': '1.4.0' } });

    renewApi(root, 'packages/shapes', true);
    expect(apiFaults(folder())).toEqual([]);
    expect(readJson('packages/shapes/package.json')).toMatchObject({ version: '2.0.0' });
  });

  it.each([
    [
      'a name',
      'export class Pen',
      'export const PENS = 3; export class Pen',
      ['PENS is new. Is: const PENS = 3.'],
    ],
    [
      'a property that may be left out',
      'label?: string',
      'label?: string; size?: number',
      ['ShapeProps.size is new. Is: ? number.'],
    ],
    [
      'a parameter that may be left out',
      '(props: ShapeProps)',
      '(props: ShapeProps, size = 3)',
      ['Shape.(1) is new. Is: ? number.'],
    ],
    [
      'a method of a class',
      'draw(',
      'wipe(hard: boolean) { return hard; } draw(',
      ['Pen.wipe is new. Is: method (…) => boolean.'],
    ],
    [
      'a choice more',
      "'round' | 'sharp'",
      "'round' | 'cut' | 'sharp'",
      [
        "Corner may be more. Was: type Corner = 'round' | 'sharp'. Is: type Corner = 'round' | 'cut' | 'sharp'.",
      ],
    ],
  ])('asks for a minor version for %s, and raises it with the snapshot', (_what, from, to, words) => {
    expect(faultsAfter(from, to)).toEqual(words.map((each) => `@house/shapes: ${each} ${MINOR}`));
    renewApi(root, 'packages/shapes', false);
    expect(apiFaults(folder())).toEqual([]);
    expect(readJson('packages/shapes/package.json')).toMatchObject({ version: '1.5.0' });
    expect(readJson('site/package.json')).toMatchObject({ dependencies: { '@house/shapes': '1.5.0' } });
    expect(readJson('package-lock.json')).toMatchObject({
      packages: {
        site: { dependencies: { '@house/shapes': '1.5.0' } },
        'packages/shapes': { version: '1.5.0' },
      },
    });
  });

  it('may move a name to another package that exports the same, and no other', () => {
    const was = readFileSync(join(folder(), 'api.txt'), 'utf8');
    const there = join(root, 'node_modules/@house/pens');
    mkdirSync(there, { recursive: true });
    const types = "export { Pen } from '@house/pens';";
    const index = join(folder(), 'dist/index.d.ts');
    const pen = /export declare class Pen \{[^}]*\}/.exec(readFileSync(index, 'utf8'))![0];
    writeFileSync(index, readFileSync(index, 'utf8').replace(pen, types));
    writeFileSync(join(there, 'package.json'), '{ "name": "@house/pens", "types": "index.d.ts" }');
    writeFileSync(join(there, 'index.d.ts'), `${pen}\n`);
    const ofPen = was.split('\n').filter((line) => /^Pen\b/.test(line));
    writeFileSync(join(there, 'api.txt'), ['@house/pens 1.0.0', ...ofPen, ''].join('\n'));
    expect(apiFaults(folder())).toEqual([]);
    const changed = ofPen.map((line) => line.replace('number', 'string'));
    expect(changed).not.toEqual(ofPen);
    writeFileSync(join(there, 'api.txt'), ['@house/pens 1.0.0', ...changed, ''].join('\n'));
    expect(apiFaults(folder())).not.toEqual([]);
  });

  it('keeps the names of custom properties, not their values', () => {
    const styles = join(folder(), 'tokens.css');
    writeFileSync(styles, ':root {\n  --ink: navy;\n  --paper: ivory;\n}\n');
    expect(apiFaults(folder())).toEqual([]);
    writeFileSync(styles, ':root {\n  --ink: navy;\n}\n');
    expect(apiFaults(folder())).toEqual([
      `@house/shapes: tokens.css --paper was removed. Was: custom property. ${MAJOR}`,
    ]);
  });

  it('has a snapshot of its own version', () => {
    const manifest = join(folder(), 'package.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('1.4.0', '1.4.1'));
    expect(apiFaults(folder())).toEqual([
      '@house/shapes is 1.4.1, and its api.txt is of 1.4.0: npm run packages:api -- --renew',
    ]);
    rmSync(join(folder(), 'api.txt'));
    expect(apiFaults(folder())).toEqual([
      '@house/shapes has no api.txt that lists its exports: npm run packages:api -- --renew',
    ]);
  });
});
