import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';

interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: { template?: { spec: Pod } } & Record<string, unknown>;
}
interface Pod {
  containers: [
    { image: string; ports?: { containerPort: number }[]; env?: { name: string; value: string }[] },
  ];
  volumes: { name: string; secret?: { secretName: string } }[];
}

const ROOT = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const manifests = (folder: string) =>
  readdirSync(join(ROOT, 'infra/k8s', folder))
    .filter((file) => file !== 'kustomization.yaml')
    .flatMap((file) => parseAllDocuments(read(`infra/k8s/${folder}/${file}`)))
    .map((each) => each.toJS() as Manifest);

const base = manifests('base');
const overlay = parse(read('infra/k8s/overlays/production/kustomization.yaml')) as {
  images: { name: string; newTag: string }[];
  patches: { target: { kind: string; name: string }; patch: string }[];
};
const find = (kind: string, name: string) =>
  base.find((each) => each.kind === kind && each.metadata.name === name);
const workloads = base.filter(({ spec }) => spec?.template);
const named = workloads.map((each) => [each.metadata.name, each] as const);
const podOf = ({ spec }: Manifest) => spec.template!.spec;
const settings = Object.keys(find('ConfigMap', 'settings')!.data!);

const targets = new Map(
  read('infra/docker/Dockerfile')
    .split(/^FROM /m)
    .map((stage) => [/ AS (\S+)/.exec(stage)?.[1], Number(/^EXPOSE (\d+)$/m.exec(stage)?.[1] ?? 0)]),
);
const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, { environment?: Record<string, string> }>;
};

const keyring = mkdtempSync(join(tmpdir(), 'coachlab-secrets-'));
afterAll(() => rmSync(keyring, { recursive: true }));
const { items: secrets } = JSON.parse(
  execFileSync(process.execPath, [join(ROOT, 'infra/docker/secrets/main.ts'), 'manifests'], {
    encoding: 'utf8',
    env: { ...process.env, COACHLAB_SECRETS: keyring },
  }),
) as { items: { metadata: { name: string }; stringData: Record<string, string> }[] };

describe('the base', () => {
  it.each(['base', 'overlays/production'])('%s lists every file of its folder', (folder) => {
    const listed = (parse(read(`infra/k8s/${folder}/kustomization.yaml`)) as { resources: string[] })
      .resources;
    const files = readdirSync(join(ROOT, 'infra/k8s', folder)).filter(
      (file) => file !== 'kustomization.yaml',
    );
    expect(listed).toEqual(expect.arrayContaining(files));
  });

  it.each(named)(
    '%s runs an image that the Dockerfile builds, at its port, with a version',
    (name, workload) => {
      const [container] = podOf(workload).containers;
      // One target for all sections: which one it is built for is an argument, and the image's name.
      const target = name.startsWith('publish-') ? 'publisher' : name;
      expect(container.image).toBe(`coachlab/${name}`);
      expect([...targets.keys()]).toContain(target);
      expect(container.ports?.[0]?.containerPort ?? 0).toBe(targets.get(target));
      expect(overlay.images.find((image) => image.name === container.image)?.newTag).toMatch(
        /^\d+\.\d+\.\d+$/,
      );
    },
  );

  it.each(named)(
    '%s has the settings of docker-compose.yml, and reads only files that the generator makes',
    (name, workload) => {
      const { containers, volumes } = podOf(workload);
      const env = containers[0].env ?? [];
      const fixed = Object.entries(services[name]?.environment ?? {}).filter(
        ([, value]) => !value.startsWith('${'),
      );
      const patched = name.startsWith('publish-') ? ['COACHLAB_TOKEN_FILE'] : [];
      expect([...settings, ...patched, ...env.map((each) => each.name)]).toEqual(
        expect.arrayContaining(fixed.map(([setting]) => setting)),
      );
      const secret = volumes.find((volume) => volume.name === 'secrets')?.secret?.secretName;
      const made = Object.keys(secrets.find(({ metadata }) => metadata.name === secret)?.stringData ?? {});
      const files = env.flatMap(({ value }) => (value.startsWith('/secrets/') ? value.slice(9) : []));
      expect(made).toEqual(expect.arrayContaining(patched.length > 0 ? ['token'] : files));
    },
  );

  it('refers to services at ports that exist', () => {
    for (const [, host = '', port = '80'] of JSON.stringify(base).matchAll(/http:\/\/([a-z]+)(?::(\d+))?/g)) {
      if (host === 'localhost') continue;
      const ports = find('Service', host)?.spec['ports'] as { port: number }[] | undefined;
      expect(ports?.map((each) => String(each.port))).toContain(port);
    }
  });

  it('denies all traffic that no policy allows, and lets only these call a service', () => {
    expect(find('NetworkPolicy', 'nothing')?.spec).toMatchObject({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    });
    const rules = find('NetworkPolicy', 'services')?.spec['ingress'] as { from: unknown[] }[] | undefined;
    const callers = ['shell', 'registry', 'assistant'].map((name) => ({
      podSelector: { matchLabels: { 'app.kubernetes.io/name': name } },
    }));
    expect(rules?.map(({ from }) => from)).toEqual([callers]);
  });

  it('restricts every pod, and the production overlay runs two of each', () => {
    const patches = read('infra/k8s/base/kustomization.yaml');
    for (const rule of ['runAsNonRoot: true', 'readOnlyRootFilesystem: true', 'drop: [ALL]', 'fsGroup: 4100'])
      expect(patches).toContain(rule);
    const doubled = overlay.patches
      .find(({ patch }) => patch.includes('/spec/replicas'))
      ?.target.name.split('|');
    expect(doubled?.toSorted()).toEqual(
      workloads
        .map(({ metadata }) => metadata.name)
        .filter((name) => !/publish|rehearser/.test(name))
        .toSorted(),
    );
  });
});
