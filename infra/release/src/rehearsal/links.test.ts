import { describe, expect, it } from '@jest/globals';
import { chooseLinks, linksIn } from './links.ts';

const route = (path: string) => ({ path, page: 'any' });
const entry = (slot: 'menu' | 'footer' | 'palette', href: string) => ({ slot, href, label: href, order: 1 });
const SECTION = {
  routes: [
    route('/lab'),
    route('/tools'),
    route('/artifact/:id'),
    { ...route('/feed'), forwardTo: '/api/feed' as const },
  ],
  navigation: [entry('menu', '/lab'), entry('footer', '/tools#all'), entry('palette', '/lab?q=1')],
  followed: new Set<string>(),
};

describe('the links that are followed from a page', () => {
  it('are the entries of the navigation, and one to each route that the page links to', () => {
    const onPage = ['/forum', '/artifact/one', '/artifact/two', '/feed', '/tools'];
    expect(chooseLinks(onPage, SECTION, '/')).toEqual([
      { path: '/lab', key: '/lab' },
      { path: '/tools', key: '/tools' },
      { path: '/artifact/one', key: '/artifact/:id' },
    ]);
  });

  it('leave out the page itself, and what was followed before', () => {
    const section = { ...SECTION, followed: new Set(['/artifact/:id']) };
    expect(chooseLinks(['/artifact/one'], section, '/lab')).toEqual([{ path: '/tools', key: '/tools' }]);
  });

  it('are those alone that somebody asks for', () => {
    const section = { ...SECTION, only: new Set(['/artifact/one']) };
    expect(chooseLinks(['/artifact/one'], section, '/').map(({ path }) => path)).toEqual(['/artifact/one']);
  });
});

it('the links of a document are its own site’s, each once, as browsers ask for them', () => {
  const html = `<a class="x" href="/lab?q=a&amp;b#top">Lab</a><a href='no'>no</a><a href="/lab?q=a&amp;b">again</a>
    <a href="https://elsewhere.example/">away</a><a href="mailto:a@b.example">mail</a><a href="tools">tools</a>
    <link href="/style.css"><a href="/it&#x27;s">it</a>`;
  expect(linksIn(html, 'https://the-site.example')).toEqual(['/lab?q=a&b', '/tools', "/it's"]);
});
