import type { Enrichment as Parts } from '@coachlab/contracts';
import { Insight, Label, List, Panel, Stack } from '@coachlab/ui';
import { InfoSection } from './info-section.tsx';
import css from './info.module.css';

export function Enrichment({ of: parts }: { of: Parts }) {
  const { coreInsight, realWorldChallenge, actionableGuidance, coachingPrompts, applicationDrill } = parts;
  return (
    <InfoSection title="Training Enrichment">
      <Stack gap={6}>
        {coreInsight && (
          <Stack gap={2}>
            <Label as="h3" tone="act">
              Core Insight
            </Label>
            <Insight>{coreInsight}</Insight>
          </Stack>
        )}
        {realWorldChallenge && (
          <details className={css.story}>
            <summary>
              <h3>Real-World Challenge</h3>
            </summary>
            <p className={css.lines}>{realWorldChallenge}</p>
          </details>
        )}
        {actionableGuidance?.length > 0 && (
          <Stack gap={3}>
            <h3>Actionable Guidance</h3>
            <List kind="numbered" items={actionableGuidance} />
          </Stack>
        )}
        {coachingPrompts?.length > 0 && (
          <Stack gap={1}>
            <h3>Coaching Prompts</h3>
            <List kind="prompts" items={coachingPrompts} />
          </Stack>
        )}
        {applicationDrill && (
          <Panel ruled label={applicationDrill.duration} title="Application Drill">
            <Stack gap={3}>
              <p className={css.lines}>{applicationDrill.description}</p>
              {applicationDrill.successCriteria?.length > 0 && (
                <Stack gap={1}>
                  <h4 className={css.criteria}>You have done it when</h4>
                  <List kind="checks" items={applicationDrill.successCriteria} />
                </Stack>
              )}
            </Stack>
          </Panel>
        )}
      </Stack>
    </InfoSection>
  );
}
