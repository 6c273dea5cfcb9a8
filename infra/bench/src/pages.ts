/** A page that is measured, and words of its own data: they must stand in `main` before it counts as there. */
export interface BenchPage {
  path: string;
  content: string;
}

export const PAGES: BenchPage[] = [
  { path: '/lab', content: 'GROW' },
  {
    path: '/artifact/framework-grow',
    content: 'A whole coaching conversation in four questions.',
  },
  { path: '/home', content: 'Open the Lab' },
  { path: '/forum', content: 'No posts yet' },
  { path: '/icpi-assessment', content: 'I let people finish before I reply.' },
];

/** @throws Error naming the pages that the site does not answer, so that no variant is measured on an error page */
export async function checkPages(origin: string, pages: BenchPage[]): Promise<void> {
  const faults = await Promise.all(
    pages.map(async ({ path, content }) => {
      const response = await fetch(origin + path);
      const text = await response.text();
      if (!response.ok) return `${path} answers ${response.status}`;
      return text.includes(content) ? null : `${path} does not say "${content}"`;
    }),
  );
  const found = faults.filter((fault) => fault !== null);
  if (found.length > 0) throw new Error(`These pages cannot be measured: ${found.join('; ')}`);
}
