import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { fillPath } from './fill-path.ts';
import { RouteLink } from './route-link.tsx';
import { type Site, SiteProvider } from './site.tsx';

const PATHS: Record<string, string> = { artifact: '/artifact/:id' };
const href: Site['href'] = (route, ...rest) => PATHS[route] && fillPath(PATHS[route], ...rest);

function draw(element: React.ReactNode, site: Partial<Site> = { href }) {
  return render(
    <MemoryRouter>
      <SiteProvider site={{ origin: '', preload: () => {}, ...site }}>{element}</SiteProvider>
    </MemoryRouter>,
  );
}

describe('a link by the name of a route', () => {
  it('leads where the section that has the route says', () => {
    draw(
      <RouteLink route="artifact" params={{ id: 'a b' }} anchor="try" className="to">
        GROW
      </RouteLink>,
    );
    expect(screen.getByRole('link', { name: 'GROW' })).toHaveAttribute('href', '/artifact/a%20b#try');
    expect(screen.getByRole('link')).toHaveClass('to');
  });

  it.each([
    ['no section has the route', { href }],
    ['the shell knows no names', {}],
  ])('leaves its words where %s, or nothing where they would say nothing', (_, site) => {
    draw(<RouteLink route="events">All events</RouteLink>, site);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('All events')).toBeVisible();
    const { container } = draw(
      <RouteLink route="events" optional>
        Open
      </RouteLink>,
      site,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
