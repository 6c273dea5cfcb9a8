import type { IcpiResult } from '@coachlab/contracts';
import { icpiResults, useStored, workshopToJoin } from '@coachlab/learner';
import { useQuery } from '@coachlab/remote-kit';
import { Entry, EntryList, Spread, Stack } from '@coachlab/ui';
import { workshopsOfResult } from '../api/joining.ts';
import { dayOf } from '../shared/day-of.ts';
import { AddResult } from './add-result.tsx';
import { CodeForm } from './code-form.tsx';
import css from './result-workshops.module.css';
import { TakeBack } from './take-back.tsx';

/** For the browser that made this result: the workshops it is in, and the way into one. */
export function ResultWorkshops({ result: { id } }: { result: IcpiResult }) {
  const own = useStored(icpiResults).includes(id);
  return own ? <OwnWorkshops resultId={id} /> : null;
}

function OwnWorkshops({ resultId }: { resultId: string }) {
  const { data: joined = [] } = useQuery(workshopsOfResult(resultId));
  const workshop = useStored(workshopToJoin);
  const isIn = joined.some(({ code }) => code === workshop?.code);
  return (
    <div className={css.workshops}>
      <Spread heading="Workshop" note="Only if you are in one.">
        <Stack gap={5}>
          {joined.length > 0 && (
            <EntryList ordered={false}>
              {joined.map((one) => (
                <Entry
                  key={one.code}
                  title={one.name ?? one.code}
                  act={<TakeBack workshop={one} resultId={resultId} />}
                >
                  {`Your scores are in its spread. You can take them back until ${dayOf(one.expiresAt)}.`}
                </Entry>
              ))}
            </EntryList>
          )}
          {workshop && !isIn ? (
            <AddResult workshop={workshop} resultId={resultId} />
          ) : (
            <CodeForm onFound={workshopToJoin.set} />
          )}
        </Stack>
      </Spread>
    </div>
  );
}
