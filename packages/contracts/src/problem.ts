/** Error body of every service: RFC 9457 problem details, media type application/problem+json. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail?: string;
  /** Stable, machine-readable name of the fault, for example `validation_failed`. */
  code: string;
  requestId: string;
  /** One entry a bad field; `path` is dotted, for example `responses.t3`. */
  errors?: FieldError[];
}

export interface FieldError {
  path: string;
  message: string;
}

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** Bytes a request body may have; longer ones answer 413. */
export const BODY_LIMIT = { default: 64 * 1024, chat: 1024 * 1024, release: 16 * 1024 * 1024 } as const;
