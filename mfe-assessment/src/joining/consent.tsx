import type { WorkshopToJoin } from '@coachlab/contracts';
import { CheckRows } from '@coachlab/ui';
import { dayOf } from '../shared/day-of.ts';
import { workshopName } from './workshop-name.ts';

interface ConsentProps {
  workshop: WorkshopToJoin;
  agreed: boolean;
  onChange: (agreed: boolean) => void;
  error?: string | undefined;
}

/** What somebody agrees to who adds their scores. Nobody ticks it for them. */
export function Consent({ workshop, agreed, onChange, error }: ConsentProps) {
  const label = `Add my scores, without my name, to the spread of ${workshopName(workshop)}. The facilitator sees it once five have joined. I can take them back until ${dayOf(workshop.expiresAt)}.`;
  return (
    <CheckRows
      legend="Your scores and the workshop"
      hideLegend
      error={error}
      options={[
        {
          value: 'add',
          label,
          hint: 'Five is a threshold, not a guarantee: somebody who knows the scores of all the others can work out yours.',
        },
      ]}
      value={agreed ? ['add'] : []}
      onChange={(chosen) => onChange(chosen.length > 0)}
    />
  );
}
