// Everything that draws pages of one release, in a realm of its own: the shell's frame, React, the kit, the section's code.
import './globals.ts';
import type { Realm } from '@coachlab/contracts';
import type { ReadAnswer, ReadHead, RenderJob } from '../protocol.ts';
import { answerJob, describe, type JobOutput, type ServerModule } from './answer-job.ts';
import { host } from './host.ts';
import { runServerCode, type ServerCode } from './shared-modules.ts';
import { fire } from './timers.ts';

let code: ServerCode | null = null;
let loaded: ServerModule | null = null;
let lastRead = 0;
const reads = new Map<number, (answer: ReadAnswer) => void>();

/** A build that throws while it loads is tried again with the next page. */
function module(): ServerModule {
  if (!code) throw new Error('The process has no server build');
  loaded ??= runServerCode(code);
  return loaded;
}

function read(path: string): Promise<ReadAnswer> {
  lastRead += 1;
  const id = lastRead;
  return new Promise((resolve) => {
    reads.set(id, resolve);
    host.send('read', JSON.stringify({ id, path }), '', '');
  });
}

function send(answer: JobOutput): void {
  if (answer.kind !== 'page') return host.send('answer', JSON.stringify(answer), '', '');
  const { html, queries, ...head } = answer;
  host.send('answer', JSON.stringify(head), html, JSON.stringify(queries));
}

const realm: Realm = {
  adopt(compiled, warm) {
    code = compiled as ServerCode;
    if (warm) module();
  },
  take(word, text, body) {
    if (word === 'job') {
      void answerJob(JSON.parse(text) as RenderJob, { module, read }).then((answer) => {
        reads.clear();
        send(answer);
      });
      return;
    }
    const { id, ...head } = JSON.parse(text) as { id: number } & ReadHead;
    reads.get(id)?.({ ...head, body });
    reads.delete(id);
  },
  fire,
  describe,
};

export default realm;
