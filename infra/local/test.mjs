// `npm test`. Any Node from 20 runs this before anything is installed, so: built-ins only.
import { handOver } from './src/bootstrap/hand-over.mjs';
import { prepare } from './src/bootstrap/prepare.mjs';

await prepare();
await handOver(new URL('./src/check/main.ts', import.meta.url));
