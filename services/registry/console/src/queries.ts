import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { AuditRow, RegistryStatus } from '@coachlab/contracts';
import type { Change } from './api.ts';
import { useSession } from './session.tsx';

/** Milliseconds; a tab that nobody looks at asks nothing. */
const LIVE = 3_000;

export function useStatus(): UseQueryResult<RegistryStatus> {
  const { api } = useSession();
  return useQuery({ queryKey: ['status'], queryFn: () => api.status(), refetchInterval: LIVE });
}

export function useAudit(remote?: string): UseQueryResult<AuditRow[]> {
  const { api } = useSession();
  return useQuery({
    queryKey: ['audit', remote ?? ''],
    queryFn: () => api.audit(remote),
    refetchInterval: LIVE,
  });
}

/** Changes what runs of a remote, then asks for everything afresh. */
export function useChange(remote: string) {
  const { api } = useSession();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => api.change(remote, change),
    onSuccess: () => client.invalidateQueries(),
  });
}
