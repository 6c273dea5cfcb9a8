import {
  gatewayEnvironment,
  rehearserEnvironment,
  serviceEnvironment,
  serviceUrl,
  type Site,
} from './environment.ts';
import type { Member } from './fleet.ts';
import { REHEARSER, type Service } from './topology.ts';

/** Runs compiled, with the packages it references. The bundlers read sources, so shell and sections need none of this. */
export const TOOLS = ['infra/release'];

export function serviceRooms(site: Site): string[] {
  return site.services.map(({ name }) => `services/${name}`);
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
    // In service only once there are sections, which in turn wait for a shell that carries them.
    readyUrl: `http://127.0.0.1:${site.settings.port}/health/live`,
  };
}

export function rehearserMember(site: Site): Member {
  return {
    name: REHEARSER.name,
    entry: 'infra/release/src/rehearser/main.ts',
    env: rehearserEnvironment(site),
    readyUrl: `${serviceUrl(site, REHEARSER.name)}/health/ready`,
  };
}
