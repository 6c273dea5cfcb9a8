import type { Archetype, IcpiResult } from '@coachlab/contracts';
import { Block, Columns, Insight, List, Panel, Spread, Stack } from '@coachlab/ui';
import { ResultActs } from './result-acts.tsx';
import css from './plan.module.css';

/** Of the plan on the page of a result. */
export const PLAN_ID = 'plan';

interface PlanProps {
  result: IcpiResult;
  archetype: Archetype;
}

/** What to do about it. */
export function Plan({ result, archetype }: PlanProps) {
  const { primaryNeed, focus, coachingPlan, tactics, book, video } = archetype;
  return (
    <Spread id={PLAN_ID} heading="Your plan">
      <Columns kind="tilt" className={css.plan}>
        <Stack gap={5} className={css.need}>
          <Block label="Primary need">
            <Insight>{primaryNeed}</Insight>
          </Block>
          <Block label="Focus">
            <p>{focus}</p>
          </Block>
        </Stack>
        <Stack gap={5}>
          <Block label="Coaching plan">
            <p className={css.text}>{coachingPlan}</p>
          </Block>
          <Block label="Tactics">
            <List kind="numbered" items={tactics} />
          </Block>
        </Stack>
      </Columns>
      <Columns className={css.further}>
        <Panel label="Book" title={book.title}>
          {book.author}
        </Panel>
        <Panel label="Video" title={video.title}>
          {video.description}
        </Panel>
      </Columns>
      <ResultActs result={result} startWith={archetype.startWith} />
    </Spread>
  );
}
