import 'reflect-metadata';
import { runService } from '@coachlab/service-common';
import { assessment } from './assessment.ts';

await runService(assessment);
