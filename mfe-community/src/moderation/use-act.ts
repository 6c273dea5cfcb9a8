import { isApiError, toast, useMutation, useQueryClient } from '@coachlab/remote-kit';
import { act, type ModerationAct } from '../api/moderation/act.ts';
import { isModeration } from '../api/moderation/queries.ts';
import { SESSION_KEY } from '../api/moderation/session.ts';
import { useSession } from './session-context.ts';

/** Does something, then shows everything as it is now. */
export function useAct() {
  const session = useSession();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (what: ModerationAct) => act(what, session),
    onSuccess: () => client.invalidateQueries({ predicate: isModeration }),
    onError: async (error) => {
      const status = isApiError(error) ? error.status : 0;
      if (status === 401) await client.invalidateQueries({ queryKey: SESSION_KEY });
      else if (status === 404) await client.invalidateQueries({ predicate: isModeration });
      else toast({ tone: 'error', title: 'Not done', description: 'That did not arrive. Try it again.' });
    },
  });
}
