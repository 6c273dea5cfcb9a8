import type { Archetype, IcpiResult } from '@coachlab/contracts';
import { Badge, Figure, Label, Row } from '@coachlab/ui';
import { Radar } from './radar.tsx';
import { dayOf, DIMENSION_NAMES, LEVEL_NAMES, lowestDimension } from './words.ts';
import css from './result-head.module.css';

interface ResultHeadProps {
  result: IcpiResult;
  /** `undefined` when this release does not know it. */
  archetype: Archetype | undefined;
}

/** Who you are in one name, and the picture of it. */
export function ResultHead({ result, archetype }: ResultHeadProps) {
  const { scores } = result;
  const lowest = lowestDimension(scores);
  return (
    <header className={css.head}>
      <div className={css.copy}>
        {archetype ? <Who archetype={archetype} /> : <NotKnownYet />}
        <Row>
          <Badge tone="live">{LEVEL_NAMES[result.globalLevel]}</Badge>
          <span className={css.facts}>Composite {scores.composite} of 100</span>
          {lowest && (
            <span className={css.facts}>
              Lowest: {DIMENSION_NAMES[lowest]} {scores[lowest]}
            </span>
          )}
        </Row>
        {result.quality === 'uniform' && <UniformNote />}
        <p className={css.facts}>
          Answered on <time dateTime={result.createdAt}>{dayOf(result.createdAt)}</time>
        </p>
      </div>
      <Figure
        number={1}
        caption="Your three dimensions, out of 100. The dashed lines are 34 and 67."
        className={css.figure}
      >
        <Radar scores={scores} />
      </Figure>
    </header>
  );
}

function Who({ archetype: { name, subtitle, pattern } }: { archetype: Archetype }) {
  return (
    <>
      <Label>Your archetype</Label>
      <h1>{name}</h1>
      <p className={css.lead}>{subtitle}</p>
      <p className={css.pattern}>{pattern}</p>
    </>
  );
}

function NotKnownYet() {
  return (
    <>
      <Label>ICPI Results</Label>
      <h1>Analyzing findings...</h1>
      <p className={css.pattern}>
        This page does not know the archetype of this result yet. The scores are complete and kept under this
        address; come back later for the archetype and its plan.
      </p>
    </>
  );
}

function UniformNote() {
  return (
    <p role="note" className={css.uniform}>
      All 24 answers were the same. Then the scores tell more about the way of answering than about the
      practice: six statements count the other way round, so they pull every score towards the middle. Take it
      again with one real month in mind.
    </p>
  );
}
