import { RESOLVED_SET_PATH, type ResolvedSet } from '@coachlab/contracts';
import { createRemoteLoader } from '@coachlab/federation';
import { createFederationAdapter } from '@coachlab/federation/browser';
import * as kit from '@coachlab/remote-kit';
import type { PageModule } from '@coachlab/remote-kit';
import * as ui from '@coachlab/ui';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import type { PageSource } from '../app/page-source.ts';

/** Pages by Module Federation, from the releases of this page load. */
export function createPageSource(set: ResolvedSet): PageSource {
  const loader = createRemoteLoader(set, {});
  return {
    load: (remote, page) => loader.load<PageModule>(remote, page),
    peek: (remote, page) => loader.peek<PageModule>(remote, page),
  };
}
