import { RouteLink } from '@coachlab/remote-kit';
import { LinkButton } from '@coachlab/ui';
import type { Course } from './courses.ts';

/** Enrolling makes no call: it opens the contact form with its subject filled in. */
export function EnrollLink({ course, primary }: { course: Course; primary?: boolean }) {
  return (
    <LinkButton
      variant={primary ? 'primary' : 'default'}
      leaves
      link={<RouteLink route="contact" params={{ subject: `Enrolling in ${course.title}` }} optional />}
      aria-label={`Enroll Now: ${course.title}`}
    >
      Enroll Now
    </LinkButton>
  );
}
