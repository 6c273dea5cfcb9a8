import 'reflect-metadata';
import { runService } from '@coachlab/service-common';
import { registry } from './registry.ts';

await runService(registry);
