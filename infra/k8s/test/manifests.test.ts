import { describe, expect, it } from '@jest/globals';
import { faultsOf } from './api-types.ts';
import {
  type Container,
  containersOf,
  kustomize,
  overlay,
  podTemplateOf,
  type Resource,
} from './kustomize.ts';
import { composeSettings, generatedSecrets, imagePorts } from './stack-files.ts';

interface Volume {
  name: string;
  secret?: { secretName: string; defaultMode: number; items?: { key: string }[] };
  persistentVolumeClaim?: { claimName: string };
}
interface EnvVar {
  name: string;
  value: string;
}

const SERVICES = ['catalog', 'journey', 'assessment', 'community', 'assistant', 'registry'];
const secrets = generatedSecrets();
const ports = imagePorts();

describe.each(['small', 'production'])('the %s overlay', (name) => {
  const resources = kustomize(overlay(name));
  const workloads = resources.filter((resource) => podTemplateOf(resource));
  const lasting = workloads.filter(({ kind }) => kind !== 'Job');
  const containers = workloads.flatMap((workload) =>
    containersOf(workload).map((container) => ({ workload, container })),
  );
  const ours = containers.filter(({ container }) => container.image.includes('coachlab/'));
  const find = (kind: string, wanted: string) =>
    resources.find((resource) => resource.kind === kind && resource.metadata.name === wanted);

  it('is valid for the Kubernetes API, down to the last field', async () => {
    const faults = await Promise.all(resources.map(faultsOf));
    expect(faults.flat()).toEqual([]);
  });

  it('names every object once, and all are in the namespace that it creates', () => {
    const names = resources.map(({ kind, metadata }) => `${kind}/${metadata.name}`);
    expect(new Set(names).size).toBe(names.length);
    const placed = resources.filter(({ kind }) => kind !== 'Namespace');
    expect(new Set(placed.map(({ metadata }) => metadata.namespace))).toEqual(new Set(['coachlab']));
  });

  it('runs every service, the gateway and a publisher for each section, from images that the Dockerfile builds', () => {
    expect(lasting.map(({ metadata }) => metadata.name)).toEqual(
      expect.arrayContaining([...SERVICES, 'shell']),
    );
    expect(workloads.filter(({ kind }) => kind === 'Job')).toHaveLength(4);
    for (const { container } of ours) {
      const [, image = '', tag] = /coachlab\/([a-z-]+):(.+)$/.exec(container.image) ?? [];
      // One target for all sections: which one it is built for is an argument, and the image's name.
      const target = image.startsWith('publish-') ? 'publisher' : image;
      expect([...ports.keys()]).toContain(target);
      expect(tag).toMatch(/^\d+\.\d+\.\d+$/);
      const [port] = (container['ports'] ?? []) as { containerPort: number }[];
      expect(port?.containerPort ?? null).toBe(ports.get(target));
    }
  });

  it('uses only secrets that the generator creates', () => {
    for (const { workload, container } of ours) {
      for (const { secret } of volumesOf(workload).filter((volume) => volume.secret)) {
        const made = secrets.find(({ metadata }) => metadata.name === secret?.secretName);
        const keys = Object.keys(made?.stringData ?? {});
        const read = filesOf(container).map((path) => path.replace('/secrets/', ''));
        expect(keys).toEqual(
          expect.arrayContaining([...read, ...(secret?.items ?? []).map(({ key }) => key)]),
        );
      }
    }
  });

  it('lets only the pod itself read its secrets', () => {
    const modes = workloads.flatMap(volumesOf).flatMap(({ secret }) => secret?.defaultMode ?? []);
    // Decimal in the files: YAML 1.1 takes 0440 for an octal number and YAML 1.2 does not.
    expect(new Set(modes)).toEqual(new Set([0o440]));
  });

  it('tells the shell which proxies to trust, and not a whole private network', () => {
    const { data } = find('ConfigMap', 'settings') as unknown as { data: Record<string, string> };
    const proxies = data['COACHLAB_TRUSTED_PROXIES'];
    if (!data['PUBLIC_URL']!.startsWith('https:')) return expect(proxies).toBe('none');
    for (const proxy of proxies!.split(',')) {
      expect(proxy).toMatch(/^10\.\d+\.\d+\.\d+\/\d+$/);
      expect(Number(proxy.split('/')[1])).toBeGreaterThanOrEqual(16);
    }
  });

  it('gives every service the settings that it has in docker-compose.yml', () => {
    const shared = Object.keys((find('ConfigMap', 'settings') as unknown as { data: object }).data);
    for (const { workload, container } of ours.filter((one) => one.workload.kind !== 'Job')) {
      const given = [...shared, ...envOf(container).map((variable) => variable.name)];
      expect(given).toEqual(expect.arrayContaining(composeSettings(workload.metadata.name)));
    }
  });

  it('refers only to volumes, services and ports that exist', () => {
    for (const workload of workloads) {
      const claims = volumesOf(workload).flatMap(
        ({ persistentVolumeClaim: claim }) => claim?.claimName ?? [],
      );
      for (const claim of claims) expect(find('PersistentVolumeClaim', claim)).toBeDefined();
    }
    for (const [, host = '', port] of JSON.stringify(resources).matchAll(/http:\/\/([a-z]+):(\d+)/g)) {
      if (host === 'localhost') continue;
      const service = find('Service', host) as unknown as { spec: { ports: { port: number }[] } } | undefined;
      expect(service?.spec.ports.map((one) => one.port)).toEqual([Number(port)]);
    }
    for (const service of resources.filter(({ kind }) => kind === 'Service')) {
      const { selector } = service['spec'] as { selector: Record<string, string> };
      expect(workloads.filter((workload) => matches(workload, selector))).toHaveLength(1);
    }
  });

  it('runs nothing as root, with a capability, a writable system or a token for the cluster', () => {
    expect(containers.length).toBeGreaterThan(SERVICES.length);
    for (const { workload, container } of containers) {
      expect(podTemplateOf(workload)?.spec).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      expect(container).toMatchObject({
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
        resources: {
          requests: { cpu: expect.any(String), memory: expect.any(String) },
          limits: { memory: expect.any(String) },
        },
      });
    }
  });

  it('has startup, readiness and liveness probes on every long-running part', () => {
    for (const workload of lasting) {
      const [container] = containersOf(workload);
      expect(Object.keys(container ?? {})).toEqual(
        expect.arrayContaining(['startupProbe', 'readinessProbe', 'livenessProbe']),
      );
    }
    for (const { container } of ours.filter((one) => one.workload.kind !== 'Job')) {
      expect(container).toMatchObject({
        readinessProbe: { httpGet: { path: '/health/ready' } },
        livenessProbe: { httpGet: { path: '/health/live' } },
      });
    }
  });
});

describe('the production overlay', () => {
  const resources = kustomize(overlay('production'));
  const names = [...SERVICES, 'shell'];
  const ofKind = (kind: string) => resources.filter((resource) => resource.kind === kind);
  const named = (kind: string, name: string) => ofKind(kind).find(({ metadata }) => metadata.name === name);

  it('has no database of its own', () => {
    expect(resources.filter(({ metadata }) => metadata.name === 'mysql')).toEqual([]);
  });

  it.each(names)('keeps at least two of %s when a node or a zone is lost', (name) => {
    const workload = named(name === 'shell' ? 'StatefulSet' : 'Deployment', name) as Resource;
    const scaler = named('HorizontalPodAutoscaler', name)?.['spec'] as { minReplicas: number } | undefined;
    const { replicas } = workload['spec'] as { replicas?: number };
    expect(scaler?.minReplicas ?? replicas).toBeGreaterThanOrEqual(2);
    // Both would fight over the number.
    expect(scaler === undefined || replicas === undefined).toBe(true);

    const budget = named('PodDisruptionBudget', name)?.['spec'] as {
      maxUnavailable: number;
      selector: Selector;
    };
    expect(budget.maxUnavailable).toBe(1);
    expect(matches(workload, budget.selector.matchLabels)).toBe(true);

    const spread = podTemplateOf(workload)?.spec['topologySpreadConstraints'] as Spread[];
    expect(spread.map(({ topologyKey }) => topologyKey)).toEqual([
      'topology.kubernetes.io/zone',
      'kubernetes.io/hostname',
    ]);
    for (const { labelSelector } of spread) expect(matches(workload, labelSelector.matchLabels)).toBe(true);
  });

  it('scales what exists', () => {
    for (const { spec } of ofKind('HorizontalPodAutoscaler') as unknown as { spec: Scaler }[]) {
      expect(named(spec.scaleTargetRef.kind, spec.scaleTargetRef.name)).toBeDefined();
    }
  });

  it("stores releases in one bucket for all registries, and none on a node's volume", () => {
    const registry = named('Deployment', 'registry') as Resource;
    const assets = envOf(containersOf(registry)[0]!).find(({ name }) => name === 'COACHLAB_ASSETS');
    expect(assets?.value).toMatch(/^s3:\/\/[\w-]+\?region=/);
    expect(volumesOf(registry)).toContainEqual({ name: 'releases', emptyDir: {} });
    expect(named('PersistentVolumeClaim', 'releases')).toBeUndefined();
  });
});

describe.each(['small', 'production'])('in the %s overlay', (name) => {
  const resources = kustomize(overlay(name));
  const workloads = resources.filter((resource) => podTemplateOf(resource));
  const policies = resources.filter(({ kind }) => kind === 'NetworkPolicy') as unknown as {
    metadata: { name: string };
    spec: Policy;
  }[];
  const workload = (wanted: string) => workloads.find(({ metadata }) => metadata.name === wanted) as Resource;
  const selected = (rules: (PodSelector | undefined)[]) =>
    workloads
      .filter((each) => rules.some((selector) => selector && selects(selector, each)))
      .map(({ metadata }) => metadata.name)
      .sort();
  /** Workloads that may ask this one, and that it may ask. */
  const askersOf = (wanted: string) =>
    selected(
      policies
        .filter(({ spec }) => selects(spec.podSelector, workload(wanted)))
        .flatMap(({ spec }) => spec.ingress ?? [])
        .flatMap(({ from }) => from ?? [])
        .map(({ podSelector }) => podSelector),
    );
  const askedBy = (wanted: string) =>
    selected(
      policies
        .filter(({ spec }) => selects(spec.podSelector, workload(wanted)))
        .flatMap(({ spec }) => spec.egress ?? [])
        .flatMap(({ to }) => to ?? [])
        .map(({ podSelector }) => podSelector),
    );

  it('all traffic is denied unless it is allowed', () => {
    expect(policies.find(({ metadata }) => metadata.name === 'nothing')?.spec).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    });
  });

  it('only the gateway, the registry and the assistant may call a service', () => {
    for (const service of ['catalog', 'journey', 'assessment', 'community', 'assistant'])
      expect(askersOf(service)).toEqual(['assistant', 'registry', 'shell']);
    expect(askersOf('shell')).toEqual(name === 'production' ? ['rehearser'] : []);
  });

  if (name === 'production')
    it('the rehearser, which runs untested releases, reaches only the gateway', () => {
      expect(askedBy('rehearser')).toEqual(['shell']);
      expect(askersOf('rehearser')).toEqual([]);
    });

  it('a publisher reaches only the registry, and nothing reaches a publisher', () => {
    const publishers = workloads.filter(({ kind }) => kind === 'Job').map(({ metadata }) => metadata.name);
    for (const publisher of publishers) {
      expect(askedBy(publisher)).toEqual(['registry']);
      expect(askersOf(publisher)).toEqual([]);
    }
    expect(askersOf('registry')).toEqual(['assistant', ...publishers, 'registry', 'shell'].sort());
  });

  if (name === 'small')
    it('only the services that have a database reach it', () => {
      const services = ['assessment', 'catalog', 'community', 'journey', 'registry'];
      expect(askersOf('mysql')).toEqual(services);
      for (const { metadata } of workloads)
        expect([metadata.name, askedBy(metadata.name).includes('mysql')]).toEqual([
          metadata.name,
          services.includes(metadata.name),
        ]);
    });
});

interface Selector {
  matchLabels: Record<string, string>;
}
interface Spread {
  topologyKey: string;
  labelSelector: Selector;
}
interface Scaler {
  scaleTargetRef: { kind: string; name: string };
}
interface PodSelector {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; operator: 'In'; values: string[] }[];
}
interface Policy {
  podSelector: PodSelector;
  ingress?: { from?: { podSelector?: PodSelector }[] }[];
  egress?: { to?: { podSelector?: PodSelector }[] }[];
}

function selects({ matchLabels = {}, matchExpressions = [] }: PodSelector, workload: Resource): boolean {
  const labels = podTemplateOf(workload)?.metadata.labels ?? {};
  const listed = matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''));
  return matches(workload, matchLabels) && listed;
}

function matches(workload: Resource, selector: Record<string, string>): boolean {
  const labels = podTemplateOf(workload)?.metadata.labels ?? {};
  return Object.entries(selector).every(([key, value]) => labels[key] === value);
}

function volumesOf(workload: Resource): Volume[] {
  return (podTemplateOf(workload)?.spec['volumes'] ?? []) as Volume[];
}

function envOf(container: Container): EnvVar[] {
  return (container['env'] ?? []) as EnvVar[];
}

/** Files that its settings name. */
function filesOf(container: Container): string[] {
  return envOf(container)
    .filter(({ name }) => name.endsWith('_FILE'))
    .map(({ value }) => value);
}
