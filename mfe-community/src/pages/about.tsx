import { Link, PageHead } from '@coachlab/remote-kit';
import { LinkButton, List, Page, PageHeader, Prose, Row, Spread, Stack } from '@coachlab/ui';
import { Background } from '../about/background.tsx';
import { Philosophy } from '../about/philosophy.tsx';
import { Recognition } from '../about/recognition.tsx';
import { SampleNotice } from '../about/sample-notice.tsx';
import { Testimonials } from '../about/testimonials.tsx';
import { WorkTogether } from '../about/work-together.tsx';
import { COACH } from '../content/coach.ts';
import { href } from '../shared/addresses.ts';

export function Component() {
  return (
    <Page>
      <PageHead
        title="About"
        description={`${COACH.name}, ${COACH.role}: the story, what they believe about coaching, and how to work with them.`}
      />
      <PageHeader
        label="About"
        title={COACH.name}
        lead={COACH.role}
        act={
          <LinkButton link={<Link to={href.contact('Book a Lab Day')} />} variant="primary" leaves>
            Book a Lab Day
          </LinkButton>
        }
      />
      <SampleNotice />
      <Spread heading="Story" tight>
        <Prose>
          {COACH.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Spread>
      <Spread heading="Philosophy" note="Strong opinions, loosely held.">
        <Philosophy />
      </Spread>
      <Spread heading="Background">
        <Background />
      </Spread>
      <Spread heading="Recognition">
        <Recognition />
      </Spread>
      <Spread heading="Testimonials">
        <Testimonials />
      </Spread>
      <Spread heading="Work together">
        <WorkTogether />
      </Spread>
      <Spread heading="Our contract" id="contract" note="Before the first question.">
        <Stack gap={5}>
          <List kind="numbered" items={COACH.offers.contract} />
          <Row>
            <a href={`mailto:${COACH.email}`}>{COACH.email}</a>
            <a href={COACH.profile.url} target="_blank" rel="noopener noreferrer">
              {COACH.profile.label} (opens in a new tab)
            </a>
          </Row>
        </Stack>
      </Spread>
    </Page>
  );
}
