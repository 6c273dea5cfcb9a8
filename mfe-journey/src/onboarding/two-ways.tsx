import { Button, List, Row, Stack } from '@coachlab/ui';
import type { RefObject } from 'react';
import css from './onboarding.module.css';

const WAYS = [
  {
    title: 'Guided Journey',
    text: 'Seven questions, then one thing to do next.',
    items: [
      'A path that fits your role, your goal and the time you have',
      'First things first: the next level opens as you go',
      'One focus for today, and a stretch if you have more time',
    ],
  },
  {
    title: 'Free Exploration',
    text: 'Everything at once, in your order.',
    items: [
      'All levels are open from the start',
      'Search, filter, and follow what one thing says about another',
      'Your progress counts the same, and you can switch at any time',
    ],
  },
];

interface TwoWaysProps {
  heading: RefObject<HTMLHeadingElement | null>;
  onNext: () => void;
  onSkip: () => void;
}

export function TwoWays({ heading, onNext, onSkip }: TwoWaysProps) {
  return (
    <Stack gap={6}>
      <div className={css.head}>
        <h1 ref={heading} tabIndex={-1}>
          Two Ways to Learn
        </h1>
        <p className={css.lead}>Neither is better. Most people begin with one and end with the other.</p>
      </div>
      <div className={css.ways}>
        {WAYS.map(({ title, text, items }) => (
          <section key={title} className={css.way}>
            <h2>{title}</h2>
            <p>{text}</p>
            <List kind="dash" items={items} />
          </section>
        ))}
      </div>
      <Row>
        <Button variant="primary" onClick={onNext}>
          Continue
        </Button>
        <Button variant="quiet" onClick={onSkip}>
          Skip tutorial
        </Button>
      </Row>
    </Stack>
  );
}
