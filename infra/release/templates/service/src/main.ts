import 'reflect-metadata';
import { runService } from '@coachlab/service-common';
import { service } from './service.ts';

await runService(service);
