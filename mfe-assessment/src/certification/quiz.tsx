import type { CertificationModule } from '@coachlab/contracts';
import { useEffect, useRef } from 'react';
import { QuestionForm } from './question-form.tsx';
import { QuizOutcome } from './quiz-outcome.tsx';
import { useQuiz } from './use-quiz.ts';
import css from './quiz.module.css';

interface QuizProps {
  certificationId: string;
  module: CertificationModule;
  /** All modules are complete by now. */
  finished: boolean;
  onClose: () => void;
}

/** The questions that were drawn, all at once; after sending, what came of them takes their place. */
export function Quiz({ certificationId, module, finished, onClose }: QuizProps) {
  const quiz = useQuiz(certificationId, module);
  const result = quiz.send.data;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the quiz is gone: reading goes on at its heading.
  useEffect(() => heading.current?.focus(), [result]);
  return (
    <div className={css.quiz}>
      <h4 ref={heading} tabIndex={-1} className={css.heading}>
        {result ? `Your score: ${result.score} %` : `Quiz: ${module.title}`}
      </h4>
      {result ? (
        <QuizOutcome
          module={module}
          result={result}
          finished={finished}
          onTryAgain={quiz.tryAgain}
          onClose={onClose}
        />
      ) : (
        <QuestionForm moduleId={module.id} quiz={quiz} onClose={onClose} />
      )}
    </div>
  );
}
