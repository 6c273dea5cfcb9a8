import type { ResolvedSet } from '@coachlab/contracts';
import type { OverrideNotice } from '../../app/override-notice.ts';

/** A verified server build on disk. */
export interface ServerBuild {
  file: string;
  /** `sha384-…`; checked once more by the process that runs it. */
  sha384: string;
}

/** What a render process is told: nothing of the visitor but which releases they run. */
export interface RenderJob {
  id: number;
  /** Root-relative path with the allow-listed query. */
  path: string;
  set: ResolvedSet;
  /** Remote name to its server build. */
  builds: Record<string, ServerBuild>;
  /** API name to the origin of its service. */
  upstreams: Record<string, string>;
  publicUrl: string;
  requestId: string;
  /** Headers that continue the trace of the request that the page is rendered for. */
  trace?: Record<string, string>;
  /** What the page says about an override. */
  notice: OverrideNotice | null;
}

/** A build that a sibling has rendered a page of: loading it ahead makes the first render here short. */
export interface WarmUp {
  warm: ServerBuild;
}

export type RenderAnswer =
  | { id: number; kind: 'page'; remote: string | null; status: number; html: string; queries: unknown }
  | { id: number; kind: 'redirect'; status: number; location: string }
  | { id: number; kind: 'failed'; remote: string | null; error: string };

/** Sent once by a process that is ready to render. */
export const READY = 'ready';
