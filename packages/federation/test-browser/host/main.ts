import * as React from 'react';
import { createElement } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { createRoot } from 'react-dom/client';
import type { ResolvedSet } from '@coachlab/contracts';
import { browserEnvironment, createFederationAdapter } from '../../src/browser/index.ts';
import { createRemoteLoader, isRemoteLoadError } from '../../src/index.ts';
import type { LoadSignal } from '../../src/index.ts';

interface Hello {
  Component: () => React.ReactNode;
  useState?: unknown;
  more?: () => Promise<{ className: string }>;
  ready?: () => Promise<unknown>;
}

const { set, timeoutMs, first } = JSON.parse(document.getElementById('boot')!.textContent) as Boot;
const signals: LoadSignal[] = [];
const adapter = createFederationAdapter({
  name: 'host',
  shared: {
    react: { version: React.version, lib: React },
    'react/jsx-runtime': { version: React.version, lib: jsxRuntime },
    // @ts-expect-error A JavaScript fixture without types.
    '@fixture/ui': { version: '1.0.0', get: () => import('./ui.js') },
  },
  prepare: (module) => (module as Hello).ready?.(),
});
const loader = createRemoteLoader(set, {
  ...browserEnvironment(),
  adapter,
  timeoutMs,
  retryDelayMs: 50,
  report: (signal) => void signals.push(signal),
});

async function load(page: string) {
  try {
    const module = await loader.load<Hello>('tiny', page);
    createRoot(document.getElementById('root')!).render(createElement(module.Component));
    loader.drawn('tiny', page);
    return { version: loader.running('tiny')?.release.version, oneReact: module.useState === React.useState };
  } catch (error) {
    if (!isRemoteLoadError(error)) throw error;
    return { failed: error.class, message: error.message };
  }
}

async function loadMore(): Promise<string> {
  const { more } = await loader.load<Hello>('tiny', 'hello');
  try {
    return (await more!()).className;
  } catch (error) {
    return String(error);
  }
}

export interface Boot {
  set: ResolvedSet;
  timeoutMs: number;
  /** The page that is loaded at once. */
  first?: string;
}

const host = {
  first: first === undefined ? null : load(first),
  load,
  loadMore,
  signals,
  containers: () => Object.keys(window).filter((key) => key.startsWith('tiny_')),
};
export type Host = typeof host;
declare global {
  interface Window {
    host: Host;
  }
}
window.host = host;
