import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HOUSE = fileURLToPath(new URL('../../mfe-catalog/', import.meta.url));
const PAGE = 'src/pages/courses.tsx';

/** What a page does wrong: code that runs whenever it is drawn, and an element above what the house's page draws. */
export interface PageFault {
  code?: string;
  element?: string;
}

/** Lets the courses of this copy of the catalogue have another fault at each address, so that one build has them all. */
export function breakCourses(folder: string, faults: Record<string, PageFault>): void {
  const page = readFileSync(join(HOUSE, PAGE), 'utf8');
  const start = 'export function Component() {\n';
  if (!page.includes(start)) throw new Error(`${PAGE} does not begin as pages do.`);
  const components = Object.entries(faults).map(
    ([name, { code = '', element = '' }]) =>
      `  ${JSON.stringify(name)}: function Fault() {\n    ${code}\n    return <>${element}</>;\n  },`,
  );
  writeFileSync(
    join(folder, PAGE),
    `import * as React from 'react';
import { useSearchParams } from '@coachlab/remote-kit';
${page.replace(start, 'function Whole() {\n')}
export function Component() {
  const Fault = FAULTS[useSearchParams()[0].get('fault')] ?? (() => null);
  return <><Fault /><Whole /></>;
}

const FAULTS = {
${components.join('\n')}
};
`,
  );
  // The server draws the same fault as the browser only if its page is kept by this part of the address.
  const manifest = join(folder, 'remote.ts');
  const routes = readFileSync(manifest, 'utf8');
  const route = "page: 'courses',";
  if (!routes.includes(route)) throw new Error('The catalogue has no page of courses any more.');
  writeFileSync(manifest, routes.replace(route, `${route} cacheQuery: ['fault'],`));
}

/** Where a fault of `breakCourses` shows. */
export const courseWith = (fault: string) => `/courses?fault=${fault}`;
