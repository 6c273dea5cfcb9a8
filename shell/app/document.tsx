import { type QueryClient, type Site, SiteProvider } from '@coachlab/remote-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';

/** Called once in a browser: when React has taken the page over, before its effects and after them. */
export interface HydrationSteps {
  committed: () => void;
  settled: () => void;
}

interface DocumentProps {
  client: QueryClient;
  site: Site;
  hydration?: HydrationSteps;
  children: ReactNode;
}

/** The whole page, the same on both sides. What the server adds to `<head>` and `<body>` React leaves alone. */
export function Document({ client, site, hydration, children }: DocumentProps) {
  useLayoutEffect(() => hydration?.committed(), [hydration]);
  useEffect(() => hydration?.settled(), [hydration]);
  return (
    // The boot script may have set the theme before React came.
    <html lang="en" suppressHydrationWarning>
      <head />
      <body>
        <SiteProvider site={site}>
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        </SiteProvider>
      </body>
    </html>
  );
}
