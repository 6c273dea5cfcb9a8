import type { CertificationModule, ModuleResult } from '@coachlab/contracts';
import { RouteLink } from '@coachlab/remote-kit';
import { Button, Row } from '@coachlab/ui';
import { CERTIFICATE_ID } from './certificate-section.tsx';
import css from './quiz.module.css';

interface QuizOutcomeProps {
  module: CertificationModule;
  result: ModuleResult;
  /** It was the last open module: the certificate is there. */
  finished: boolean;
  onTryAgain: () => void;
  onClose: () => void;
}

/** What came of an attempt. Which answers were wrong is not told: only what to read again. */
export function QuizOutcome({ module, result, finished, onTryAgain, onClose }: QuizOutcomeProps) {
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
              <RouteLink route="artifact" params={{ id }}>
                {title}
              </RouteLink>
            </span>
          ))}
          .
        </p>
      )}
      <Row>
        {passed ? (
          <Button variant="primary" onClick={finished ? goToCertificate : onClose}>
            {finished ? 'Get your certificate' : 'Continue'}
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

/** To its first control, which is the field for the name. */
function goToCertificate() {
  document.getElementById(CERTIFICATE_ID)?.querySelector<HTMLElement>('input, a, button')?.focus();
}

function attemptsWords(left: number): string {
  if (left === 0) return 'The next attempt is possible in ten minutes.';
  return left === 1
    ? 'One more attempt in these ten minutes.'
    : `${left} more attempts in these ten minutes.`;
}
