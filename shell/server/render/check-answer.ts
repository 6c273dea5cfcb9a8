import { documentFault } from './check-document.ts';
import type { RenderAnswer } from './protocol.ts';

/** Not what the worker sends: the process is no longer to be believed. */
class AnswerRefused extends Error {
  readonly code = 'answer_refused';
}

const STATUSES: ReadonlySet<unknown> = new Set([200, 404, 503]);
const REDIRECTS: ReadonlySet<unknown> = new Set([301, 302, 303, 307, 308]);
/** Characters. Reading them takes time of the one thread that answers everybody: a tenth of a second for pages as long as these. */
const LONGEST = { html: 1024 * 1024, queries: 1024 * 1024, error: 4096, location: 2048 };

/** What a process said of a page, held to its schema: its kind, its document, its queries. @throws AnswerRefused */
export function checkedAnswer([text = '', html = '', queries = '']: string[]): RenderAnswer {
  const answer = parsed(text);
  switch (answer.kind) {
    case 'page':
      return checkedPage(answer.status, html, queries);
    case 'redirect':
      return checkedRedirect(answer);
    case 'failed':
      return { kind: 'failed', error: String(answer.error).slice(0, LONGEST.error) };
    default:
      throw new AnswerRefused('an answer of no kind');
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Told below.
  }
  throw new AnswerRefused('an answer that is no JSON object');
}

function checkedPage(status: unknown, html: string, queries: string): RenderAnswer {
  if (!STATUSES.has(status)) throw new AnswerRefused('a status that no page has');
  if (html.length > LONGEST.html || queries.length > LONGEST.queries)
    throw new AnswerRefused('too long a page');
  if (!Array.isArray(parsed(queries).queries)) throw new AnswerRefused('no state of queries');
  const fault = documentFault(html);
  if (fault) return { kind: 'failed', error: `The page's document is refused: ${fault}` };
  return { kind: 'page', status: status as number, html, queries };
}

/** Only to a path of this site. */
function checkedRedirect({ status, location }: Record<string, unknown>): RenderAnswer {
  if (!REDIRECTS.has(status)) throw new AnswerRefused('a status that is no redirect');
  const path = typeof location === 'string' && location.length <= LONGEST.location ? location : '';
  if (!/^\/(?![/\\])[!-~]*$/.test(path))
    return { kind: 'failed', error: 'The page redirects to another site' };
  return { kind: 'redirect', status: status as number, location: path };
}
