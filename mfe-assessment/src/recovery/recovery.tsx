import { Columns, Spread } from '@coachlab/ui';
import { NewCode } from './new-code.tsx';
import { UseCode } from './use-code.tsx';

/** How enrolments get from one browser to another, since there is no account. */
export function Recovery() {
  return (
    <Spread heading="Another browser?" note="There is no account: your progress belongs to this browser.">
      <Columns>
        <NewCode />
        <UseCode />
      </Columns>
    </Spread>
  );
}
