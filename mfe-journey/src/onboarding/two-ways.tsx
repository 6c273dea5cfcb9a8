import { Button, List, Stack } from '@coachlab/ui';
import type { RefObject } from 'react';
import css from './onboarding.module.css';

const WAYS = [
  {
    title: 'Guided Journey',
    text: 'Seven questions, then one thing to do next.',
    items: [
      'A path weighted by the persona that your answers point to',
      'Basics first: the next level opens as you complete items',
      'One focus for today, and a filter for the time you have',
    ],
  },
  {
    title: 'Free Exploration',
    text: 'Everything at once, in any order you like.',
    items: [
      'All levels are open from the start',
      'Search, filter, and follow links from one item to the next',
      'Your progress counts just the same, and you can switch at any time',
    ],
  },
];

interface TwoWaysProps {
  heading: RefObject<HTMLHeadingElement | null>;
  onNext: () => void;
}

export function TwoWays({ heading, onNext }: TwoWaysProps) {
  return (
    <Stack gap={6}>
      <div className={css.head}>
        <h1 ref={heading} tabIndex={-1}>
          Two Ways to Learn
        </h1>
        <p className={css.lead}>Neither is better. You can switch whenever you like.</p>
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
      <div>
        <Button variant="primary" onClick={onNext}>
          Continue
        </Button>
      </div>
    </Stack>
  );
}
