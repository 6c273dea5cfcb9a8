import type { IcpiQuestion } from '@coachlab/contracts';
import { icpiDraft, rememberIcpiResult } from '@coachlab/learner';
import { useMutation, useNavigate, useQueryClient } from '@coachlab/remote-kit';
import { ICPI_KEY } from '../api/icpi-data.ts';
import { submitIcpi } from '../api/submit-icpi.ts';
import { href } from '../shared/addresses.ts';
import { type Answers, answersTo } from './paging.ts';

interface Sheet {
  answers: Answers;
  attempt: string;
  /** What else is to be done with the result before it is shown. */
  afterwards?: (resultId: string) => Promise<void>;
}

/** Sends the sheet; then forgets the draft and goes to the result. A failure leaves the draft as it is. */
export function useSend(questions: readonly IcpiQuestion[]) {
  const navigate = useNavigate();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ answers, attempt }: Sheet) => {
      const responses = answersTo(questions, answers);
      return submitIcpi(responses, sendKey(attempt, Object.values(responses)));
    },
    onSuccess: async ({ id }, { afterwards }) => {
      rememberIcpiResult(id);
      await afterwards?.(id);
      await navigate(href.icpiResults(id));
      icpiDraft.set(null);
      await client.invalidateQueries({ queryKey: ICPI_KEY });
    },
  });
}

/** The same for the same answers of the same try, also after a reload; other answers are another request. */
function sendKey(attempt: string, values: readonly number[]): string {
  return `icpi-${attempt}-${values.join('')}`;
}
