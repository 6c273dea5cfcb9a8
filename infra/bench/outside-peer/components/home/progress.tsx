'use client';
import {
  completedItems,
  icpiResults,
  motivationMessage,
  overallProgress,
  recordVisit,
  useStored,
} from '@coachlab/learner';
import { Block, Figures, ProgressBar, Row, Spread, Stack } from '@coachlab/ui';
import css from '@journey/home/progress.module.css';
import { BadgeList } from '@journey/progress/badge-list';
import { ProgressFile } from '@journey/progress/progress-file';
import { StreakDays } from '@journey/progress/streak-days';
import { useBadges } from '@journey/progress/use-badges';
import { useRising } from '@journey/progress/use-rising';
import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { type StagesProps, useStages } from './use-stages';

const IcpiResults = dynamic(() => import('@journey/progress/icpi-results').then((part) => part.IcpiResults), {
  ssr: false,
});

/** How far the visitor is. The server draws the start for everybody, in the same shape. */
export function Progress({ total, ...of }: StagesProps & { total: number }) {
  const completed = useStored(completedItems);
  const hasResults = useStored(icpiResults).length > 0;
  const { current } = useStages(of);
  const percent = overallProgress(completed, total);
  const risen = useRising(percent);
  const badges = useBadges(total);

  useEffect(() => recordVisit(), []);

  return (
    <Spread heading="Progress">
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
              { label: 'Total Items', value: total },
              { label: 'Progress', value: `${percent}%` },
              { label: 'Current Stage', value: `${current + 1} of 4` },
            ]}
          />
        </Stack>
        <Block label="Badges">
          <BadgeList badges={badges} />
        </Block>
        {hasResults && <IcpiResults />}
        <ProgressFile />
      </Stack>
    </Spread>
  );
}
