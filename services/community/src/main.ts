import 'reflect-metadata';
import { runService } from '@coachlab/service-common';
import { community } from './community.ts';

await runService(community);
