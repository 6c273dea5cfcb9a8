import type { Certification } from '@coachlab/contracts';
import { apiQuery } from '@coachlab/remote-kit';

export const certifications = apiQuery<Certification[]>('/api/certifications');
