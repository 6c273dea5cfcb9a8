import { type QueryClient, type Site, SiteProvider } from '@coachlab/remote-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface DocumentProps {
  client: QueryClient;
  site: Site;
  children: ReactNode;
}

/** The whole page, the same on both sides. What the server adds to `<head>` and `<body>` React leaves alone. */
export function Document({ client, site, children }: DocumentProps) {
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
