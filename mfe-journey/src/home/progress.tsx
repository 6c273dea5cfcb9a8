import {
  completedItems,
  motivationMessage,
  overallProgress,
  recordVisit,
  useStored,
} from '@coachlab/learner';
import { Block, Figures, ProgressBar, Row, Spread, Stack } from '@coachlab/ui';
import { useEffect } from 'react';
import { BadgeList } from '../progress/badge-list.tsx';
import { IcpiResults } from '../progress/icpi-results.tsx';
import { ProgressFile } from '../progress/progress-file.tsx';
import { StreakDays } from '../progress/streak-days.tsx';
import { useBadges } from '../progress/use-badges.ts';
import { useRising } from '../progress/use-rising.ts';
import { useSectionSizes } from '../shared/use-section-sizes.ts';
import { useStages } from './use-stages.ts';
import css from './progress.module.css';

/** How far the visitor is. The server draws the start for everybody, in the same shape. */
export function Progress() {
  const completed = useStored(completedItems);
  const { total } = useSectionSizes();
  const { current } = useStages();
  const percent = overallProgress(completed, total ?? 0);
  const risen = useRising(percent);
  const badges = useBadges(total);

  useEffect(() => recordVisit(), []);

  return (
    <Spread id="progress" heading="Progress">
      <Stack gap={6}>
        <Stack gap={4}>
          <Row between>
            <p className={css.message}>{motivationMessage(completed.length)}</p>
            <StreakDays />
          </Row>
          <ProgressBar value={risen} label="Overall progress" />
          <Figures
            items={[
              { label: 'Completed', value: completed.length },
              { label: 'Total Items', value: total ?? '–' },
              { label: 'Progress', value: `${percent}%` },
              { label: 'Current Stage', value: `${current + 1} of 4` },
            ]}
          />
        </Stack>
        <Block label="Badges">
          <BadgeList badges={badges} />
        </Block>
        <IcpiResults />
        <ProgressFile />
      </Stack>
    </Spread>
  );
}
