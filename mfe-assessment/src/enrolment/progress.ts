import type { Certification, UserCertification } from '@coachlab/contracts';

export interface Standing {
  completed: number;
  total: number;
  /** Whole percent. */
  percent: number;
  /** Every module is complete. */
  done: boolean;
  /** The first module that is not; none when all are. */
  nextModuleId: string | undefined;
}

/** How far an enrolment is, by the modules there are today. */
export function standing(
  { modules }: Pick<Certification, 'modules'>,
  { progress }: Pick<UserCertification, 'progress'>,
): Standing {
  const open = modules.filter(({ id }) => !progress[id]?.completed);
  const total = modules.length;
  const completed = total - open.length;
  return {
    completed,
    total,
    percent: total === 0 ? 0 : Math.round((completed / total) * 100),
    done: total > 0 && open.length === 0,
    nextModuleId: open[0]?.id,
  };
}
