import type { ResolvedSet } from '@coachlab/contracts';
import { callToActionFrom, navigationFrom } from '@coachlab/federation';
import { SkipLink } from '@coachlab/ui';
import { useMemo } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import type { OverrideNotice } from '../override-notice.ts';
import type { PageSource } from '../page-source.ts';
import type { PageHandle } from '../routes.tsx';
import { ChatHost } from '../chat/chat-host.tsx';
import { PaletteHost } from '../palette/palette-host.tsx';
import { Announcer } from './announcer.tsx';
import { Bar } from './bar.tsx';
import { Dock } from './frame-dock.tsx';
import { Foot } from './foot.tsx';
import css from './frame.module.css';
import { OverrideBanner } from './override-banner.tsx';
import banner from './override-banner.module.css';
import { SlotHost } from './slot-host.tsx';
import { Toaster } from './toaster.tsx';
import { useAnchorScroll } from './use-anchor-scroll.ts';

interface FrameProps {
  set: ResolvedSet;
  source: PageSource;
  notice: OverrideNotice | null;
}

/** What stands around every page. Its entries are the remotes' data; it knows no section by name. */
export function Frame({ set, source, notice }: FrameProps) {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const menu = useMemo(() => navigationFrom(set, 'menu'), [set]);
  const foot = useMemo(() => navigationFrom(set, 'footer'), [set]);
  const start = useMemo(() => callToActionFrom(set), [set]);
  useAnchorScroll();
  const bar = handle?.route.frame !== 'bare' && <Bar menu={menu} start={start} />;

  return (
    <>
      <SkipLink />
      {notice ? (
        <div className={banner.top}>
          <OverrideBanner notice={notice} />
          {bar}
        </div>
      ) : (
        bar
      )}
      <main id="main" tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
      <Foot entries={foot} />
      <Dock extra={handle?.route.dock} />
      <ChatHost set={set} />
      <PaletteHost set={set} />
      <SlotHost set={set} source={source} />
      <Toaster />
      <Announcer />
      <ScrollRestoration />
    </>
  );
}
