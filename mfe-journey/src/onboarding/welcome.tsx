import { FIXED_FIGURES, PRODUCT_NAME, TAGLINE } from '@coachlab/contracts';
import { RouteLink } from '@coachlab/remote-kit';
import { Button, Figure, Figures, LinkButton, Row, Stack } from '@coachlab/ui';
import type { RefObject } from 'react';
import { useSectionSizes } from '../shared/use-section-sizes.ts';
import css from './onboarding.module.css';

interface WelcomeProps {
  heading: RefObject<HTMLHeadingElement | null>;
  onNext: () => void;
}

export function Welcome({ heading, onNext }: WelcomeProps) {
  const { total } = useSectionSizes();
  return (
    <Stack gap={6}>
      <div className={css.head}>
        <h1 ref={heading} tabIndex={-1}>
          Welcome to {PRODUCT_NAME}
        </h1>
        <p className={css.lead}>
          {TAGLINE}. Frameworks, templates, tools and prompts for people who lead people, each small enough to
          try this week.
        </p>
      </div>
      <Figure number={1} caption="What is inside. All of it is open, and none of it needs an account.">
        <Figures
          items={[
            { label: 'artifacts', value: total ?? '–' },
            { label: 'citations', value: FIXED_FIGURES.citations },
            { label: 'sections', value: FIXED_FIGURES.sections },
          ]}
        />
      </Figure>
      <Row>
        <Button variant="primary" onClick={onNext}>
          Let&apos;s Go
        </Button>
        <LinkButton link={<RouteLink route="situations" optional />}>
          A hard talk first? Find the words
        </LinkButton>
      </Row>
    </Stack>
  );
}
