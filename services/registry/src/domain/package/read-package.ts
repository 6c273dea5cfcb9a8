import type { Provenance, PublishReason, ReleasePackage, RemoteManifest } from '@coachlab/contracts';
import { canonicalJson, manifestFaults, type Validator } from '@coachlab/federation/server';
import { PROVENANCE, provenanceFaults } from './provenance.ts';
import { type ModuleManifest, moduleManifestFaults, releasePackageFaults } from './release-schema.ts';

/** The three documents of a package, each of the right shape. */
export interface PackageFacts {
  release: ReleasePackage;
  manifest: RemoteManifest;
  modules: ModuleManifest;
  provenance: Provenance | null;
}

/** Reads a package's documents; `facts` only when all of them have their shape. */
export function readPackage(files: ReadonlyMap<string, Buffer>): {
  facts: PackageFacts | null;
  reasons: PublishReason[];
} {
  const reasons: PublishReason[] = [];
  const read = (path: string, faultsOf: Validator): unknown => {
    const { value, faults } = readDocument(files.get(path), path, faultsOf);
    reasons.push(...faults);
    return value;
  };
  const release = read('release.json', releasePackageFaults) as ReleasePackage;
  const manifest = read('remote.json', manifestFaults) as RemoteManifest;
  const modules = read('browser/mf-manifest.json', moduleManifestFaults) as ModuleManifest;
  const provenance = files.has(PROVENANCE) ? (read(PROVENANCE, provenanceFaults) as Provenance) : null;
  return { facts: reasons.length === 0 ? { release, manifest, modules, provenance } : null, reasons };
}

function readDocument(bytes: Buffer | undefined, path: string, faultsOf: Validator) {
  if (!bytes) {
    const reason: PublishReason = { code: 'file_missing', path, message: `${path} is not in the package.` };
    return { value: undefined, faults: [reason] };
  }
  const value = parse(bytes);
  if (value === undefined) return { value, faults: [invalid(path, `${path} is not JSON.`)] };
  const faults = faultsOf(value).map((fault) =>
    invalid(path + fault.path, `${path}${fault.path} ${fault.message}.`),
  );
  return { value, faults: faults.length > 0 ? faults : unsignable(value, path) };
}

/** What has no canonical form (half a surrogate pair, say) cannot be signed. */
function unsignable(value: unknown, path: string): PublishReason[] {
  try {
    canonicalJson(value);
    return [];
  } catch (error) {
    return [invalid(path, `${path} cannot be signed: ${(error as Error).message}.`)];
  }
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

function invalid(path: string, message: string): PublishReason {
  return { code: 'manifest_invalid', path, message };
}
