import type { Difficulty, Level } from '@coachlab/contracts';
import type { Fault, Rule } from '../rule.ts';

const DIFFICULTY_OF: Record<Level, Difficulty> = { L1: 'Beginner', L2: 'Intermediate', L3: 'Advanced' };
const MINUTES = [5, 15, 45, 90] as const;

export const metadata: Rule = {
  name: 'level, difficulty and minutes agree',
  scope: 'each',
  check: ({ artifacts }) =>
    artifacts.flatMap((artifact) => {
      const { metadata: meta } = artifact;
      const faults: Fault[] = [];
      const add = (field: string, message: string) => faults.push({ id: artifact.id, field, message });
      const wanted = DIFFICULTY_OF[meta.level];
      if (meta.difficulty !== wanted)
        add('metadata.difficulty', `is ${meta.difficulty}, ${meta.level} is ${wanted}`);
      if (artifact.difficulty !== meta.difficulty) add('difficulty', 'differs from metadata.difficulty');
      const minutes = Number(/^(\d+) minutes\b/.exec(artifact.duration ?? '')?.[1]);
      const bucket = MINUTES.find((limit) => limit >= minutes);
      if (bucket === undefined) add('duration', 'does not begin with a number of minutes up to 90');
      else if (bucket !== meta.time_minutes)
        add('metadata.time_minutes', `is ${meta.time_minutes}, ${artifact.duration} needs ${bucket}`);
      const fits = Object.values(meta.persona_fit);
      if (new Set(fits).size === 1) add('metadata.persona_fit', 'is the same for all, so it ranks nothing');
      return faults;
    }),
};
