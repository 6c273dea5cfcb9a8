import type { CertificationModule } from '@coachlab/contracts';
import { newIdempotencyKey, useMutation, useQueryClient } from '@coachlab/remote-kit';
import { useState } from 'react';
import { submitModule } from '../api/submit-module.ts';
import { userCertifications } from '../api/user-certifications.ts';

/** The answers to one module's quiz, and sending them. A failed send keeps them and can be repeated. */
export function useQuiz(certificationId: string, module: CertificationModule) {
  const client = useQueryClient();
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [attempt, setAttempt] = useState(newIdempotencyKey);
  const send = useMutation({
    mutationFn: () =>
      submitModule({ certificationId, moduleId: module.id, answers, idempotencyKey: attempt }),
    onSuccess: async () => {
      setAttempt(newIdempotencyKey());
      await client.invalidateQueries({ queryKey: userCertifications.queryKey });
    },
  });
  return {
    answers,
    complete: module.quizQuestions.every(({ id }) => answers[id] !== undefined),
    send,
    answer(id: string, option: string) {
      // Other answers are another attempt, also when the one before may have arrived.
      setAttempt(newIdempotencyKey());
      setAnswers((now) => ({ ...now, [id]: option }));
    },
    tryAgain() {
      send.reset();
      setAnswers({});
    },
  };
}
