import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export function packageVersion(dir: string): string {
  return (JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string }).version;
}
