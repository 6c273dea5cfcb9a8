/** A link to another page, as a visitor follows it. */
export interface NavigationCase {
  from: string;
  /** Accessible name of the link. */
  link: string | RegExp;
  to: string;
  /** Words of the next page's own data. */
  content: string;
}

export const CASES: NavigationCase[] = [
  { from: '/home', link: /Open the Lab/, to: '/lab', content: 'GROW' },
  {
    from: '/lab',
    link: /GROW/,
    to: '/artifact/framework-grow',
    content: 'A whole coaching conversation in four questions.',
  },
  { from: '/home', link: /ICPI/, to: '/icpi-assessment', content: 'I let people finish before I reply.' },
  { from: '/artifact/framework-grow', link: 'Forum', to: '/forum', content: 'No posts yet' },
];
