import { Button, Row } from '@coachlab/ui';
import css from './resume-offer.module.css';

interface ResumeOfferProps {
  answered: number;
  total: number;
  onResume: () => void;
  onStartOver: () => void;
}

/** Shown instead of the questions when some have been answered on an earlier visit. */
export function ResumeOffer({ answered, total, onResume, onStartOver }: ResumeOfferProps) {
  return (
    <section className={css.offer} aria-labelledby="resume-offer">
      <h2 id="resume-offer">You have begun already</h2>
      <p>
        {answered} of {total} statements are answered and kept in this browser for seven days.
      </p>
      <Row>
        <Button variant="primary" onClick={onResume}>
          Resume
        </Button>
        <Button onClick={onStartOver}>Start over</Button>
      </Row>
    </section>
  );
}
