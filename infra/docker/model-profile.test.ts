import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

interface Service {
  profiles?: string[];
  command?: string[];
  networks?: string[];
  depends_on?: Record<string, unknown>;
  environment?: Record<string, string>;
  volumes?: { source: string; target: string; read_only: boolean; bind: { create_host_path: boolean } }[];
}

const { services } = parse(readFileSync(join(import.meta.dirname, '../../docker-compose.yml'), 'utf8'), {
  merge: true,
}) as { services: Record<string, Service> };
const { model, assistant } = services;

describe('a model on this machine', () => {
  it('is started only by its profile, and no service depends on it', () => {
    expect(model?.profiles).toEqual(['model']);
    const waiting = Object.values(services).filter(({ depends_on = {} }) => 'model' in depends_on);
    expect(waiting).toEqual([]);
    expect(assistant?.environment?.['COACHLAB_MODEL_URL']).toBe('${COACHLAB_MODEL_URL:-}');
  });

  it('reads one file, and reports when it is missing', () => {
    expect(model?.volumes).toEqual([
      {
        type: 'bind',
        source: '${COACHLAB_MODEL_FILE:-./model.gguf}',
        target: '/models/model.gguf',
        read_only: true,
        bind: { create_host_path: false },
      },
    ]);
    expect(model?.command).toContain('/models/model.gguf');
  });

  it('can be reached by the assistant, and cannot reach the outside', () => {
    expect(model?.networks).toEqual(['site']);
    expect(assistant?.networks).toContain('site');
  });
});
