/** What a section's pages need of an API: written by their tests, and held against the service by its own. */
export interface PageContract {
  schema: 1;
  /** Name of the section. */
  section: string;
  /** First path segment after `/api/`. */
  api: string;
  /** By path. */
  calls: PageCall[];
}

export interface PageCall {
  method: string;
  path: string;
  body?: unknown;
  status: number;
  /** An example: a service answers with at least these members, of these types. Absent where only the status counts. */
  answer?: unknown;
}
