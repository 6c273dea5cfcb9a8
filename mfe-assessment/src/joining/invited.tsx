import type { WorkshopToJoin } from '@coachlab/contracts';
import { Link } from '@coachlab/remote-kit';
import { Entry, EntryList, LinkButton, List, PageHeader, Row, Spread, Stack } from '@coachlab/ui';
import { href } from '../shared/addresses.ts';
import { dayOf } from '../shared/day-of.ts';
import { useOwnResults } from '../shared/use-own-results.ts';
import { whenOf } from '../shared/when-of.ts';

/** What somebody reads who has come with a workshop's code. */
export function Invited({ workshop: { code, name, expiresAt } }: { workshop: WorkshopToJoin }) {
  const own = useOwnResults();
  return (
    <>
      <PageHeader
        label="ICPI workshop"
        title={name ?? code}
        lead="24 statements on how you work with people. At the end you decide whether your scores go into the group’s spread."
      />
      <Spread heading="What is shared" tight>
        <Stack gap={5}>
          <List
            kind="dash"
            items={[
              'Your result is yours alone. The facilitator never sees it, nor your answers.',
              'If you agree, your four scores go into the spread of the group, without your name. The facilitator sees the spread once five have joined.',
              `You can take them back until ${dayOf(expiresAt)}. Then the workshop is deleted.`,
            ]}
          />
          <Row>
            <LinkButton variant="primary" leaves link={<Link to={href.icpiAssessment()} />}>
              Begin the 24 statements
            </LinkButton>
          </Row>
        </Stack>
      </Spread>
      {own.length > 0 && (
        <Spread heading="Or an earlier result" note="Open it, and add it there.">
          <EntryList ordered={false}>
            {own.map((result) => (
              <Entry
                key={result.id}
                title={whenOf(result, own)}
                link={<Link to={href.icpiResults(result.id)} />}
              >
                {`Composite ${result.scores.composite}`}
              </Entry>
            ))}
          </EntryList>
        </Spread>
      )}
    </>
  );
}
