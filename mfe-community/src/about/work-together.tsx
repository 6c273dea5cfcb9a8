import { Link } from '@coachlab/remote-kit';
import { Columns, LinkButton, List, Panel, Stack } from '@coachlab/ui';
import { COACH } from '../content/coach.ts';
import { href } from '../shared/addresses.ts';

/** Both buttons open the contact page with the subject filled in; neither makes a call. */
export function WorkTogether() {
  const { labDay, consultation } = COACH.offers;
  return (
    <Columns>
      <Panel
        title={labDay.title}
        act={
          <LinkButton link={<Link to={href.contact('Book a Lab Day')} />} variant="try">
            Ask for a date
          </LinkButton>
        }
      >
        <Stack gap={3}>
          <p>{labDay.text}</p>
          <List kind="dash" items={labDay.facts} />
        </Stack>
      </Panel>
      <Panel
        title={consultation.title}
        act={
          <LinkButton link={<Link to={href.contact('Book a consultation')} />} variant="try">
            Book a consultation
          </LinkButton>
        }
      >
        <p>{consultation.text}</p>
      </Panel>
    </Columns>
  );
}
