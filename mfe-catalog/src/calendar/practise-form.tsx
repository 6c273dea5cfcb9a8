import type { Artifact } from '@coachlab/contracts';
import { saveFile } from '@coachlab/learner';
import { newIdempotencyKey, toast, useSite } from '@coachlab/remote-kit';
import { Button, TextField } from '@coachlab/ui';
import Download from 'lucide-react/icons/download';
import { type FormEvent, useState } from 'react';
import { href } from '../shared/addresses.ts';
import { calendarFile } from './calendar-file.ts';
import { chosenStart, type DayAndTime, tomorrowMorning } from './chosen-start.ts';
import { practiceOf } from './practice.ts';
import css from './practise-form.module.css';

interface PractiseFormProps {
  artifact: Artifact;
  minutes: number;
  onSaved: () => void;
}

export function PractiseForm({ artifact, minutes, onSaved }: PractiseFormProps) {
  const { origin } = useSite();
  const [chosen, setChosen] = useState(() => tomorrowMorning(new Date()));
  const [wrong, setWrong] = useState<Partial<DayAndTime>>({});

  const choose = (change: Partial<DayAndTime>) => {
    setChosen({ ...chosen, ...change });
    setWrong({});
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const now = new Date();
    const answer = chosenStart(chosen, now);
    if ('fault' in answer) {
      setWrong({ [answer.fault]: answer.words });
      const field = event.currentTarget.elements.namedItem(answer.fault);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    const practice = practiceOf(artifact, origin + href.artifact(artifact.id));
    const appointment = { ...practice, uid: newIdempotencyKey(), start: answer.start, minutes };
    saveFile(`practise-${artifact.id}.ics`, calendarFile(appointment, now), 'text/calendar;charset=utf-8');
    onSaved();
    toast({
      title: 'Calendar file saved',
      description: 'Open it, and your calendar takes it over, with a reminder 10 minutes before.',
    });
  };

  return (
    <form noValidate className={css.form} onSubmit={save}>
      <div className={css.fields}>
        <TextField
          label="Day"
          name="day"
          type="date"
          value={chosen.day}
          error={wrong.day}
          onChange={(event) => choose({ day: event.currentTarget.value })}
        />
        <TextField
          label="Time"
          name="time"
          type="time"
          value={chosen.time}
          error={wrong.time}
          hint={`By your clock (${new Intl.DateTimeFormat().resolvedOptions().timeZone})`}
          onChange={(event) => choose({ time: event.currentTarget.value })}
        />
      </div>
      <Button type="submit" variant="primary" icon={Download}>
        Download calendar file
      </Button>
    </form>
  );
}
