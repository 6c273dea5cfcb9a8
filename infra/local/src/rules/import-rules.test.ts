import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** File, its one line, and a part of the sentence that a person gets to read. */
const REFUSED = [
  ['packages/contracts/src/a.ts', `import '@coachlab/federation';`, 'Contracts import nothing'],
  ['packages/contracts/src/b.ts', `import 'node:fs';`, 'Contracts import nothing'],
  ['packages/federation/src/a.ts', `import 'react';`, 'The core of federation knows no framework'],
  ['packages/federation/src/b.ts', `import 'react-dom/client';`, 'The core of federation knows no framework'],
  ['packages/federation/src/react/a.ts', `import '@coachlab/ui';`, 'Federation decides on both sides'],
  ['packages/remote-kit/src/a.ts', `import '@coachlab/ui';`, 'The remote kit is shared by all sections'],
  ['packages/http/src/a.ts', `import '@coachlab/telemetry';`, 'knows none of them'],
  ['packages/settings/src/a.ts', `import '@coachlab/http';`, 'it imports nothing of the house'],
  ['packages/telemetry/src/a.ts', `import '@coachlab/contracts';`, 'it imports nothing of the house'],
  ['packages/learner/src/a.ts', `import '@coachlab/remote-kit';`, 'Learner is what the browser keeps'],
  ['packages/ui/src/a.ts', `import '@coachlab/learner';`, 'The components know no section'],
  ['packages/ui/src/b.ts', `import '@tanstack/react-query';`, 'it neither fetches nor routes'],
  ['packages/ui/src/c.ts', `void fetch('/api/artifacts');`, 'A component neither fetches nor stores'],
  ['packages/ui/src/d.ts', `localStorage.clear();`, 'A component neither fetches nor stores'],
  ['packages/ui/src/e.ts', `window.sessionStorage.clear();`, 'A component neither fetches nor stores'],
  ['mfe-catalog/src/a.ts', `import '@coachlab/mfe-journey';`, 'never another section'],
  ['mfe-catalog/src/b.ts', `import '../../mfe-journey/remote.ts';`, 'reached by its package name'],
  ['mfe-catalog/src/c.ts', `import '@coachlab/shell';`, 'never another section, the shell or a service'],
  [
    'mfe-catalog/src/d.ts',
    `import '@coachlab/service-catalog';`,
    'never another section, the shell or a service',
  ],
  ['mfe-catalog/src/e.ts', `import '@coachlab/federation';`, 'never another section'],
  ['mfe-catalog/src/f.ts', `import '@coachlab/ui/src/button.tsx';`, 'A package is used through its index'],
  [
    'mfe-catalog/src/g.ts',
    `import '@coachlab/remote-kit/dist/src/index.js';`,
    'A package is used through its index',
  ],
  ['mfe-catalog/src/h.ts', `import 'react-router-dom';`, 'a second copy would not see'],
  ['mfe-catalog/src/i.ts', `void import('@coachlab/mfe-journey');`, 'never another section'],
  ['mfe-catalog/src/j.ts', `import { href } from '@coachlab/remote-kit';`, "known by its route's name"],
  ['shell/app/href.ts', `import { href } from '@coachlab/remote-kit';`, "known by its route's name"],
  ['shell/app/a.ts', `import '@coachlab/mfe-catalog';`, 'The shell knows no section'],
  ['shell/server/b.ts', `import '@coachlab/service-common';`, 'no service by name'],
  [
    'shell/browser/c.ts',
    `import '@coachlab/federation/src/release-set/routes.ts';`,
    'A package is used through its index',
  ],
  ['services/catalog/src/a.ts', `import '@coachlab/service-journey';`, 'never another service'],
  ['services/catalog/src/b.ts', `import '../../journey/src/main.ts';`, 'reached by its package name'],
  ['services/catalog/src/c.ts', `import '@coachlab/federation';`, 'never another service'],
  ['services/common/src/a.ts', `import '@coachlab/service-catalog';`, 'it knows none of them'],
  ['services/registry/src/a.ts', `import '@coachlab/service-catalog';`, 'never another service'],
  ['infra/release/src/a.ts', `import '@coachlab/service-registry';`, 'it reaches everything else over HTTP'],
  ['infra/local/src/a.ts', `import '@coachlab/service-catalog';`, 'is none of its own'],
  ['e2e/a.ts', `import '@coachlab/learner';`, 'A journey sees what a visitor sees'],
  [
    'mfe-catalog/src/hook.tsx',
    `export const X = (p: { a: boolean }) => { if (p.a) useThing(); return null; };`,
    'useThing',
  ],
];

const ACCEPTED = [
  ['packages/contracts/src/fine.ts', `import './a.ts';`],
  ['packages/federation/src/fine.ts', `import '@coachlab/contracts';`],
  ['packages/federation/src/react/fine.ts', `import 'react';`],
  [
    'mfe-catalog/src/fine.ts',
    `import '@coachlab/contracts'; import '@coachlab/ui'; import '@coachlab/learner';`,
  ],
  ['mfe-catalog/rspack.config.mjs', `import '@coachlab/remote-kit/build';`],
  ['shell/app/fine.ts', `import '@coachlab/federation/react'; import '@coachlab/ui/tokens.css';`],
  [
    'services/catalog/src/fine.ts',
    `import '@coachlab/service-common'; import '@coachlab/service-common/testing';`,
  ],
  ['services/registry/src/fine.ts', `import '@coachlab/federation/server';`],
];

interface Diagnostic {
  filename: string;
  message: string;
  help?: string;
}

const folder = mkdtempSync(join(tmpdir(), 'coachlab-lint-'));
let told: (file: string) => string;

beforeAll(() => {
  cpSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [file = '', line] of [...REFUSED, ...ACCEPTED]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${line}\n`);
  }
  const oxlint = join(ROOT, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['--format', 'json'], { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  told = (file) =>
    diagnostics
      .filter(({ filename }) => filename === file)
      .map(({ message, help = '' }) => `${message} ${help}`)
      .join('\n');
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the import rules', () => {
  it.each(REFUSED)('tell %s the reason: %s', (file, _, sentence) => {
    expect(told(file)).toContain(sentence);
  });

  it.each(ACCEPTED)('allow %s its legitimate imports: %s', (file) => {
    expect(told(file)).toBe('');
  });
});
