// npm run test:mutants: plants twenty faults, one after the other, and says which tests notice. Numbers choose some of them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { ROOT } from '../bootstrap/prepare.mjs';
import { MUTANTS, type Mutant } from './mutants.ts';

const JEST = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--testTimeout=30000', '--bail'];

// Whoever gives up gets the file back first: the one under trial is put back before these run.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

const chosen = process.argv.slice(2).map(Number);
let missed = 0;
for (const [at, mutant] of MUTANTS.entries()) {
  if (chosen.length > 0 && !chosen.includes(at + 1)) continue;
  const noticed = plant(mutant);
  if (!noticed) missed += 1;
  console.log(`${noticed ? '✓' : '✗'} ${at + 1} ${mutant.file}: ${noticed ?? 'no test catches it'}`);
}
process.exitCode = missed === 0 ? 0 : 1;

/** The first test that fails, by its name. The file is as it was afterwards. */
function plant({ file, from, to, tests }: Mutant): string | null {
  const path = join(ROOT, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${file} does not contain this exactly once: ${from}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  try {
    const { status, stderr } = spawnSync(process.execPath, [...JEST, ...tests], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    return status === 0 ? null : (/● (.+)/.exec(stderr)?.[1] ?? stderr.slice(-500));
  } finally {
    writeFileSync(path, text);
  }
}
