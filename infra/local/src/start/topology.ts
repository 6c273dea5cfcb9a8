/**
 * Which services and sections this product is made of. `npm start`, the benchmarks and the fault tests read it;
 * docker-compose.yml, infra/docker/Dockerfile and infra/k8s say it again in their own languages. What an operator adds while the
 * site runs (`coachlab team create`) stands in the registry alone.
 */
export interface Service {
  /** services/<name>, and the section whose API it is. */
  name: string;
  /** First path segments after /api/ that it answers. */
  apis: string[];
  /** Of its container: where it listens, and its user's number. */
  port: number;
  stateless?: true;
  /** Pages that it has on the operators' origin, to the API of its by which the gateway finds it. */
  operatorsPages?: Record<string, string>;
}

export interface Section {
  /** mfe-<name>; the name in its manifest, in the registry and of its team's token. */
  name: string;
  /** User's number of the container that publishes it. */
  publisher: number;
}

export const SERVICES: Service[] = [
  { name: 'catalog', apis: ['artifacts', 'artifact-metadata', 'situations'], port: 4101 },
  { name: 'journey', apis: ['personas', 'journey'], port: 4102 },
  {
    name: 'assessment',
    apis: ['icpi', 'certifications', 'user-certifications', 'assessment'],
    port: 4103,
  },
  {
    name: 'community',
    apis: ['forum', 'contact', 'newsletter', 'community'],
    port: 4104,
    operatorsPages: { moderation: 'forum' },
  },
  { name: 'assistant', apis: ['chat'], port: 4105, stateless: true },
  { name: 'registry', apis: ['registry'], port: 4106 },
];

/** Plays releases before anybody meets them; of no section, and started where somebody wants it. */
export const REHEARSER = { name: 'rehearser', port: 4122 };

export const SECTIONS: Section[] = [
  { name: 'catalog', publisher: 4111 },
  { name: 'journey', publisher: 4112 },
  { name: 'assessment', publisher: 4113 },
  { name: 'community', publisher: 4114 },
];

/** Workspace folders of the remotes; `mfe-` and the section's name. */
export const REMOTES = SECTIONS.map(({ name }) => `mfe-${name}`);

/** `mfe-catalog` → `catalog`: the name in the manifest, in the registry and of its team's token. */
export function sectionOf(remote: string): string {
  return remote.replace(/^mfe-/, '');
}

/** COACHLAB_UPSTREAMS: each API and the origin of the service that answers it. */
export function upstreams(services: readonly Service[], originOf: (service: Service) => string): string {
  return services.flatMap((service) => service.apis.map((api) => `${api}=${originOf(service)}`)).join(',');
}

/** COACHLAB_OPERATORS_PAGES: each page on the operators' origin and the API whose service has it. */
export function operatorsPages(services: readonly Service[]): string {
  return services
    .flatMap((service) => Object.entries(service.operatorsPages ?? {}).map((pair) => pair.join('=')))
    .join(',');
}
