import type { ResolvedSet } from '@coachlab/contracts';
import { createRemoteLoader, type LoadSignal } from '@coachlab/federation';
import { browserEnvironment, createFederationAdapter, type SharedModule } from '@coachlab/federation/browser';
// oxlint-disable-next-line no-restricted-imports -- releases get all of it, whenever they were built
import * as kit from '@coachlab/remote-kit';
import type { PageModule } from '@coachlab/remote-kit';
import * as ui from '@coachlab/ui';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import type { PageSource } from '../app/page-source.ts';

/** Set by the build: the version of every module that remotes share. */
declare const SHARED_VERSIONS: Record<string, string>;

const SHARED: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  '@coachlab/remote-kit': kit,
  '@coachlab/ui': ui,
};

/** Pages by Module Federation, from the releases of this page load. `report` hears what becomes of each. */
export function createPageSource(set: ResolvedSet, report: (signal: LoadSignal) => void): PageSource {
  const adapter = createFederationAdapter({
    name: 'shell',
    shared: sharedModules(),
    prepare: (page) => (page as PageModule).ready?.(),
  });
  const loader = createRemoteLoader(set, { ...browserEnvironment(), adapter, accepts: isPage, report });
  return {
    load: (remote, page) => loader.load<PageModule>(remote, page),
    peek: (remote, page) => loader.peek<PageModule>(remote, page),
    drawn: (remote, page) => loader.drawn(remote, page),
    recover: (remote, page, error) => loader.recover<PageModule>(remote, page, error),
  };
}

function sharedModules(): Record<string, SharedModule> {
  return Object.fromEntries(
    Object.entries(SHARED).map(([name, lib]) => [name, { version: SHARED_VERSIONS[name]!, lib }]),
  );
}

function isPage(module: unknown): boolean {
  return typeof module === 'object' && module !== null && 'Component' in module;
}
