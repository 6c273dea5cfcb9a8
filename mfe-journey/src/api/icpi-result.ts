import type { IcpiResult } from '@coachlab/contracts';
import { apiQuery } from '@coachlab/remote-kit';

export const icpiResult = (id: string) => apiQuery<IcpiResult>('/api/icpi', id);
