import type { ResolvedSet, SentForm } from '@coachlab/contracts';
import type { OverrideNotice } from '../../app/override-notice.ts';

/** What a render process is told: nothing of the visitor but which releases they run, and what they sent in a form of that page. */
export interface RenderJob {
  /** Root-relative path with the allow-listed query. */
  path: string;
  set: ResolvedSet;
  /** Whose page it is; null for an address that is nobody's. */
  remote: string | null;
  publicUrl: string;
  /** What the page says about an override. */
  notice: OverrideNotice | null;
  /** A form of this page that was sent without scripts, and not taken. */
  sent?: SentForm | undefined;
}

/** A server build in the mirror. */
export interface ServerBuild {
  /** Root-relative: `/remotes/catalog/1.0.0/server/index.js`. */
  address: string;
  /** `sha384-…`, checked each time that a process is given the code. */
  sha384: string;
}

/** The release whose code draws a page. */
export interface RenderRelease {
  /** `catalog@1.0.0`. */
  id: string;
  build: ServerBuild;
  /** APIs that it declared to need, and so may read. */
  apis: string[];
}

/** A job, and what its reads need, which stays in the gateway. */
export interface RenderRequest extends RenderJob {
  /** Null for the shell's own pages. */
  release: RenderRelease | null;
  requestId: string;
  /** Headers that continue the trace of the request that the page is rendered for. */
  trace?: Record<string, string>;
}

export type RenderAnswer =
  | {
      kind: 'page';
      status: number;
      html: string;
      /** JSON, as the page takes it along: it is read to be checked, and never written anew. */
      queries: string;
    }
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'failed'; error: string };

/** What a read of the API gave, before its body. */
export interface ReadHead {
  status: number;
  statusText: string;
  retryAfter: string | null;
}

export interface ReadAnswer extends ReadHead {
  body: string;
}

/**
 * What a render process may be told: `release` once, its file and its code; then `job`, and `data`, a head and a body
 * for each read. It says `ready` once, then `read`, `log` and one `answer` for each job: of a page its status, its
 * document and its queries.
 */
export type ToProcess = 'release' | 'job' | 'data';
