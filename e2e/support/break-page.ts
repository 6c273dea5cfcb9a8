import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HOUSE = fileURLToPath(new URL('../../', import.meta.url));

/** Lets a page of this copy run `code` whenever it is drawn, above what the house's page draws. */
export function breakPage(
  folder: string,
  page: string,
  code: string,
  element = '',
  remote = 'catalog',
): void {
  const path = `${page}.tsx`;
  const text = readFileSync(join(HOUSE, `mfe-${remote}/src/pages`, path), 'utf8');
  const start = 'export function Component() {\n';
  if (!text.includes(start)) throw new Error(`${path} of ${remote} does not begin as pages do`);
  writeFileSync(
    join(folder, 'src/pages', path),
    `import * as React from 'react';
${text.replace(start, 'function Whole() {\n')}
export function Component() {
  ${code}
  return <>${element}<Whole /></>;
}
`,
  );
}
