import { onboardingCompleted } from '@coachlab/learner';
import { RouteLink } from '@coachlab/remote-kit';
import { Button, Entry, EntryList, Stack } from '@coachlab/ui';
import type { RefObject } from 'react';
import css from './onboarding.module.css';

const SECTIONS = [
  ['The Lab', 'Frameworks and assessments, to test on yourself first.', 'lab'],
  ['Studio', 'Templates, guides and scenarios for a conversation you are about to have.', 'studio'],
  ['Library', 'What research shows, what it does not, and who did it.', 'library'],
  ['Observatory', 'AI prompts to prepare, rehearse and review a conversation.', 'observatory'],
] as const;

interface ReadyProps {
  heading: RefObject<HTMLHeadingElement | null>;
  onFinish: () => void;
}

export function Ready({ heading, onFinish }: ReadyProps) {
  return (
    <Stack gap={6}>
      <div className={css.head}>
        <h1 ref={heading} tabIndex={-1}>
          You&apos;re Ready
        </h1>
        <p className={css.lead}>Four sections to start with. You can reach them all from the menu.</p>
      </div>
      <EntryList ordered={false}>
        {SECTIONS.map(([title, text, route], index) => (
          <Entry
            key={title}
            number={index + 1}
            level={2}
            title={title}
            link={<RouteLink route={route} onClick={() => onboardingCompleted.set(true)} />}
          >
            {text}
          </Entry>
        ))}
      </EntryList>
      <div>
        <Button variant="primary" leaves onClick={onFinish}>
          Enter Dashboard
        </Button>
      </div>
    </Stack>
  );
}
