import 'reflect-metadata';
import { runService } from '@coachlab/service-common';
import { journey } from './journey.ts';

await runService(journey);
