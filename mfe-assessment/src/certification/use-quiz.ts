import type { CertificationModule } from '@coachlab/contracts';
import { answerQuiz, forgetQuiz, quizDrafts, useStored } from '@coachlab/learner';
import { newIdempotencyKey, useMutation, useQueryClient } from '@coachlab/remote-kit';
import { submitModule } from '../api/submit-module.ts';
import { userCertifications } from '../api/user-certifications.ts';
import { quizOf } from './quiz-of.ts';

const NOTHING: Readonly<Record<string, string>> = {};

/** The answers to one module's quiz, and sending them. They are kept until they are marked, also over a reload. */
export function useQuiz(certificationId: string, module: CertificationModule) {
  const client = useQueryClient();
  const quiz = quizOf(certificationId, module.id);
  const draft = useStored(quizDrafts)[quiz];
  const answers = answersTo(module, draft?.answers ?? NOTHING);
  const send = useMutation({
    mutationFn: () =>
      submitModule({
        certificationId,
        moduleId: module.id,
        answers,
        idempotencyKey: draft?.attempt ?? newIdempotencyKey(),
      }),
    onSuccess: async () => {
      forgetQuiz(quiz);
      await client.invalidateQueries({ queryKey: userCertifications.queryKey });
    },
  });
  return {
    answers,
    complete: module.quizQuestions.every(({ id }) => answers[id] !== undefined),
    send,
    answer(id: string, option: string) {
      // Other answers are another attempt, also when the one before may have arrived.
      answerQuiz(quiz, id, option, newIdempotencyKey());
    },
    tryAgain: () => send.reset(),
  };
}

/** What the questions of today have been answered with; a draft may hold answers to others. */
function answersTo(
  { quizQuestions }: CertificationModule,
  answers: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    quizQuestions.flatMap(({ id, options }) => {
      const answer = answers[id];
      return answer !== undefined && options.some((option) => option.id === answer) ? [[id, answer]] : [];
    }),
  );
}
