import type { Artifact } from '@coachlab/contracts';
import { saveFile, timeZone } from '@coachlab/learner';
import { newIdempotencyKey, toast, useSite } from '@coachlab/remote-kit';
import { Button, Row, TextField } from '@coachlab/ui';
import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import { type FormEvent, useRef, useState } from 'react';
import { href } from '../shared/addresses.ts';
import { type Appointment, calendarFile } from './calendar-file.ts';
import { CALENDAR_PAGES, type CalendarPage } from './calendar-pages.ts';
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
  const zone = timeZone();
  const [chosen, setChosen] = useState(() => tomorrowMorning(new Date()));
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Partial<DayAndTime>>({});

  const choose = (change: Partial<DayAndTime>) => {
    setChosen({ ...chosen, ...change });
    setWrong({});
  };
  /** Nothing while a field is wrong, which then says so. */
  const appointmentAt = (now: Date): Appointment | undefined => {
    const answer = chosenStart(chosen, now);
    if ('fault' in answer) {
      setWrong({ [answer.fault]: answer.words });
      const field = form.current?.elements.namedItem(answer.fault);
      if (field instanceof HTMLElement) field.focus();
      return undefined;
    }
    const practice = practiceOf(artifact, origin + href.artifact(artifact.id));
    return { ...practice, uid: newIdempotencyKey(), start: answer.start, minutes };
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const now = new Date();
    const appointment = appointmentAt(now);
    if (!appointment) return;
    saveFile(`practise-${artifact.id}.ics`, calendarFile(appointment, now), 'text/calendar;charset=utf-8');
    onSaved();
    toast({
      title: 'Calendar file saved',
      description: 'Open it, and your calendar takes it over, with a reminder 10 minutes before.',
    });
  };
  const openPage = ({ addressFor }: CalendarPage) => {
    const appointment = appointmentAt(new Date());
    if (!appointment) return;
    window.open(addressFor(appointment), '_blank', 'noopener');
    onSaved();
  };

  return (
    <form ref={form} noValidate className={css.form} onSubmit={save}>
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
          hint={zone ? `By your clock (${zone})` : 'By your clock'}
          onChange={(event) => choose({ time: event.currentTarget.value })}
        />
      </div>
      <Button type="submit" variant="primary" icon={Download}>
        Download calendar file
      </Button>
      <Row>
        {CALENDAR_PAGES.map((page) => (
          <Button key={page.name} size="small" icon={ExternalLink} onClick={() => openPage(page)}>
            {`Open in ${page.name}`}
          </Button>
        ))}
      </Row>
      <p className={css.leaves}>
        These open a new tab with the time, the title and the text filled in, and send them to Google or
        Microsoft.
      </p>
    </form>
  );
}
