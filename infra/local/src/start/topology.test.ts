import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';
import { operatorsPages, REHEARSER, SECTIONS, SERVICES, upstreams } from './topology.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const named = (name: string) => (each: { metadata: { name: string } }) => each.metadata.name === name;
/** As containers and pods reach each other. */
const UPSTREAMS = upstreams(SERVICES, ({ name, port }) => `http://${name}:${port}`);

interface ComposeService {
  image?: string;
  build?: { target: string; args?: Record<string, string> };
  command?: string[];
  user?: string;
  networks?: string[];
  profiles?: string[];
  environment?: Record<string, string>;
}
const { services: compose } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, ComposeService>;
};

it('lists existing folders, and each API once', () => {
  const folders = globSync('services/*/src/main.ts', { cwd: ROOT }).map((file) => file.split('/')[1]);
  expect(SERVICES.map(({ name }) => name).sort()).toEqual(folders.sort());
  const remotes = globSync('mfe-*/remote.ts', { cwd: ROOT }).map((file) => file.split('/')[0]);
  expect(SECTIONS.map(({ name }) => `mfe-${name}`).sort()).toEqual(remotes.sort());
  const apis = SERVICES.flatMap((service) => service.apis);
  expect(new Set(apis).size).toBe(apis.length);
});

describe('docker-compose.yml', () => {
  it('runs each service and publishes each section, and nothing else', () => {
    const built = Object.entries(compose).filter(([name, { build }]) => build && name !== 'secrets');
    const watching = built.filter(([, { profiles }]) => profiles?.includes('watch'));
    expect(watching.map(([name]) => name).sort()).toEqual(['alertmanager', 'prometheus']);
    const site = built.filter((service) => !watching.includes(service));
    const sections = SECTIONS.map(({ name }) => `publish-${name}`);
    const wanted = ['shell', REHEARSER.name, ...SERVICES.map(({ name }) => name), ...sections];
    expect(site.map(([name]) => name).sort()).toEqual(wanted.sort());
  });

  it.each(SECTIONS)(
    'publishes $name from an image of its own, as a user of its own',
    ({ name, publisher }) => {
      expect(compose[`publish-${name}`]).toMatchObject({
        image: `coachlab/publish-${name}`,
        build: { target: 'publisher', args: { SECTION: `mfe-${name}` } },
        command: [`mfe-${name}`],
        user: `${publisher}:${publisher}`,
        environment: { COACHLAB_TOKEN_FILE: `/secrets/publisher-${name}/token` },
      });
    },
  );

  it.each(SERVICES)('gives $name its database, or none', ({ name, stateless }) => {
    const expected = stateless ? undefined : `/secrets/${name}/database-url`;
    expect(compose[name]?.environment?.['DATABASE_URL_FILE']).toBe(expected);
  });

  it.each(['shell', 'registry'])('tells %s who answers each API', (name) => {
    expect(compose[name]?.environment?.['COACHLAB_UPSTREAMS']).toBe(UPSTREAMS);
  });
});

it('docker-compose.yml starts the rehearser on request, and lets it reach only the gateway', () => {
  const { networks, profiles, environment } = compose[REHEARSER.name]!;
  expect([networks, profiles]).toEqual([['rehearsal'], ['rehearsals']]);
  const others = Object.entries(compose).filter(([, service]) => service.networks?.includes('rehearsal'));
  expect(others.map(([name]) => name).sort()).toEqual([REHEARSER.name, 'shell']);
  expect(environment?.['COACHLAB_SITE']).toBe('http://shell:4000');
});

it('docker-compose.yml and infra/k8s tell the shell which service has which page for operators', () => {
  const pages = operatorsPages(SERVICES);
  expect(compose['shell']?.environment?.['COACHLAB_OPERATORS_PAGES']).toBe(pages);
  expect(read('infra/k8s/base/shell.yaml')).toContain(`name: COACHLAB_OPERATORS_PAGES, value: ${pages} }`);
});

it.each([...SERVICES, REHEARSER])(
  'the Dockerfile has $name listen at its port, as the user of that number',
  ({ name, port }) => {
    const stage = read('infra/docker/Dockerfile')
      .split(/^FROM /m)
      .find((part) => part.startsWith(`deployable AS ${name}\n`));
    expect(stage).toContain(`\nUSER ${port}:${port}\n`);
    expect(stage).toContain(`\nEXPOSE ${port}\n`);
    const script =
      name === REHEARSER.name ? 'infra/release/src/rehearser/main.ts' : `services/${name}/dist/main.js`;
    expect(stage).toContain(`"${script}"`);
  },
);

describe('infra/k8s', () => {
  const documents = (file: string) =>
    parseAllDocuments(read(`infra/k8s/base/${file}`)).map((each) => each.toJS() as Manifest);

  it.each(SERVICES)('has $name at its port', ({ name, port }) => {
    const all = documents(`${name}.yaml`);
    const service = all.filter(named(name)).find(({ kind }) => kind === 'Service');
    expect(service?.spec).toMatchObject({ ports: [{ port }] });
    const pods = all.filter(named(name)).find(({ kind }) => kind !== 'Service');
    expect(pods?.spec.template?.spec.containers).toMatchObject([{ ports: [{ containerPort: port }] }]);
  });

  it('publishes each section as its own user', () => {
    const jobs = documents('publish.yaml').map(({ metadata, spec }) => [
      metadata.name,
      spec.template?.spec.containers[0]?.image,
      spec.template?.spec.containers[0]?.args,
      spec.template?.spec.securityContext.runAsUser,
    ]);
    const wanted = SECTIONS.map(({ name, publisher }) => [
      `publish-${name}`,
      `coachlab/publish-${name}`,
      [`mfe-${name}`],
      publisher,
    ]);
    expect(jobs).toEqual(wanted);
  });

  it('tells who answers each API', () => {
    const [settings] = documents('settings.yaml');
    expect(settings?.data?.['COACHLAB_UPSTREAMS']).toBe(UPSTREAMS);
  });
});

interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: {
    template?: {
      spec: { containers: { image: string; args?: string[] }[]; securityContext: { runAsUser?: number } };
    };
  };
}
