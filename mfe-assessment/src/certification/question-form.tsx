import { Button, ChoiceRows, FailedPanel, Row, Skeleton } from '@coachlab/ui';
import type { FormEvent } from 'react';
import { quizFault } from './quiz-fault.ts';
import type { useQuiz } from './use-quiz.ts';
import css from './quiz.module.css';

interface QuestionFormProps {
  moduleId: string;
  quiz: ReturnType<typeof useQuiz>;
  onClose: () => void;
}

export function QuestionForm({ moduleId, quiz, onClose }: QuestionFormProps) {
  const { questions, answers, complete, send, answer } = quiz;
  const fault = send.error && (
    <p role="alert" className={css.fault}>
      {quizFault(send.error)}
    </p>
  );
  if (questions.isPending)
    return (
      <>
        {fault}
        <Skeleton shape="rows" count={4} label="Loading the questions..." />
      </>
    );
  if (questions.isError)
    return (
      <FailedPanel
        title="The questions did not load"
        onRetry={questions.refetch}
        retrying={questions.isFetching}
      >
        Check your connection. Answers you have given so far are kept.
      </FailedPanel>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (complete && !send.isPending) send.mutate();
  };
  return (
    <form onSubmit={submit} className={css.form} noValidate>
      {questions.data.questions.map((question, index) => (
        <ChoiceRows
          key={question.id}
          name={`${moduleId}-${question.id}`}
          legend={<span className={css.question}>{`${index + 1}. ${question.text}`}</span>}
          options={question.options.map(({ id, text }) => ({ value: id, label: text }))}
          value={answers[question.id] ?? null}
          onChange={(option) => answer(question.id, option)}
        />
      ))}
      {fault}
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
  );
}
