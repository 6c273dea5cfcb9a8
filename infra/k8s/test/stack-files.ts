import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import type { Resource } from './kustomize.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Targets of the Dockerfile with the port they listen on, null for those that run to their end. */
export function imagePorts(): Map<string, number | null> {
  const stages = readFileSync(join(ROOT, 'infra/docker/Dockerfile'), 'utf8')
    .split(/^FROM /m)
    .slice(1);
  return new Map(
    stages.map((stage) => [
      / AS (\S+)/.exec(stage)?.[1] ?? '',
      Number(/^EXPOSE (\d+)$/m.exec(stage)?.[1] ?? 0) || null,
    ]),
  );
}

/** Names of the settings that docker-compose.yml gives a service without asking the person for a value. */
export function composeSettings(service: string): string[] {
  const { services } = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
    services: Record<string, { environment: Record<string, string> }>;
  };
  return Object.entries(services[service]?.environment ?? {})
    .filter(([, value]) => !value.startsWith('${'))
    .map(([name]) => name);
}

/** The Secrets that the generator of infra/docker makes. */
export function generatedSecrets(): (Resource & { stringData: Record<string, string> })[] {
  const folder = mkdtempSync(join(tmpdir(), 'coachlab-secrets-'));
  try {
    const main = join(ROOT, 'infra/docker/secrets/main.ts');
    const text = execFileSync(process.execPath, [main, 'manifests'], {
      encoding: 'utf8',
      env: { ...process.env, COACHLAB_SECRETS: folder },
    });
    return (JSON.parse(text) as { items: ReturnType<typeof generatedSecrets> }).items;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
