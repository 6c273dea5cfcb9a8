import type { Reader } from './readers.ts';

/** A Secret for each reader, as one JSON list that `kubectl apply -f -` takes. */
export function manifests(all: Record<string, Reader>): string {
  const items = Object.entries(all).map(([name, { files }]) => ({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name, labels: { 'app.kubernetes.io/part-of': 'coachlab' } },
    type: 'Opaque',
    stringData: files,
  }));
  return JSON.stringify({ apiVersion: 'v1', kind: 'List', items }, null, 2);
}
