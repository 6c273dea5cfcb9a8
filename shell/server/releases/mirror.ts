import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Release } from '@coachlab/contracts';
import { sha384 } from '@coachlab/federation/server';
import { pruneMirror } from './prune-mirror.ts';
import type { Releases } from './releases.ts';

interface PruneLimits {
  /** See `PruneOptions`. */
  grace: number;
  most: number;
  /** What was used within this time counts as in use. Milliseconds. */
  idle: number;
}

/** A tab that is open for a day still finds its chunks here; later ones come from the registry. */
const PRUNE: PruneLimits = { grace: 24 * 3_600_000, most: 256 * 1024 * 1024, idle: 3_600_000 };

class MirrorError extends Error {
  readonly code = 'mirror_failed';
}

/**
 * The gateway's own copy of the releases it runs, each file checked against the signed document before it is kept:
 * the site goes on, and starts again, without the registry.
 */
export class Mirror {
  readonly #root: string;
  readonly #registryUrl: string;
  readonly #fetch: typeof fetch;

  constructor(root: string, registryUrl: string, send: typeof fetch = fetch) {
    this.#root = root;
    this.#registryUrl = registryUrl;
    this.#fetch = send;
  }

  /** Takes away what `releases` neither runs nor used lately. @returns their ids */
  prune(releases: Releases, { grace, most, idle }: PruneLimits = PRUNE): Promise<string[]> {
    const now = Date.now();
    return pruneMirror({
      root: join(this.#root, 'remotes'),
      inUse: releases.inUse(now - idle),
      grace,
      most,
      now,
    });
  }

  /** Where the file of a root-relative address (`/remotes/…`) lies. The caller has checked the address. */
  path(address: string): string {
    return join(this.#root, address);
  }

  /** Text of a kept file; null when it is missing, or has been changed since it was checked. */
  async text(address: string, digest: string): Promise<string | null> {
    const bytes = await readFile(this.path(address)).catch(() => null);
    return bytes !== null && sha384(bytes) === digest ? bytes.toString('utf8') : null;
  }

  /** Makes every listed file of the release present and right; a missing or damaged one is fetched anew. */
  async hold(release: Release): Promise<void> {
    for (const [address, digest] of filesOf(release)) {
      if (!(await this.#isRight(address, digest))) await this.#bring(address, digest);
    }
  }

  /** Whether every listed file is here. What they hold is checked when they are used; nothing is fetched. */
  async hasAll(release: Release): Promise<boolean> {
    const found = await Promise.all(
      filesOf(release).map(([address]) =>
        stat(this.path(address)).then(
          (entry) => entry.isFile(),
          () => false,
        ),
      ),
    );
    return found.every(Boolean);
  }

  async #isRight(address: string, digest: string): Promise<boolean> {
    const bytes = await readFile(this.path(address)).catch(() => null);
    return bytes !== null && sha384(bytes) === digest;
  }

  async #bring(address: string, digest: string): Promise<void> {
    const response = await this.#fetch(this.#registryUrl + address, { signal: AbortSignal.timeout(10_000) });
    if (!response.ok) throw new MirrorError(`${address}: the registry answers ${response.status}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    const actual = sha384(bytes);
    if (actual !== digest) throw new MirrorError(`${address} has the hash ${actual}, not ${digest}`);
    const path = this.path(address);
    await mkdir(dirname(path), { recursive: true });
    // Another process may be bringing the same file: each writes its own, and the rename is atomic.
    const draft = `${path}.${process.pid}.part`;
    await writeFile(draft, bytes);
    await rename(draft, path);
  }
}

function filesOf({ base, integrity, server }: Release): [address: string, digest: string][] {
  const files = { ...integrity, [server.file]: server.sha384 };
  return Object.entries(files).map(([file, digest]) => [`${base}${file}`, digest]);
}
