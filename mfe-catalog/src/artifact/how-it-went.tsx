import { practiceLog, sayHowItWent, useStored, WENT, WENT_LABELS } from '@coachlab/learner';
import { Segmented, Stack, TextField } from '@coachlab/ui';

const OPTIONS = WENT.map((value) => ({ value, label: WENT_LABELS[value] }));

/** One question once an artifact is done: three choices and a line, changed whenever one likes. */
export function HowItWent({ id }: { id: string }) {
  const log = useStored(practiceLog);
  const entry = Object.hasOwn(log, id) ? log[id] : undefined;
  return (
    <Stack gap={3}>
      <p>How did it go?</p>
      <Segmented
        label="How did it go?"
        options={OPTIONS}
        value={entry?.went ?? ''}
        onChange={(went) => went && sayHowItWent(id, { went })}
      />
      <TextField
        label="In one line"
        maxLength={200}
        value={entry?.line ?? ''}
        onChange={(event) => sayHowItWent(id, { line: event.currentTarget.value })}
      />
    </Stack>
  );
}
