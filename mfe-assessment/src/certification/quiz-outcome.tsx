import type { CertificationModule, ModuleResult } from '@coachlab/contracts';
import { href, Link } from '@coachlab/remote-kit';
import { Button, Row } from '@coachlab/ui';
import css from './quiz.module.css';

interface QuizOutcomeProps {
  module: CertificationModule;
  result: ModuleResult;
  onTryAgain: () => void;
  onClose: () => void;
}

/** What came of an attempt. Which answers were wrong is not told: only what to read again. */
export function QuizOutcome({ module, result, onTryAgain, onClose }: QuizOutcomeProps) {
  const { passed, requiredScore, readAgain, attemptsLeft, progress } = result;
  const again = module.artifacts.filter(({ id }) => readAgain.includes(id));
  return (
    <div className={css.outcome}>
      <p role="status">
        {passed
          ? 'Passed. This module is complete.'
          : progress.completed
            ? `This time it was below ${requiredScore} %. The module stays complete; your best attempt counts.`
            : `${requiredScore} % are needed. ${attemptsWords(attemptsLeft)}`}
      </p>
      {again.length > 0 && (
        <p>
          Worth reading again:{' '}
          {again.map(({ id, title }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={href.artifact(id)}>{title}</Link>
            </span>
          ))}
          .
        </p>
      )}
      <Row>
        {passed ? (
          <Button variant="primary" onClick={onClose}>
            Continue
          </Button>
        ) : (
          <>
            <Button variant="primary" disabled={attemptsLeft === 0} onClick={onTryAgain}>
              Try again
            </Button>
            <Button onClick={onClose}>Close</Button>
          </>
        )}
      </Row>
    </div>
  );
}

function attemptsWords(left: number): string {
  if (left === 0) return 'The next attempt is possible in ten minutes.';
  return left === 1
    ? 'One more attempt in these ten minutes.'
    : `${left} more attempts in these ten minutes.`;
}
