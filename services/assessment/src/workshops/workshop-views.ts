import type { JoinedWorkshop, WorkshopToJoin } from '@coachlab/contracts';
import { NotFoundError } from '@coachlab/service-common';
import type { WorkshopMemberRow } from '../rows/workshop-member.row.ts';
import type { WorkshopRow } from '../rows/workshop.row.ts';
import { spokenCode } from './workshop-code.ts';

export function workshopToJoin({ code, name, expiresAt }: WorkshopRow): WorkshopToJoin {
  return { code: spokenCode(code), name, expiresAt: expiresAt.toISOString() };
}

export function joinedWorkshop(
  workshop: WorkshopRow,
  { joinedAt }: Pick<WorkshopMemberRow, 'joinedAt'>,
): JoinedWorkshop {
  return { ...workshopToJoin(workshop), joinedAt: joinedAt.toISOString() };
}

export function unknownWorkshop(): NotFoundError {
  return new NotFoundError('workshop_unknown', {
    detail: 'There is no such workshop. It has ended or was deleted, or this is not its code or link.',
  });
}
