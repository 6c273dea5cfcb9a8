/** Written by page-table.ts. */
declare module 'bench/pages' {
  import type { ResolvedSet } from '@coachlab/contracts';
  import type { PageModule } from '@coachlab/remote-kit';

  export const set: ResolvedSet;
  export const pages: Record<string, () => Promise<PageModule>>;
}
