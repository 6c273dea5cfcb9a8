import type { Certification, ModuleProgress, ModuleQuiz, UserCertification } from '@coachlab/contracts';

/** Two modules. */
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
    quizQuestions: drawnQuiz(id).questions,
  })),
};

/** Questions with the options a for Yes and b for No. */
export function drawnQuiz(moduleId: string, ids = ['q1', 'q2'], options = ['a', 'b']): ModuleQuiz {
  return {
    moduleId,
    questions: ids.map((id) => ({
      id,
      text: `Is ${moduleId} ${id} so?`,
      options: options.map((option) => ({ id: option, text: option === 'a' ? 'Yes' : 'No' })),
    })),
  };
}

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
