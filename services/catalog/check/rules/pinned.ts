import { INTERACTIVE_IDS } from '@coachlab/contracts';
import type { Rule } from '../rule.ts';

/** Ids that other rooms and addresses point to. They may not be renamed. */
const PINNED: Record<string, readonly string[]> = {
  'open on an Interactive tab': INTERACTIVE_IDS,
  'anchors of the start page': [
    'assessment-pci',
    'framework-contract-canvas',
    'framework-empathy',
    'ai-prompt-quiet-systems',
  ],
  'quick actions of the challenges': [
    'framework-coaching-methodology',
    'framework-skill-will-matrix',
    'framework-66-day-habit',
    'framework-act-mastery',
    'framework-empathy',
    'framework-ai-prompt-laboratory',
    'framework-rrr-model',
    'framework-deliberate-practice',
  ],
  'challenge difficult-conversation': [
    'template-difficult-conversation-planner',
    'framework-three-conversations',
    'scenario-tears-in-the-review',
  ],
  'challenge low-performance': [
    'template-performance-reset-plan',
    'template-expectations-page',
    'scenario-missed-deadlines',
  ],
  'challenge lack-motivation': ['framework-three-needs', 'assessment-motivation-map', 'scenario-sales-slump'],
  'challenge time-management': [
    'template-week-by-design',
    'ai-prompt-time-audit',
    'assessment-delegation-readiness',
  ],
  'challenge team-conflict': [
    'framework-conflict-modes',
    'template-conflict-mediation-brief',
    'scenario-two-chefs-one-kitchen',
  ],
  'challenge new-skill-development': [
    'template-learning-sprint',
    'ai-prompt-learning-plan',
    'template-66-day-habit-tracker',
  ],
  'challenge ai-assistance': [
    'ai-prompt-rehearsal-partner',
    'ai-prompt-question-coach',
    'ai-prompt-feedback-sharpener',
  ],
  'challenge business-case': [
    'template-business-case-one-page',
    'tool-roi-calculator',
    'ai-prompt-business-case-critic',
  ],
  certifications: [
    'knowledge-certification-coaching-foundations',
    'knowledge-certification-honest-conversations',
    'knowledge-certification-ai-assisted-coaching',
    'knowledge-certification-quiet-systems',
    'knowledge-certification-team-coaching',
    'knowledge-certification-coaching-leadership',
  ],
};

export const pinned: Rule = {
  name: 'ids that others point to exist',
  scope: 'whole',
  check({ artifacts }) {
    const ids = new Set(artifacts.map((artifact) => artifact.id));
    return Object.entries(PINNED).flatMap(([why, wanted]) =>
      wanted
        .filter((id) => !ids.has(id))
        .map((id) => ({ id: 'catalogue', field: id, message: `does not exist (${why})` })),
    );
  },
};
