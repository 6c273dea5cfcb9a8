import {
  type CoachingProfile,
  completedItems,
  journeyMode,
  journeyPath,
  motivationMessage,
  recordVisit,
  type TimeFilter,
  timeFilterFor,
  useStored,
} from '@coachlab/learner';
import { Page, PageHeader, Segmented, Stack } from '@coachlab/ui';
import { useEffect, useState } from 'react';
import { IcpiResults } from '../progress/icpi-results.tsx';
import { Log } from '../progress/log.tsx';
import { ProgressFile } from '../progress/progress-file.tsx';
import { useBadges } from '../progress/use-badges.ts';
import { Written } from '../progress/written.tsx';
import { personaName } from '../shared/persona-name.ts';
import type { PathData } from '../shared/use-path-data.ts';
import { DailyPracticeCard } from './daily-practice.tsx';
import { PathList } from './path-list.tsx';
import { PathPanels } from './path-panels.tsx';
import { StageBanner } from './stage-banner.tsx';
import { TodaysFocus } from './todays-focus.tsx';
import css from './path.module.css';

const MODES = [
  { value: 'guided', label: 'Guided Journey' },
  { value: 'explore', label: 'Free Exploration' },
] as const;

export function PathView({ profile, data }: { profile: CoachingProfile; data: PathData }) {
  const { artifacts, metadata, persona } = data;
  const completed = useStored(completedItems);
  const mode = useStored(journeyMode);
  const [time, setTime] = useState<TimeFilter>(() => timeFilterFor(profile.time));
  const name = personaName(profile.persona, persona);
  const path = journeyPath({
    artifacts,
    metadata,
    persona: profile.persona,
    weights: persona?.weights,
    completed,
    mode,
    time,
  });
  useBadges(artifacts.length);
  useEffect(() => recordVisit(), []);

  return (
    <Page>
      <PageHeader label={motivationMessage(completed.length)} title={`${name} Journey`} />
      <div className={css.switch}>
        <Segmented label="How to learn" options={MODES} value={mode} onChange={journeyMode.set} />
      </div>
      {mode === 'guided' && <StageBanner stage={path.stage} completed={completed} metadata={metadata} />}
      <TodaysFocus path={path} completed={completed} time={time} onAllTimes={() => setTime('all')} />
      <PathPanels
        completed={completed.length}
        total={artifacts.length}
        time={time}
        onTime={setTime}
        persona={{ name, description: persona?.description ?? '' }}
      />
      {profile.track === 'yes' && <DailyPracticeCard />}
      <PathList items={path.top} completed={completed} guided={mode === 'guided'} />
      <Log />
      <Written />
      <div className={css.end}>
        <Stack gap={6}>
          <IcpiResults />
          <ProgressFile />
        </Stack>
      </div>
    </Page>
  );
}
