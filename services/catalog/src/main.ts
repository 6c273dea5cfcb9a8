import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import { runService } from '@coachlab/service-common';
import { catalog } from './catalog.ts';

// V8 counts the bytes of answers as if they lay in its heap: pages of 250 KB made it collect everything at every tenth call, and
// two calls in twenty waited 30 ms for that. This much may gather beside what is alive, in percent of it.
setFlagsFromString('--heap-growing-percent=200');

await runService(catalog);
