// The main file of a render process. It has no environment, and of the visitor it knows the releases only.
import { answerJob } from './answer-job.ts';
import { READY, type RenderJob } from './protocol.ts';

process.on('message', (job: RenderJob) => {
  void answerJob(job).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit(0));
// A remote's stray promise costs its own page at most.
process.on('unhandledRejection', () => {});
process.send?.(READY);
