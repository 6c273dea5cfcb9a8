import type { CertificationModule } from '@coachlab/contracts';
import { Button, ChoiceRows, Row } from '@coachlab/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { QuizOutcome } from './quiz-outcome.tsx';
import { quizFault } from './quiz-fault.ts';
import { useQuiz } from './use-quiz.ts';
import css from './quiz.module.css';

interface QuizProps {
  certificationId: string;
  module: CertificationModule;
  /** All modules are complete by now. */
  finished: boolean;
  onClose: () => void;
}

/** All questions of a module at once; after sending, what came of it takes their place. */
export function Quiz({ certificationId, module, finished, onClose }: QuizProps) {
  const { answers, complete, send, answer, tryAgain } = useQuiz(certificationId, module);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the quiz is gone: reading goes on at its heading.
  useEffect(() => heading.current?.focus(), [send.data]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (complete && !send.isPending) send.mutate();
  };
  return (
    <div className={css.quiz}>
      <h4 ref={heading} tabIndex={-1} className={css.heading}>
        {send.data ? `Your score: ${send.data.score} %` : `Quiz: ${module.title}`}
      </h4>
      {send.data ? (
        <QuizOutcome
          module={module}
          result={send.data}
          finished={finished}
          onTryAgain={tryAgain}
          onClose={onClose}
        />
      ) : (
        <form onSubmit={submit} className={css.form} noValidate>
          {module.quizQuestions.map((question, index) => (
            <ChoiceRows
              key={question.id}
              name={`${module.id}-${question.id}`}
              legend={<span className={css.question}>{`${index + 1}. ${question.text}`}</span>}
              options={question.options.map(({ id, text }) => ({ value: id, label: text }))}
              value={answers[question.id] ?? null}
              onChange={(option) => answer(question.id, option)}
            />
          ))}
          {send.error && (
            <p role="alert" className={css.fault}>
              {quizFault(send.error)}
            </p>
          )}
          <Row>
            <Button
              type="submit"
              variant="primary"
              disabled={!complete}
              pending={send.isPending}
              pendingLabel="Checking..."
            >
              Submit Answers
            </Button>
            <Button onClick={onClose}>Close</Button>
          </Row>
        </form>
      )}
    </div>
  );
}
