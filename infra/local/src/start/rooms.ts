import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gatewayEnvironment, serviceEnvironment, serviceUrl, type Site } from './environment.ts';
import type { Member } from './fleet.ts';
import type { Prints } from '../lib/workspace-prints.ts';
import type { Service } from './services.ts';

/** What the bundlers' configurations and the `coachlab` command are made of comes first. */
export const PACKAGES = /^packages\//;
export const SERVICES_AND_TOOLS = /^services\/|^infra\/release$/;

/** Folders that tsc compiles for running. */
export function compiledRooms(root: string, prints: Prints, which: RegExp): string[] {
  return [...prints.keys()].filter((dir) => which.test(dir) && existsSync(join(root, dir, 'tsconfig.json')));
}

export function serviceMember(site: Site, service: Service): Member {
  return {
    name: service.name,
    entry: `services/${service.name}/dist/main.js`,
    env: serviceEnvironment(site, service),
    readyUrl: `${serviceUrl(site, service.name)}/health/ready`,
  };
}

export function gatewayMember(site: Site): Member {
  return {
    name: 'shell',
    entry: 'shell/build/server/main.js',
    env: gatewayEnvironment(site),
    readyUrl: `http://127.0.0.1:${site.settings.port}/health/ready`,
  };
}
