import { Button, Row } from '@coachlab/ui';
import { QUESTIONS } from './questions.ts';
import css from './intake.module.css';

interface UnfinishedProps {
  /** From 0. */
  position: number;
  onResume: () => void;
  onStartOver: () => void;
}

/** In the place of the first question, for whoever had begun. */
export function Unfinished({ position, onResume, onStartOver }: UnfinishedProps) {
  return (
    <>
      <h1 className={css.question}>You had begun already</h1>
      <p className={css.hint}>
        You were at question {Math.min(position + 1, QUESTIONS.length)} of {QUESTIONS.length}. Your answers
        are kept for seven days.
      </p>
      <Row>
        <Button variant="primary" onClick={onResume}>
          Resume
        </Button>
        <Button onClick={onStartOver}>Start over</Button>
      </Row>
    </>
  );
}
