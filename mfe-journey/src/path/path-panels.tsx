import { TIME_FILTERS, type TimeFilter } from '@coachlab/learner';
import { Link } from '@coachlab/remote-kit';
import { Columns, LinkButton, Panel, ProgressBar, SelectField, Spread } from '@coachlab/ui';
import { useRising } from '../progress/use-rising.ts';
import { href } from '../shared/addresses.ts';
import css from './path.module.css';

const TIME_LABELS: Record<TimeFilter, string> = {
  all: 'All',
  '5': '5 minutes',
  '15': '15 minutes',
  '45': '45 minutes',
  '90': '90+ minutes',
};

interface PathPanelsProps {
  completed: number;
  total: number;
  time: TimeFilter;
  onTime: (time: TimeFilter) => void;
  persona: { name: string; description: string };
}

export function PathPanels({ completed, total, time, onTime, persona }: PathPanelsProps) {
  const percent = useRising(total > 0 ? Math.round((completed / total) * 100) : 0);
  return (
    <div className={css.screen}>
      <Spread heading="Where you are">
        <Columns kind="three">
          <Panel label="Progress">
            <p className={css.figure}>
              {completed}/{total}
            </p>
            <ProgressBar value={percent} label="Completed items" />
          </Panel>
          <Panel label="Time Filter">
            <SelectField
              label="Time Filter"
              hideLabel
              value={time}
              onChange={(event) => onTime(event.target.value as TimeFilter)}
              hint="Shows what fits into that time."
            >
              {TIME_FILTERS.map((option) => (
                <option key={option} value={option}>
                  {TIME_LABELS[option]}
                </option>
              ))}
            </SelectField>
          </Panel>
          <Panel
            title={persona.name}
            label="Persona"
            act={
              <LinkButton size="small" link={<Link to={href.intakeQuiz()} />}>
                Retake Quiz
              </LinkButton>
            }
          >
            {persona.description}
          </Panel>
        </Columns>
      </Spread>
    </div>
  );
}
