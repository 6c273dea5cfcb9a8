import { Button, Row } from '@coachlab/ui';
import { useEffect, useRef } from 'react';
import css from './resume-offer.module.css';

interface ResumeOfferProps {
  answered: number;
  total: number;
  onResume: () => void;
  onStartOver: () => void;
}

/** Shown instead of the questions when some have been answered on an earlier visit. */
export function ResumeOffer({ answered, total, onResume, onStartOver }: ResumeOfferProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A reload puts the window back to where it was, which may be far below.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={css.offer} aria-labelledby="resume-offer">
      <h2 id="resume-offer" ref={heading} tabIndex={-1}>
        You have begun already
      </h2>
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
