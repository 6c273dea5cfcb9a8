import { expect, it } from '@jest/globals';
import { checkNeeds } from './check-needs.ts';

const SHELL = {
  shell: '1.2.0',
  shared: {
    react: '19.3.1',
    'react/jsx-runtime': '19.3.1',
    'react-dom': '19.3.1',
    'react-router-dom': '7.18.5',
    '@tanstack/react-query': '5.108.0',
    '@coachlab/remote-kit': '1.4.2',
    '@coachlab/ui': '1.4.0',
  },
};

/** What a section built against `version` of `module` is told at publish; nothing when it loads. */
function told(module: string, version: string): string[] {
  const release = { needs: { shell: '^1.1.0', apis: {} }, shared: { [module]: `^${version}` } };
  return checkNeeds(release, [SHELL], new Map()).map(({ message }) => message);
}

interface Skew {
  module: keyof typeof SHELL.shared;
  /** An older patch and an older minor version. */
  loads: string[];
  /** A newer patch and minor version, the major one before and the next. */
  refused: string[];
}

const REACT = { loads: ['19.3.0', '19.2.4'], refused: ['19.3.2', '19.4.0', '18.3.1', '20.0.0'] };
const SKEWS: Skew[] = [
  { module: 'react', ...REACT },
  { module: 'react/jsx-runtime', ...REACT },
  { module: 'react-dom', ...REACT },
  {
    module: 'react-router-dom',
    loads: ['7.18.0', '7.2.0'],
    refused: ['7.18.6', '7.19.0', '6.30.1', '8.0.0'],
  },
  {
    module: '@tanstack/react-query',
    loads: ['5.107.9', '5.90.0'],
    refused: ['5.108.1', '5.109.0', '4.36.1', '6.0.0'],
  },
  {
    module: '@coachlab/remote-kit',
    loads: ['1.4.1', '1.0.0'],
    refused: ['1.4.3', '1.5.0', '0.9.0', '2.0.0'],
  },
  { module: '@coachlab/ui', loads: ['1.3.9', '1.0.0'], refused: ['1.4.1', '1.5.0', '0.9.0', '2.0.0'] },
];

it.each(SKEWS)(
  'a section built against an older $module of the same major version loads',
  ({ module, loads }) => {
    expect(loads.flatMap((version) => told(module, version))).toEqual([]);
  },
);

it.each(SKEWS)('a section built against any other $module is refused', ({ module, refused }) => {
  for (const version of refused) {
    expect(told(module, version)).toEqual([
      expect.stringContaining(
        `Needs shared ${module} ^${version}; the shell provides ${SHELL.shared[module]}. Build it against what that shell has (npm install `,
      ),
    ]);
  }
});

it.each([
  ['react', 'react@19.3.1'],
  ['react/jsx-runtime', 'react@19.3.1'],
  // A section has the libraries inside the kit from the kit.
  ['react-router-dom', '@coachlab/remote-kit@1.4.2'],
  ['@tanstack/react-query', '@coachlab/remote-kit@1.4.2'],
  ['@coachlab/ui', '@coachlab/ui@1.4.0'],
])('who is refused for %s is told to install %s', (module, install) => {
  expect(told(module, '99.0.0')[0]).toMatch(
    new RegExp(
      `\\(npm install ${install}\\), or deploy a shell that provides ${module} \\^99\\.0\\.0 first\\.$`,
    ),
  );
});

it('what no shell shares is told apart from what it has in another version', () => {
  expect(told('lodash', '4.0.0')).toEqual([
    'Needs shared lodash ^4.0.0; the shell does not share it. Let the section bring it along instead of sharing it, or deploy a shell that provides lodash ^4.0.0 first.',
  ]);
});

it('a section that one of two running shells carries may be published', () => {
  const next = { ...SHELL, shared: { ...SHELL.shared, react: '19.4.0' } };
  const release = { needs: { shell: '^1.1.0', apis: {} }, shared: { react: '^19.4.0' } };
  expect(checkNeeds(release, [SHELL, next], new Map())).toEqual([]);
});
