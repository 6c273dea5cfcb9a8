import type { PageModule } from '@coachlab/remote-kit';
import type { ReadAnswer, RenderJob } from '../protocol.ts';
import { renderPage, type RenderOutput } from './render-page.tsx';

export interface ServerModule {
  pages: Record<string, () => Promise<PageModule>>;
}

export interface JobHost {
  /** The server build of the release whose page it is. @throws what it throws while it loads */
  module: () => ServerModule;
  /** GET of `/api/…`, made by the gateway. */
  read: (path: string) => Promise<ReadAnswer>;
}

export type JobOutput = RenderOutput | { kind: 'failed'; error: string };

/** Renders one job. What a remote's code throws becomes an answer, never a rejection. */
export async function answerJob(job: RenderJob, host: JobHost): Promise<JobOutput> {
  try {
    return await renderPage({
      path: job.path,
      set: job.set,
      of: job.remote,
      notice: job.notice,
      sent: job.sent,
      publicUrl: job.publicUrl,
      side: 'server',
      source: {
        async load(remote, page) {
          if (remote !== job.remote) throw new Error(`No server build of ${remote}`);
          const load = host.module().pages[page];
          if (!load) throw new Error(`${remote} exposes no page ${page}`);
          return load();
        },
      },
      resolve: (path) => path,
      fetch: async (path) => responseOf(await host.read(String(path))),
    });
  } catch (error) {
    return { kind: 'failed', error: describe(error) };
  }
}

export function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** As much of a Response as the query client reads. */
function responseOf({ status, statusText, retryAfter, body }: ReadAnswer): Response {
  const response = {
    status,
    statusText,
    ok: status >= 200 && status < 300,
    headers: { get: (name: string) => (name.toLowerCase() === 'retry-after' ? retryAfter : null) },
    text: async () => body,
    json: async () => JSON.parse(body) as unknown,
  };
  return response as unknown as Response;
}
