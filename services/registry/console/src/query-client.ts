import { QueryClient } from '@tanstack/react-query';
import { Refused } from './api.ts';

/** What the registry refused it refuses again; what did not answer is asked once more. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: (count, error) => !(error instanceof Refused) && count < 1 },
    },
  });
}
