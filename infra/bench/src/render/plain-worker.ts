// One process for all releases with Node at hand, as rendering was before it had walls: the same code draws the same
// pages here, in Node's own realm, over Node's own channel, and reads the services by itself.
import vm from 'node:vm';
import type { RenderJob } from '../../../../shell/server/render/protocol.ts';
import { answerJob, type ServerModule } from '../../../../shell/server/render/realm/answer-job.ts';
import { runServerCode, type ServerCode } from '../../../../shell/server/render/realm/shared-modules.ts';

export interface PlainJob extends RenderJob {
  id: number;
  /** Text of the server build; sent once for each. */
  code: string | null;
  upstreams: Record<string, string>;
}

const modules = new Map<string, ServerModule>();

process.on('message', (job: PlainJob) => {
  void answerJob(job, {
    module() {
      const remote = job.remote!;
      if (job.code !== null) {
        const wrapped = `(function (module, exports, require) {${job.code}\n})`;
        modules.set(remote, runServerCode(vm.runInThisContext(wrapped) as ServerCode));
        job.code = null;
      }
      return modules.get(remote)!;
    },
    async read(path) {
      const response = await fetch(job.upstreams[path.split(/[/?]/)[2]!] + path, {
        credentials: 'omit',
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(1200),
      });
      const { status, statusText } = response;
      return { status, statusText, retryAfter: null, body: await response.text() };
    },
  }).then((answer) => process.send?.({ id: job.id, answer }));
});
process.send?.('ready');
