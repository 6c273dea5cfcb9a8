import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PageHead, type PageHeadProps } from './page-head.tsx';
import { SiteProvider } from './site.tsx';

/** React puts what it renders here into the document's head. */
function headOf(props: Partial<PageHeadProps>, path = '/lab') {
  const router = createMemoryRouter(
    [{ path: '*', element: <PageHead title="Lab" description="Frameworks." {...props} /> }],
    { initialEntries: [path] },
  );
  const { unmount } = render(
    <SiteProvider site={{ origin: 'https://coachlab.example', preload: () => {} }}>
      <RouterProvider router={router} />
    </SiteProvider>,
  );
  const content = (selector: string, attribute = 'content') =>
    document.querySelector(selector)?.getAttribute(attribute) ?? null;
  const head = {
    title: document.title,
    description: content('meta[name=description]'),
    robots: content('meta[name=robots]'),
    canonical: content('link[rel=canonical]', 'href'),
    og: Object.fromEntries(
      ['type', 'url', 'title', 'description', 'image', 'site_name'].map((name) => [
        name,
        content(`meta[property="og:${name}"]`),
      ]),
    ),
    card: content('meta[name="twitter:card"]'),
    picture: [
      content('meta[property="og:image:alt"]'),
      content('meta[property="og:image:width"]'),
      content('meta[property="og:image:height"]'),
      content('meta[name="twitter:image"]'),
      content('meta[name="twitter:image:alt"]'),
    ],
    data: document.querySelector('script[type="application/ld+json"]')?.textContent ?? null,
  };
  unmount();
  return head;
}

describe("a page's head", () => {
  it("is titled '{title} | {product name}', unless the title already contains the product name", () => {
    expect(headOf({}).title).toBe('Lab | Coachlab');
    expect(headOf({ title: 'Welcome to Coachlab' }).title).toBe('Welcome to Coachlab');
  });

  it('sets description, canonical link and social tags with absolute addresses', () => {
    expect(headOf({})).toMatchObject({
      description: 'Frameworks.',
      canonical: 'https://coachlab.example/lab',
      og: {
        type: 'website',
        url: 'https://coachlab.example/lab',
        title: 'Lab | Coachlab',
        description: 'Frameworks.',
        image: 'https://coachlab.example/remotes/shell/share.png',
        site_name: 'Coachlab',
      },
      card: 'summary_large_image',
    });
  });

  it('names a picture of its own by its absolute address, its size and what it says', () => {
    const head = headOf({ image: '/api/artifacts/one/share.png', imageAlt: 'Framework: GROW' });
    const address = 'https://coachlab.example/api/artifacts/one/share.png';
    expect(head.og.image).toBe(address);
    expect(head.picture).toEqual(['Framework: GROW', '1200', '630', address, 'Framework: GROW']);
    expect(headOf({}).picture[0]).toBe('Coachlab');
  });

  it('names one address for a page that has two', () => {
    expect(headOf({ canonical: '/' }, '/home').canonical).toBe('https://coachlab.example/');
  });

  it("is 'index, follow' unless the page is marked noindex", () => {
    expect(headOf({}).robots).toBe('index, follow');
    expect(headOf({ noindex: true }).robots).toBe('noindex, nofollow');
  });

  it('carries structured data that no text in it can break out of', () => {
    const { data } = headOf({ structuredData: { name: '</script><script>alert(1)' } });
    expect(data).not.toContain('</script>');
    expect(JSON.parse(data!)).toEqual({ name: '</script><script>alert(1)' });
  });
});
