import { Button, Panel, Stack } from '@coachlab/ui';
import { COACH } from '../content/coach.ts';
import { FORUM_WELCOME, STARTERS } from '../content/forum.ts';

/** For an empty forum: the coach's welcome, and three questions that begin a post. */
export function Starters({ onStart }: { onStart: (title: string) => void }) {
  return (
    <Panel label={`Pinned by ${COACH.name}`} title={FORUM_WELCOME.title}>
      <Stack>
        <p>{FORUM_WELCOME.text}</p>
        {STARTERS.map((question) => (
          <div key={question}>
            <Button size="small" onClick={() => onStart(question)}>
              {question}
            </Button>
          </div>
        ))}
      </Stack>
    </Panel>
  );
}
