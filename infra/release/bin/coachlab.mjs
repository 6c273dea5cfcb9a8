#!/usr/bin/env node
// Plain JavaScript, so that an old Node gets a sentence instead of a syntax error. The rest is TypeScript that Node 24 runs
// as it is, except in node_modules: what is installed there is compiled.
import * as modules from 'node:module';
import { join } from 'node:path';

const isInstalled = /[\\/]node_modules[\\/]/.test(import.meta.dirname);
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `coachlab needs Node 24 or newer, and this is ${process.version}. Install it, or run: npx -p node@24 coachlab`,
  );
  process.exit(2);
}
// To take the types out anew is two thirds of a call. In the checkout: anybody may write to the machine's temporary folder.
if (!isInstalled) modules.enableCompileCache(join(import.meta.dirname, '../../../.cache/node'));
const { main } = await import(isInstalled ? '../dist/main.js' : '../src/main.ts');
process.exitCode = await main(process.argv.slice(2), process.env);
