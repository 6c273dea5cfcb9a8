import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { PublishReason } from '@coachlab/contracts';
import { Parser, type ReadEntry } from 'tar';
import { PackageTooLarge, PackageUnreadable } from './package-errors.ts';
import { clashingPaths, pathFault } from './package-path.ts';

/** Bytes and counts; `packed` is what travels, `unpacked` what it may grow to in memory. */
export interface UnpackLimits {
  packed: number;
  unpacked: number;
  files: number;
}

export interface UnpackedPackage {
  /** Path to content, in archive order; only paths without a fault. */
  files: Map<string, Buffer>;
  /** One `path_forbidden` for every entry that may not be there. */
  reasons: PublishReason[];
}

/**
 * Reads a tar.gz into memory without touching a disk, so a hostile path has nothing to escape from.
 * Throws PackageTooLarge as soon as a limit is passed and PackageUnreadable when the bytes are no gzipped tar.
 */
export async function unpack(
  body: AsyncIterable<Uint8Array>,
  limits: UnpackLimits,
): Promise<UnpackedPackage> {
  const reader = new TarReader(limits);
  try {
    await pipeline(capped(body, limits.packed), createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) reader.write(chunk);
      reader.end();
    });
  } catch (error) {
    if (error instanceof PackageTooLarge) throw error;
    if (error instanceof PackageUnreadable || isDamage(error)) {
      throw new PackageUnreadable('The body is not a readable tar.gz.', { cause: error });
    }
    throw error;
  }
  return reader.result();
}

async function* capped(body: AsyncIterable<Uint8Array>, limit: number) {
  let received = 0;
  for await (const chunk of body) {
    received += chunk.byteLength;
    if (received > limit) throw new PackageTooLarge('packed', limit);
    yield chunk;
  }
}

/** zlib's own errors, and an upload that broke off. */
function isDamage(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return code.startsWith('Z_') || code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE';
}

class TarReader {
  readonly #limits: UnpackLimits;
  readonly #parser = new Parser({ strict: true });
  readonly #files = new Map<string, Buffer>();
  readonly #reasons: PublishReason[] = [];
  #bytes = 0;
  #entries = 0;
  #failure: unknown;

  constructor(limits: UnpackLimits) {
    this.#limits = limits;
    this.#parser.on('entry', (entry: ReadEntry) => this.#take(entry));
    // Types tar does not know are skipped by the parser; a package has no use for them.
    this.#parser.on('ignoredEntry', (entry: ReadEntry) => this.#refuse(entry.path, `is a ${entry.type}`));
    this.#parser.on('error', (error: unknown) => (this.#failure ??= error));
  }

  write(chunk: Buffer): void {
    const first = this.#bytes === 0;
    this.#bytes += chunk.byteLength;
    if (this.#bytes > this.#limits.unpacked) throw new PackageTooLarge('unpacked', this.#limits.unpacked);
    // The parser would unzip a second layer by itself, outside of the limit above.
    if (first && chunk[0] === 0x1f && chunk[1] === 0x8b) throw new PackageUnreadable('gzip inside gzip');
    this.#run(() => this.#parser.write(chunk));
  }

  end(): void {
    this.#run(() => this.#parser.end());
  }

  result(): UnpackedPackage {
    for (const path of clashingPaths(this.#files.keys())) {
      this.#refuse(path, 'clashes with another path of the package');
    }
    return { files: this.#files, reasons: this.#reasons };
  }

  #run(step: () => void): void {
    try {
      step();
    } catch (cause) {
      if (cause instanceof PackageTooLarge) throw cause;
      throw new PackageUnreadable('the archive is damaged', { cause });
    }
    if (this.#failure) throw new PackageUnreadable('the archive is damaged', { cause: this.#failure });
  }

  #take(entry: ReadEntry): void {
    if (++this.#entries > this.#limits.files) throw new PackageTooLarge('files', this.#limits.files);
    // `tar -C build .` writes `./browser/x` and a `./` of its own.
    const path = entry.path.replace(/^(\.\/)+/, '');
    const fault = this.#fault(entry, path);
    if (fault) this.#refuse(entry.path, fault);
    if (fault || entry.type === 'Directory') {
      entry.resume();
      return;
    }
    const chunks: Buffer[] = [];
    this.#files.set(path, Buffer.alloc(0));
    entry.on('data', (chunk: Buffer) => chunks.push(chunk));
    entry.on('end', () => this.#files.set(path, Buffer.concat(chunks)));
  }

  #fault(entry: ReadEntry, path: string): string | null {
    switch (entry.type) {
      case 'Directory':
        // Folders are not stored; one that points outside still shows what the package was up to.
        return path.startsWith('/') || path.split('/').includes('..') ? 'leaves the package' : null;
      case 'File':
      case 'OldFile':
      case 'ContiguousFile':
        return pathFault(path) ?? (this.#files.has(path) ? 'is in the package twice' : null);
      default:
        return `is a ${entry.type}; a package holds plain files only`;
    }
  }

  #refuse(path: string, why: string): void {
    this.#reasons.push({ code: 'path_forbidden', path, message: `${JSON.stringify(path)} ${why}.` });
  }
}
