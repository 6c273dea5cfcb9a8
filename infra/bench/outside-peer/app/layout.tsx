import { PRODUCT_NAME } from '@coachlab/contracts';
import { SkipLink } from '@coachlab/ui';
import '@ui/tokens.css';
// Without the font faces that next/font takes the place of; the bench writes it.
import './base.css';
import './globals.css';
import frame from '@shell/frame/frame.module.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Bar } from '@/components/frame/bar';
import { Dock } from '@/components/frame/dock';
import { Foot } from '@/components/frame/foot';
import { Layers } from '@/components/frame/layers';
import { ORIGIN } from '@/lib/site';
import { BEFORE_PAINT } from './before-paint';
import { instrumentSans, newsreader } from './fonts';

export const metadata: Metadata = { metadataBase: new URL(ORIGIN), title: PRODUCT_NAME };
export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${newsreader.variable} ${instrumentSans.variable}`} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: BEFORE_PAINT }} />
      </head>
      <body>
        <SkipLink />
        <Bar />
        <main id="main" tabIndex={-1} className={frame.main}>
          {children}
        </main>
        <Foot />
        <Dock />
        <Layers />
      </body>
    </html>
  );
}
