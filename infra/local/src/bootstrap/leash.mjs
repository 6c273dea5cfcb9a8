// Preloaded into every service (`node --import`): one that outlives its launcher stops by itself.
import { whenOrphaned } from './when-orphaned.mjs';

whenOrphaned(() => process.kill(process.pid, 'SIGTERM'));
