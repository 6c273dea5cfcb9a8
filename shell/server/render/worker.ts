// The main file of a render process. It has no environment, and of the visitor it knows the releases only.
import { answerJob } from './answer-job.ts';
import { READY, type RenderJob, type WarmUp } from './protocol.ts';
import { serverModule } from './remote-modules.ts';

process.on('message', (message: RenderJob | WarmUp) => {
  if ('warm' in message) serverModule(message.warm).catch(ignore);
  else void answerJob(message).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit(0));
// A remote's stray promise costs its own page at most.
process.on('unhandledRejection', () => {});

// The first render compiles React and the frame, 200 ms and more: it is done before anybody waits for it.
const dryRun: RenderJob = {
  id: 0,
  path: '/',
  set: { epoch: 0, remotes: [] },
  builds: {},
  upstreams: {},
  publicUrl: 'http://page.invalid',
  requestId: '',
  notice: null,
};
void answerJob(dryRun).finally(() => process.send?.(READY));

// A build that cannot be had says so when its page is asked for.
function ignore(): void {}
