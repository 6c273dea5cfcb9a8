import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { RemoteManifest } from '@coachlab/contracts';
import { ownsRoute } from '@coachlab/federation/server';
import { ROOT } from './settings.ts';

const FILE = 'services/registry/content/owners.json';
type Owned = { routes: string[]; apis: string[]; slots: string[] };
const owners = JSON.parse(readFileSync(join(ROOT, FILE), 'utf8')) as Record<string, Owned>;
const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));

describe('the sections of this repository', () => {
  it.each(remotes)('%s uses only the routes, links and slots that owners.json grants it', async (remote) => {
    const { default: manifest } = (await import(join(ROOT, remote, 'remote.ts'))) as {
      default: RemoteManifest;
    };
    const owned = owners[manifest.name] ?? { routes: [], apis: [], slots: [] };
    const pathOf = (href: string) => new URL(href, 'https://site.invalid').pathname;
    const foreign = [
      ...manifest.routes.map(({ path }) => path).filter((path) => !ownsRoute(owned.routes, path)),
      ...manifest.navigation.map(({ href }) => href).filter((href) => !ownsRoute(owned.routes, pathOf(href))),
      ...manifest.slots.map(({ name }) => name).filter((name) => !owned.slots.includes(name)),
    ];
    expect({ remote, foreign, grantThemIn: FILE }).toEqual({ remote, foreign: [], grantThemIn: FILE });
  });
});
