import { ApiError } from '@coachlab/remote-kit';

/** Why a change or a deletion of one's own words was refused; undefined when that was not the reason. */
export function refusal(error: unknown): string | undefined {
  return error instanceof ApiError ? REASONS[error.code] : undefined;
}

const REASONS: Record<string, string> = {
  has_replies: 'Somebody has answered, and their reply would be deleted with it. Edit the post instead.',
  too_late: 'The 15 minutes are over. Write to the coach if it has to go.',
  not_yours: 'Only the browser that wrote it can change it.',
  visitor_required: 'Only the browser that wrote it can change it.',
  writing_unknown: 'It is not there any more.',
};
