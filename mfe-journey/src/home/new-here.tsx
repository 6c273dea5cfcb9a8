import { RouteLink } from '@coachlab/remote-kit';
import { Columns, Label, LinkButton, Spread, Term } from '@coachlab/ui';
import css from './new-here.module.css';
import { useBegun } from './use-begun.ts';

const WAYS = [
  {
    label: 'Look around',
    title: 'Open the Lab',
    text: 'Frameworks and assessments, each with the evidence behind it and a way to try it this week.',
    act: 'Go to the Lab',
    route: 'lab',
  },
  {
    label: 'Find out',
    title: 'Take the ICPI',
    text: '24 statements about how you already work with people. A starting point, not a diagnosis.',
    act: 'Start ICPI',
    route: 'icpi-assessment',
  },
  {
    label: 'Borrow words',
    title: 'Copy a prompt',
    text: 'AI prompts for preparing, rehearsing and reflecting on a coaching conversation.',
    act: 'Go to the Observatory',
    route: 'observatory',
  },
];

const TERMS = {
  PCI: 'Performance Coaching Index: 20 statements about how you manage one named person, in five dimensions. Our own instrument; a starting point, not a diagnosis.',
  ICPI: 'Interpersonal Coaching Practice Inventory: 24 statements about trust, listening and safety in your own conversations. Our own instrument; a starting point, not a diagnosis.',
  'Performance Drag':
    'Hours that competent people lose to the way work is arranged: waiting, rework, deciding again and avoiding. Our own word for it.',
  Framework: 'A short sequence of steps for a conversation, so that you know what to ask next. GROW is one.',
};

/** For a first visit: three ways in, and four words defined. The frame tells who has begun before the first paint. */
export function NewHere() {
  const { begun } = useBegun();
  if (begun) return null;
  return (
    <div className={css.firstVisit}>
      <Spread heading="New Here" note="No sign-up. Everything is open.">
        <Columns kind="ruled">
          {WAYS.map(({ label, title, text, act, route }) => (
            <div key={route} className={css.way}>
              <Label>{label}</Label>
              <h3>{title}</h3>
              <p className={css.text}>{text}</p>
              <LinkButton variant="quiet" leaves link={<RouteLink route={route} optional />}>
                {act}
              </LinkButton>
            </div>
          ))}
        </Columns>
        <div className={css.terms}>
          <Label as="span">Words you will meet</Label>
          {Object.entries(TERMS).map(([word, definition]) => (
            <Term key={word} definition={definition}>
              {word}
            </Term>
          ))}
        </div>
      </Spread>
    </div>
  );
}
