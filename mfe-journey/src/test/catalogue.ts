import {
  type ArtifactCard,
  type ArtifactMetadata,
  type ArtifactMetadataAnswer,
  type JourneyContent,
  type PersonasAnswer,
  SECTIONS,
  type Section,
} from '@coachlab/contracts';

type Row = [id: string, section: Section, level: 'L1' | 'L2' | 'L3', minutes: 5 | 15 | 45 | 90, fit: number];

const ROWS: Row[] = [
  ['framework-one', 'lab', 'L1', 15, 0.9],
  ['framework-two', 'lab', 'L1', 15, 0.8],
  ['framework-three', 'lab', 'L1', 45, 0.7],
  ['framework-four', 'lab', 'L2', 15, 0.6],
  ['knowledge-one', 'library', 'L1', 5, 0.5],
  ['knowledge-two', 'library', 'L2', 15, 0.4],
  ['template-one', 'studio', 'L1', 15, 0.3],
  ['template-two', 'studio', 'L2', 45, 0.2],
  ['tool-one', 'tools', 'L1', 15, 0.1],
  ['ai-prompt-one', 'observatory', 'L1', 5, 0.05],
  ['ai-prompt-two', 'observatory', 'L3', 15, 0.95],
  ['knowledge-certification-one', 'certifications', 'L3', 90, 0.01],
];

/** Twelve artifacts in the API's order; who fits is only the enabler's business. */
export const CARDS: ArtifactCard[] = ROWS.map(([id, section]) => ({
  id,
  title: `Title of ${id}`,
  subtitle: `Subtitle of ${id}`,
  description: `Description of ${id}.`,
  section,
  category: id.startsWith('ai-prompt') ? 'ai-prompt' : (id.split('-')[0] as ArtifactCard['category']),
  outcomes: [],
  tags: [],
}));

const METADATA: ArtifactMetadataAnswer = {
  metadata: Object.fromEntries(
    ROWS.map(([id, , level, time_minutes, fit]): [string, ArtifactMetadata] => [
      id,
      {
        level,
        mode: 'T',
        framework: ['GROW'],
        difficulty: level === 'L1' ? 'Beginner' : 'Intermediate',
        time_minutes,
        prerequisites: [],
        persona_fit: { enabler: fit },
      },
    ]),
  ),
};

export const PERSONAS: PersonasAnswer = {
  personas: {
    enabler: {
      name: 'The Enabler',
      description: 'Helps others to coach.',
      weights: { level: {}, mode: {}, framework: {}, time: {} },
    },
  },
};

const stage = (id: JourneyContent['stages'][number]['id'], title: string, ...sections: Section[]) => ({
  id,
  title,
  subtitle: '',
  color: '1',
  description: `What ${title} is.`,
  sections,
});

export const CONTENT: JourneyContent = {
  version: 1,
  challenges: Array.from({ length: 8 }, (_, index) => ({
    id: `challenge-${index + 1}`,
    title: `Challenge ${index + 1}`,
    description: `What challenge ${index + 1} is.`,
    color: String(index + 1),
    recommendedArtifacts: ['framework-one', 'template-week-by-design', 'ai-prompt-time-audit'],
    quickAction: { label: `Begin with ${index + 1}`, href: '/artifact/framework-one' },
  })),
  stages: [
    stage('foundation', 'Foundation', 'library', 'lab'),
    stage('practice', 'Practice', 'studio', 'tools'),
    stage('integration', 'Integration', 'observatory', 'tools'),
    stage('mastery', 'Mastery', 'certifications', 'observatory'),
  ],
  practice: {
    title: 'Seven days',
    description: 'One small thing a day.',
    days: Array.from({ length: 7 }, (_, index) => ({
      title: `Day title ${index + 1}`,
      task: `Task ${index + 1}.`,
    })),
  },
};

/** What the API answers, by address. */
export const ANSWERS: Record<string, unknown> = {
  '/api/artifacts?view=card': CARDS,
  '/api/artifacts?view=title': [
    ...CARDS,
    { id: 'template-week-by-design', title: 'Week by Design' },
    { id: 'ai-prompt-time-audit', title: 'Time Audit' },
  ],
  '/api/artifacts?view=card&limit=3': CARDS.slice(0, 3),
  '/api/artifacts?section=lab&view=card&limit=3': inSection('lab').slice(0, 3),
  '/api/artifacts?section=library&view=card&limit=1': inSection('library').slice(0, 1),
  '/api/artifacts?section=studio&view=card&limit=1': inSection('studio').slice(0, 1),
  '/api/artifact-metadata': METADATA,
  '/api/personas': PERSONAS,
  '/api/journey/content': CONTENT,
  ...Object.fromEntries(
    SECTIONS.map((section) => [
      `/api/artifacts/categories?section=${section}`,
      [{ id: 'framework', name: 'Frameworks', count: inSection(section).length }],
    ]),
  ),
};

function inSection(section: Section): ArtifactCard[] {
  return CARDS.filter((card) => card.section === section);
}
