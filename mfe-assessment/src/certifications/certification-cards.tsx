import type { Certification, UserCertification } from '@coachlab/contracts';
import { Link } from '@coachlab/remote-kit';
import { Badge, Card, cx, LinkButton, Row } from '@coachlab/ui';
import { standing } from '../enrolment/progress.ts';
import { useEnrolments } from '../enrolment/use-enrolments.ts';
import { href } from '../shared/addresses.ts';
import css from './certification-cards.module.css';

/** The cards of the list. Where one stands is added once it is known; nothing moves for it. */
export function CertificationCards({ certifications }: { certifications: readonly Certification[] }) {
  const { data } = useEnrolments(certifications);
  return certifications.map((certification) => (
    <CertificationCard
      key={certification.id}
      certification={certification}
      enrolment={data?.find(({ certificationId }) => certificationId === certification.id)}
    />
  ));
}

interface CertificationCardProps {
  certification: Certification;
  enrolment: UserCertification | undefined;
}

function CertificationCard({ certification, enrolment }: CertificationCardProps) {
  const { id, title, description, purpose, outcomes, duration, modules } = certification;
  const link = <Link to={href.certification(id)} />;
  return (
    <Card
      label="Certification"
      level={2}
      title={title}
      link={link}
      badge={enrolment && <StandingBadge certification={certification} enrolment={enrolment} />}
      description={<span className={css.short}>{description}</span>}
      outcomes={outcomes}
      meta={`${duration} of study · ${modules.length} modules`}
      act={
        <Row>
          <LinkButton size="small" link={link} aria-label={`View Details: ${title}`}>
            View Details
          </LinkButton>
          <LinkButton size="small" variant="try" link={link} aria-label={`Enroll Now: ${title}`}>
            Enroll Now
          </LinkButton>
        </Row>
      }
    >
      <p className={cx(css.purpose, css.short)}>{purpose}</p>
    </Card>
  );
}

function StandingBadge({
  certification,
  enrolment,
}: {
  certification: Certification;
  enrolment: UserCertification;
}) {
  const { done, completed, total } = standing(certification, enrolment);
  if (done) return <Badge tone="done">Completed</Badge>;
  return <Badge tone="live">{completed === 0 ? 'Enrolled' : `${completed} of ${total} modules`}</Badge>;
}
