import { GUEST_USER_ID, type UserCertification } from '@coachlab/contracts';
import { apiQuery } from '@coachlab/remote-kit';

/** What this browser is enrolled in. Never part of a page's loader: the server renders for nobody in particular. */
export const userCertifications = apiQuery<UserCertification[]>('/api/user-certifications', GUEST_USER_ID);
