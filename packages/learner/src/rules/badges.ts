export interface BadgeInput {
  completed: readonly string[];
  /** Days. */
  streak: number;
  /** All artifacts; `undefined` while nobody knows. */
  artifactCount: number | undefined;
}

export interface Badge {
  id: string;
  title: string;
  /** What is counted, for a line such as "2 of 10 templates". */
  unit: string;
  have: number;
  /** `undefined` while it is not known how many that is. */
  need: number | undefined;
  earned: boolean;
}

const containing = (completed: readonly string[], word: string) =>
  completed.filter((id) => id.includes(word)).length;

/** The six badges, derived each time and never stored. */
export function badges({ completed, streak, artifactCount }: BadgeInput): Badge[] {
  return [
    badge('first-steps', 'First Steps', 'artifact', completed.length, 1),
    badge('framework-explorer', 'Framework Explorer', 'frameworks', containing(completed, 'framework'), 5),
    badge('template-master', 'Template Master', 'templates', containing(completed, 'template'), 10),
    badge('ai-pioneer', 'AI Pioneer', 'AI prompts', containing(completed, 'ai-prompt'), 3),
    badge('dedicated-learner', 'Dedicated Learner', 'days', streak, 7),
    // Half of an empty catalogue is no mastery, nor is half of one that has not loaded.
    badge(
      'mastery-achieved',
      'Mastery Achieved',
      'artifacts',
      completed.length,
      artifactCount ? Math.ceil(artifactCount / 2) : undefined,
    ),
  ];
}

function badge(id: string, title: string, unit: string, have: number, need: number | undefined): Badge {
  return { id, title, unit, have, need, earned: need !== undefined && have >= need };
}
