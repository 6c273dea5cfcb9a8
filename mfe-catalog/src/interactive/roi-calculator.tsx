import {
  COACHING_INVESTMENT,
  formatDollars,
  formatRoiPercent,
  roi,
  ROI_INPUTS,
  useWritten,
} from '@coachlab/learner';
import { Facts, Plate, RangeField, Stack, Stat, TextField } from '@coachlab/ui';
import { useRef } from 'react';
import { ClearWritten } from '../shared/clear-written.tsx';
import css from './roi-calculator.module.css';

/**
 * What unproductive meeting hours cost, and what a gain would be worth against a fixed coaching investment. The values are
 * kept in this browser under `id`.
 */
export function RoiCalculator({ id }: { id: string }) {
  const { values, filled, write, clear } = useWritten(id);
  const salaryField = useRef<HTMLInputElement>(null);
  const teamSize = keptIn(values.teamSize, ROI_INPUTS.teamSize);
  // As typed: an empty field stays empty and counts as 0.
  const salary = values.salary ?? String(ROI_INPUTS.salary.default);
  const meetingHours = keptIn(values.meetingHours, ROI_INPUTS.meetingHours);
  const gainPercent = keptIn(values.gainPercent, ROI_INPUTS.gainPercent);
  const result = roi({
    teamSize,
    salary: salary.trim() ? Number(salary) : 0,
    meetingHours,
    gainPercent,
  });

  return (
    <div className={css.calculator}>
      <Stack gap={5}>
        <RangeField
          label="Team size"
          {...limits(ROI_INPUTS.teamSize)}
          value={teamSize}
          valueText={`${teamSize} people`}
          onChange={(event) => write({ teamSize: event.currentTarget.value })}
        />
        <TextField
          ref={salaryField}
          label="Average salary"
          hint="US dollars a year, one person."
          type="number"
          inputMode="decimal"
          step="any"
          value={salary}
          onChange={(event) => write({ salary: event.currentTarget.value })}
        />
        <RangeField
          label="Weekly meeting hours"
          {...limits(ROI_INPUTS.meetingHours)}
          value={meetingHours}
          valueText={meetingHours === 1 ? '1 hour' : `${meetingHours} hours`}
          onChange={(event) => write({ meetingHours: event.currentTarget.value })}
        />
        <RangeField
          label="Expected productivity gain"
          {...limits(ROI_INPUTS.gainPercent)}
          value={gainPercent}
          valueText={`${gainPercent}%`}
          onChange={(event) => write({ gainPercent: event.currentTarget.value })}
        />
        <div>
          <ClearWritten filled={filled} onClear={clear} focusElse={salaryField} />
        </div>
      </Stack>
      <section aria-label="Result">
        <Plate className={css.plate}>
          <div role="status" className={css.sheet}>
            <Stat value={formatRoiPercent(result.netRoiPercent)} label="net ROI in the first year" />
            <p>{breakEven(result.breakEvenPercent)}</p>
            <Facts
              items={[
                { term: 'Hourly cost of one person', value: formatDollars(result.hourlyCost) },
                { term: 'Annual waste', value: formatDollars(result.annualWaste) },
                { term: 'Savings', value: formatDollars(result.savings) },
                { term: 'Coaching investment', value: formatDollars(COACHING_INVESTMENT) },
                { term: 'Net value', value: formatDollars(result.netValue) },
              ]}
            />
          </div>
        </Plate>
        <p className={css.caption}>
          An estimate to argue with: it counts every meeting hour as waste and the whole gain as coaching’s.
        </p>
      </section>
    </div>
  );
}

/** The gain from which on it pays, rounded up: at the figure shown it does. */
function breakEven(percent: number): string {
  return percent <= 100
    ? `Breaks even at a productivity gain of ${Math.ceil(percent)}%.`
    : 'Never breaks even: the whole waste is less than the investment.';
}

/** A value that is none of the slider's is left out. */
function keptIn(text: string | undefined, { min, max, default: first }: Limits): number {
  const value = Number(text || NaN);
  return value >= min && value <= max ? value : first;
}

interface Limits {
  min: number;
  max: number;
  default: number;
}

function limits({ min, max, step }: { min: number; max: number; step: number }) {
  return { min, max, step };
}
