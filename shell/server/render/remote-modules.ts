import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import vm from 'node:vm';
import * as kit from '@coachlab/remote-kit';
import type { PageModule } from '@coachlab/remote-kit';
import * as ui from '@coachlab/ui';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import type { ServerBuild } from './protocol.ts';

/** The only modules a remote's server build may require: those that the browser's shell shares with it. */
const SHARED: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  '@coachlab/remote-kit': kit,
  '@coachlab/ui': ui,
};

interface ServerModule {
  pages: Record<string, () => Promise<PageModule>>;
}

/** Releases kept in one process; a rollout has two of a remote, and old ones must not pile up. */
const KEPT = 24;
const modules = new Map<string, Promise<ServerModule>>();

/** The server build of one release, its hash checked before it runs. A failure is not kept. */
export function serverModule(build: ServerBuild): Promise<ServerModule> {
  const known = modules.get(build.sha384);
  if (known) return known;
  const loading = loadModule(build);
  modules.set(build.sha384, loading);
  loading.catch(() => modules.delete(build.sha384));
  if (modules.size > KEPT) modules.delete(modules.keys().next().value!);
  return loading;
}

async function loadModule({ file, sha384 }: ServerBuild): Promise<ServerModule> {
  const code = await readFile(file);
  const actual = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  if (actual !== sha384) throw new Error(`${file} has the hash ${actual}, not ${sha384}`);
  const wrapper = vm.runInThisContext(`(function (module, exports, require) {${code.toString('utf8')}\n})`, {
    filename: file,
  }) as (module: { exports: unknown }, exports: unknown, require: (name: string) => unknown) => void;
  const module = { exports: {} };
  wrapper(module, module.exports, requireShared);
  return module.exports as ServerModule;
}

function requireShared(name: string): unknown {
  if (Object.hasOwn(SHARED, name)) return SHARED[name];
  throw new Error(`A remote's server build may not require "${name}"`);
}
