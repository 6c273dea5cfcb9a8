import type { Archetype, IcpiResult } from '@coachlab/contracts';
import { Link } from '@coachlab/remote-kit';
import { Badge, Figure, Label, LinkButton, Row } from '@coachlab/ui';
import { dayOf } from '../shared/day-of.ts';
import { PageActs } from '../shared/page-acts.tsx';
import { BetweenTwo } from './between-two.tsx';
import { PLAN_ID } from './plan.tsx';
import { Radar } from './radar.tsx';
import { DIMENSION_NAMES, LEVEL_NAMES, lowestDimension } from './words.ts';
import css from './result-head.module.css';

interface ResultHeadProps {
  result: IcpiResult;
  /** `undefined` when this release does not know it. */
  archetype: Archetype | undefined;
  /** Within the error of measurement it could be this one. */
  near: Archetype | undefined;
}

/** Who you are in one name, and the picture of it. */
export function ResultHead({ result, archetype, near }: ResultHeadProps) {
  const { scores } = result;
  const lowest = lowestDimension(scores);
  return (
    <header className={css.head}>
      <div className={css.copy}>
        {archetype ? <Who archetype={archetype} near={near} /> : <NotKnownYet />}
        <Row>
          <Badge tone="live">{LEVEL_NAMES[result.globalLevel]}</Badge>
          {lowest && <span className={css.facts}>Lowest: {DIMENSION_NAMES[lowest]}</span>}
          {archetype && (
            <LinkButton size="small" variant="quiet" link={<Link to={`#${PLAN_ID}`} />}>
              What to do about it
            </LinkButton>
          )}
        </Row>
        {result.quality === 'uniform' && <UniformNote />}
        <p className={css.facts}>
          Answered on <time dateTime={result.createdAt}>{dayOf(result.createdAt)}</time>
        </p>
        <PageActs title="ICPI Results" />
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

function Who({ archetype, near }: { archetype: Archetype; near: Archetype | undefined }) {
  const { name, subtitle, pattern } = archetype;
  return (
    <>
      <Label>Your archetype</Label>
      <h1>{near ? `Between ${name} and ${near.name}` : name}</h1>
      {near && <BetweenTwo archetype={archetype} near={near} />}
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
      All 24 answers were the same, so these scores say more about how the questionnaire was filled in than
      about how you work: six statements count the other way round and pull every score towards the middle.
      Take it again with one real month in mind.
    </p>
  );
}
