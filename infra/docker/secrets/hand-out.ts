import { chmodSync, chownSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reader } from './readers.ts';

/** Writes each reader's folder; only root can give files to others. */
export function handOut(folder: string, all: Record<string, Reader>): void {
  for (const [reader, { uid, files }] of Object.entries(all)) {
    const own = join(folder, reader);
    mkdirSync(own, { recursive: true });
    chmodSync(own, 0o500);
    chownSync(own, uid, uid);
    for (const [name, content] of Object.entries(files)) {
      // Renamed into place: who reads meanwhile sees the old one or the new one.
      const draft = join(own, `${name}.part`);
      writeFileSync(draft, content, { mode: 0o400 });
      chownSync(draft, uid, uid);
      renameSync(draft, join(own, name));
    }
  }
}
