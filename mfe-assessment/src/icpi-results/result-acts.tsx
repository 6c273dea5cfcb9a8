import type { Archetype, IcpiResult } from '@coachlab/contracts';
import { icpiResults, useStored } from '@coachlab/learner';
import { Link, RouteLink } from '@coachlab/remote-kit';
import { LinkButton, Row } from '@coachlab/ui';
import { href } from '../shared/addresses.ts';
import { DeleteResult } from './delete-result.tsx';
import css from './result-acts.module.css';

interface ResultActsProps {
  result: IcpiResult;
  startWith?: Archetype['startWith'];
}

/** Where to go from here. Delete is offered where the result is in the list, which a progress file may have brought: the service knows who made it. */
export function ResultActs({ result, startWith }: ResultActsProps) {
  const own = useStored(icpiResults).includes(result.id);
  return (
    <Row className={css.acts}>
      {startWith && (
        <LinkButton
          variant="primary"
          leaves
          link={<RouteLink route="artifact" params={{ id: startWith.artifactId }} optional />}
        >
          {`Start with ${startWith.title}`}
        </LinkButton>
      )}
      <LinkButton link={<Link to={href.icpiAssessment()} />}>Retake</LinkButton>
      {own && <DeleteResult id={result.id} />}
    </Row>
  );
}
