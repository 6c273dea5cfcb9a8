import vm from 'node:vm';
import { Broker, type BrokerOptions } from '../render/broker.ts';
import type { ReadAnswer, RenderAnswer, RenderRequest, ServerBuild } from '../render/protocol.ts';
import { answerJob } from '../render/realm/answer-job.ts';
import { runServerCode, type ServerCode } from '../render/realm/shared-modules.ts';

/** Renders in this process, without a wall: for tests of what stands around rendering. */
export async function renderHere(
  request: RenderRequest,
  readBuild: (build: ServerBuild) => Promise<string | null>,
  options: BrokerOptions,
): Promise<RenderAnswer> {
  const code = request.release && (await readBuild(request.release.build));
  const broker = new Broker(options, request);
  const output = await answerJob(request, {
    module() {
      if (!code) throw new Error('The server build is not what was published');
      return runServerCode(
        vm.runInThisContext(`(function (module, exports, require) {${code}\n})`) as ServerCode,
      );
    },
    read: (path) => readText(broker, path),
  });
  return output.kind === 'page' ? { ...output, queries: JSON.stringify(output.queries) } : output;
}

/** What a section's code gets to see of a read. */
export async function readText(broker: Broker, path: unknown): Promise<ReadAnswer> {
  const { head, body } = await broker.read(path);
  return { ...head, body: body.toString() };
}
