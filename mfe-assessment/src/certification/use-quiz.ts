import type { CertificationModule, QuizQuestion } from '@coachlab/contracts';
import { answerQuiz, forgetQuiz, quizDrafts, useStored } from '@coachlab/learner';
import { newIdempotencyKey, useMutation, useQuery, useQueryClient } from '@coachlab/remote-kit';
import { useEffect, useRef } from 'react';
import { moduleQuiz } from '../api/module-quiz.ts';
import { submitModule } from '../api/submit-module.ts';
import { userCertifications } from '../api/user-certifications.ts';
import { isAlreadyMarked, isOutdated } from './quiz-fault.ts';
import { quizOf } from './quiz-of.ts';

const NOTHING: Readonly<Record<string, string>> = {};

/**
 * The questions that were drawn for one module, the answers to them, and sending those. The answers are kept until they
 * are marked, also over a reload.
 */
export function useQuiz(certificationId: string, module: CertificationModule) {
  const client = useQueryClient();
  const drawn = moduleQuiz(certificationId, module.id);
  // Forgotten when the quiz closes: another tab may submit it meanwhile.
  const questions = useQuery({ ...drawn, gcTime: 0 });
  const quiz = quizOf(certificationId, module.id);
  const draft = useStored(quizDrafts)[quiz];
  const asked = questions.data?.questions ?? [];
  const answers = answersTo(asked, draft?.answers ?? NOTHING);
  const redraw = () => client.resetQueries({ queryKey: drawn.queryKey });
  const begun = useRef(false);
  useEffect(() => {
    // A draft that is gone was marked, here or in another tab: other questions wait now.
    if (begun.current && !draft) {
      void redraw();
      void client.invalidateQueries({ queryKey: userCertifications.queryKey }, { cancelRefetch: false });
    }
    begun.current = draft !== undefined;
  });
  const marked = () => {
    forgetQuiz(quiz);
    return client.invalidateQueries({ queryKey: userCertifications.queryKey });
  };
  const send = useMutation({
    mutationFn: () =>
      submitModule({
        certificationId,
        moduleId: module.id,
        answers,
        idempotencyKey: draft?.attempt ?? newIdempotencyKey(),
      }),
    onSuccess: marked,
    onError: async (error) => {
      if (isAlreadyMarked(error)) await marked();
      else if (isOutdated(error)) await redraw();
    },
  });
  return {
    questions,
    answers,
    complete: asked.length > 0 && asked.every(({ id }) => answers[id] !== undefined),
    send,
    answer(id: string, option: string) {
      // Other answers are another attempt, also when the one before may have arrived.
      answerQuiz(quiz, id, option, newIdempotencyKey());
    },
    tryAgain: () => send.reset(),
  };
}

/** What the questions that were drawn have been answered with; a draft may hold answers to others. */
function answersTo(
  questions: readonly QuizQuestion[],
  answers: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    questions.flatMap(({ id, options }) => {
      const answer = answers[id];
      return answer !== undefined && options.some((option) => option.id === answer) ? [[id, answer]] : [];
    }),
  );
}
