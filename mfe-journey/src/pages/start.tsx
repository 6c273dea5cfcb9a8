import { PageHead, RouteLink } from '@coachlab/remote-kit';
import { ChoiceRows, LinkButton, List, Page, PageHeader, Row, Spread, Stack } from '@coachlab/ui';
import { useState } from 'react';
import { STARTING_POINTS } from '../start/starting-points.ts';
import css from '../start/start.module.css';

const OPTIONS = STARTING_POINTS.map(({ id, challenge, hint }) => ({ value: id, label: challenge, hint }));

export function Component() {
  const [chosen, setChosen] = useState<string | null>(null);
  const point = STARTING_POINTS.find(({ id }) => id === chosen);
  return (
    <Page>
      <PageHead
        title="Start here"
        description="Four common challenges for people who manage people, and where to start with each."
      />
      <PageHeader
        title="Which of these is yours?"
        lead="Pick the one that costs you most right now. You can change your mind."
      />
      <Spread heading="The challenge" tight>
        <ChoiceRows
          legend="Your challenge"
          hideLegend
          options={OPTIONS}
          value={chosen}
          onChange={setChosen}
        />
      </Spread>
      <div aria-live="polite">
        {point && (
          <Spread heading="Start with" note={point.takes}>
            <Stack gap={5}>
              <h3 className={css.recommendation}>{point.recommendation}</h3>
              <p className={css.why}>{point.why}</p>
              <div>
                <h4 className={css.steps}>Next steps</h4>
                <List kind="numbered" items={point.steps} />
              </div>
              <Row>
                <LinkButton
                  variant="primary"
                  leaves
                  link={<RouteLink route={point.link.route} anchor={point.link.anchor} optional />}
                >
                  {point.link.label}
                </LinkButton>
                <LinkButton variant="quiet" leaves link={<RouteLink route="lab" optional />}>
                  Look around the Lab
                </LinkButton>
              </Row>
            </Stack>
          </Spread>
        )}
      </div>
    </Page>
  );
}
