// oxlint-disable-next-line no-restricted-imports -- releases get all of it, whenever they were built
import * as kit from '@coachlab/remote-kit';
import * as ui from '@coachlab/ui';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import type { ServerModule } from './answer-job.ts';

/** The only modules a remote's server build may require: those that the browser's shell shares with it. */
const SHARED: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  '@coachlab/remote-kit': kit,
  '@coachlab/ui': ui,
};

/** A server build as a CommonJS function, not yet run. */
export type ServerCode = (
  module: { exports: unknown },
  exports: unknown,
  require: (name: string) => unknown,
) => void;

export function runServerCode(code: ServerCode): ServerModule {
  const module = { exports: {} };
  code(module, module.exports, requireShared);
  return module.exports as ServerModule;
}

function requireShared(name: string): unknown {
  if (Object.hasOwn(SHARED, name)) return SHARED[name];
  throw new Error(`A remote's server build may not require "${name}"`);
}
