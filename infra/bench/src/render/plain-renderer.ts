import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { realmConfig, workerConfig } from '../../../../shell/build-config/index.ts';
import { productionRouter } from '../../../../shell/build-config/production-router.ts';
import type { RenderRequest } from '../../../../shell/server/render/protocol.ts';
import type { JobOutput } from '../../../../shell/server/render/realm/answer-job.ts';
import { CACHE, ROOT } from '../root.ts';
import type { PlainJob } from './plain-worker.ts';

const FILE = join(CACHE, 'plain-worker/worker.mjs');
const HEAP_FLAGS = ['--max-old-space-size=256', '--max-semi-space-size=16'];

/** Renders as it was before rendering had walls. */
export class PlainRenderer {
  readonly #child: ChildProcess;
  readonly #upstreams: Record<string, string>;
  readonly #known = new Set<string>();
  #lastId = 0;

  private constructor(child: ChildProcess, upstreams: Record<string, string>) {
    this.#child = child;
    this.#upstreams = upstreams;
  }

  static async start(upstreams: Record<string, string>): Promise<PlainRenderer> {
    const child = fork(FILE, [], {
      env: {},
      execArgv: HEAP_FLAGS,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await once(child, 'message');
    return new PlainRenderer(child, upstreams);
  }

  get pid(): number {
    return this.#child.pid!;
  }

  async render(
    { path, set, remote, publicUrl, notice }: RenderRequest,
    codeOf: (remote: string) => string,
  ): Promise<JobOutput> {
    this.#lastId += 1;
    const code = this.#known.has(remote!) ? null : codeOf(remote!);
    this.#known.add(remote!);
    const job = { path, set, remote, publicUrl, notice, id: this.#lastId, code, upstreams: this.#upstreams };
    this.#child.send(job satisfies PlainJob);
    const [{ answer }] = (await once(this.#child, 'message')) as [{ answer: JobOutput }];
    return answer;
  }

  end(): void {
    this.#child.kill();
  }
}

/** By the settings of the shell's own worker, with what the realm's say of the looks. */
export async function buildPlainWorker(): Promise<void> {
  const config = workerConfig(join(ROOT, 'shell'));
  const { uniqueName, publicPath, assetModuleFilename } = realmConfig(join(ROOT, 'shell')).output!;
  const compiler = rspack({
    ...config,
    resolve: { ...config.resolve, alias: productionRouter('mjs') },
    entry: { worker: join(import.meta.dirname, 'plain-worker.ts') },
    output: {
      ...config.output,
      uniqueName: uniqueName!,
      publicPath: publicPath!,
      assetModuleFilename: assetModuleFilename!,
      path: join(CACHE, 'plain-worker'),
    },
    plugins: [new rspack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' })],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors())
        reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
      else resolve();
    });
  });
  await new Promise((resolve) => compiler.close(resolve));
}
