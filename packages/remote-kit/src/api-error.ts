import type { Problem } from '@coachlab/contracts';

/** A non-OK answer. The message is the status, a colon, a space, and the body (or the status text). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The answer's problem document, when it was one. */
  readonly problem: Problem | null;
  /** Seconds the server asked to wait, when it did. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    text: string,
    problem: Problem | null = null,
    retryAfter: number | null = null,
  ) {
    super(`${status}: ${text}`);
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }

  get code(): string {
    return this.problem?.code ?? `http_${this.status}`;
  }

  static async from(response: Response): Promise<ApiError> {
    const body = await response.text().catch(() => '');
    const retryAfter = Number(response.headers.get('retry-after')) || null;
    return new ApiError(response.status, body || response.statusText, parseProblem(body), retryAfter);
  }
}

/** By shape, since an error that travelled from the server in the page's query state is a plain object. */
export function isApiError(error: unknown): error is Pick<ApiError, 'status' | 'message' | 'problem'> {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';
}

export function isNotFound(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}

function parseProblem(body: string): Problem | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && 'code' in value ? (value as Problem) : null;
  } catch {
    return null;
  }
}
