import 'reflect-metadata';
import { runService } from '@coachlab/service-common';
import { catalog } from './catalog.ts';

await runService(catalog);
