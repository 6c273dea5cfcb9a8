import type { ResolvedSet, SentForm } from '@coachlab/contracts';
import type { dehydrateQueries } from '@coachlab/remote-kit';
import type { OverrideNotice } from './override-notice.ts';

export const BOOT_ELEMENT_ID = 'boot';

/** What the page hands to the browser's entry. */
export interface BootData {
  set: ResolvedSet;
  queries: ReturnType<typeof dehydrateQueries> | null;
  /** `skeleton`: the frame went out without the page, which the browser renders. */
  rendered: 'page' | 'skeleton';
  origin: string;
  /** Address of the analytics script; absent: no view is sent to anybody. */
  analytics?: string;
  notice?: OverrideNotice;
  sent?: SentForm;
  /** The address is nobody's, whatever a router would make of it. */
  nowhere?: true;
  /** There is to be no service worker; one that is here is sent away. */
  noWorker?: true;
  dev?: true;
}
