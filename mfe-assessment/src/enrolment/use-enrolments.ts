import type { Certification } from '@coachlab/contracts';
import { completeArtifacts } from '@coachlab/learner';
import { useHydrated, useQuery } from '@coachlab/remote-kit';
import { useEffect } from 'react';
import { userCertifications } from '../api/user-certifications.ts';
import { standing } from './progress.ts';

/**
 * What this browser is enrolled in; asked for once the page is hydrated. A certification that is complete counts as a
 * completed artifact, also when it was completed in another browser.
 */
export function useEnrolments(certifications: readonly Certification[]) {
  const query = useQuery({ ...userCertifications, enabled: useHydrated() });
  const { data } = query;
  useEffect(() => {
    const complete = certifications.filter((certification) => {
      const enrolment = data?.find(({ certificationId }) => certificationId === certification.id);
      return enrolment && standing(certification, enrolment).done;
    });
    if (complete.length > 0) completeArtifacts(...complete.map(({ artifactId }) => artifactId));
  }, [certifications, data]);
  return query;
}
