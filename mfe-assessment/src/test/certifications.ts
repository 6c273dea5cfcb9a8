import type { Certification, ModuleProgress, UserCertification } from '@coachlab/contracts';

/** Two modules of two questions, whose options are Yes and No. */
export const CERTIFICATION: Certification = {
  id: 'coaching-foundations',
  title: 'Coaching Foundations',
  description: 'The first talk, held well.',
  duration: '90 minutes',
  purpose: 'For anybody who leads people.',
  outcomes: ['Hold a talk', 'Listen', 'Contract in a minute'],
  artifactId: 'knowledge-certification-coaching-foundations',
  modules: ['grow', 'listening'].map((id) => ({
    id,
    title: `The ${id} module`,
    description: `About ${id}.`,
    artifactIds: [`framework-${id}`, `rubric-${id}`],
    artifacts: [
      { id: `framework-${id}`, title: `Framework ${id}` },
      { id: `rubric-${id}`, title: `Rubric ${id}` },
    ],
    requiredScore: 80,
    quizQuestions: ['q1', 'q2'].map((question) => ({
      id: question,
      text: `Is ${id} ${question} so?`,
      options: [
        { id: 'a', text: 'Yes' },
        { id: 'b', text: 'No' },
      ],
    })),
  })),
};

export function enrolment(
  progress: Record<string, ModuleProgress> = {},
  certificateCode?: string,
): UserCertification {
  return {
    certificationId: CERTIFICATION.id,
    userId: 'guest',
    enrolledAt: '2026-11-21T10:00:00.000Z',
    progress,
    ...(certificateCode && { certificateCode }),
  };
}

export const ALL_COMPLETE = {
  grow: { completed: true, bestScore: 100 },
  listening: { completed: true, bestScore: 80 },
};
