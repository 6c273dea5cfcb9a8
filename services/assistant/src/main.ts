import 'reflect-metadata';
import { runService } from '@coachlab/service-common';
import { assistant } from './assistant.ts';

await runService(assistant);
