import { HEADER } from '@coachlab/contracts';
import type { RenderAnswer, RenderJob } from './protocol.ts';
import { serverModule } from './remote-modules.ts';
import { renderPage } from './render-page.tsx';

/** A service that does not answer must not cost the page its whole 2 seconds. */
const API_TIMEOUT_MS = 1200;

/** Renders one job. What a remote's code throws becomes an answer, never a rejection. */
export async function answerJob(job: RenderJob): Promise<RenderAnswer> {
  let loading: string | null = null;
  try {
    const output = await renderPage({
      path: job.path,
      set: job.set,
      notice: job.notice,
      publicUrl: job.publicUrl,
      side: 'server',
      source: {
        async load(remote, page) {
          loading = remote;
          const build = job.builds[remote];
          if (!build) throw new Error(`No server build of ${remote}`);
          const module = await serverModule(build);
          const load = module.pages[page];
          if (!load) throw new Error(`${remote} exposes no page ${page}`);
          return load();
        },
      },
      resolve(path) {
        const origin = job.upstreams[path.split(/[/?]/)[2] ?? ''];
        return (origin ?? 'http://unknown.invalid') + path;
      },
      fetch: (url, init) =>
        fetch(url, {
          ...init,
          credentials: 'omit',
          headers: {
            ...(init?.headers as Record<string, string>),
            ...job.trace,
            [HEADER.requestId]: job.requestId,
          },
          signal: AbortSignal.timeout(API_TIMEOUT_MS),
        }),
    });
    return output.kind === 'page' ? { id: job.id, remote: loading, ...output } : { id: job.id, ...output };
  } catch (error) {
    return { id: job.id, kind: 'failed', remote: loading, error: describe(error) };
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
