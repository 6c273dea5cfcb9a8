import { isApiError } from '@coachlab/remote-kit';

const OF_CODE: Record<string, string> = {
  result_of_another: 'Only the browser that made this result can add it.',
  joined_already:
    'Another result of this browser is in this workshop. Take that one back first, on its page.',
  result_scored_otherwise:
    'This result and the workshop were scored by different rules. Take the assessment again to join.',
  workshop_full: 'The workshop is full.',
};

/** What to tell somebody whose code or scores were not taken. */
export function joinFault(error: unknown): string {
  const status = isApiError(error) ? error.status : 0;
  const code = isApiError(error) ? error.problem?.code : undefined;
  if (code && Object.hasOwn(OF_CODE, code)) return OF_CODE[code]!;
  if (status === 404)
    return 'No workshop has this code now. Compare it with what the facilitator shows; the workshop may also have ended.';
  if (status === 403) return 'This needs the cookie of the site. Allow it and reload the page.';
  if (status === 429) return 'Too many tries. Wait a minute, then try again.';
  return 'That did not arrive. Check the connection and try again.';
}
