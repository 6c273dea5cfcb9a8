import type { IcpiData } from '@coachlab/contracts';
import { apiQuery } from '@coachlab/remote-kit';

/** All that is cached of the ICPI: statements, archetypes and results. */
export const ICPI_KEY = ['/api/icpi'] as const;

export const icpiData = apiQuery<IcpiData>('/api/icpi', 'data');
