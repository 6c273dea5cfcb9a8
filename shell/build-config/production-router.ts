import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** React Router's package exports lead to its development build on every condition; this leads to the other one. */
export function productionRouter(extension: 'mjs' | 'js'): Record<string, string> {
  const root = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
  return {
    'react-router$': join(root, `dist/production/index.${extension}`),
    'react-router/dom$': join(root, `dist/production/dom-export.${extension}`),
  };
}
