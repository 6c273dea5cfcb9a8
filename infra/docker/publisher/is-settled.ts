import type { AuditRow, RegistryStatus } from '@coachlab/contracts';

/**
 * Whether a release has had its turn: it is stored, its section runs something, and something came after its publishing
 * (else the publisher was stopped between publishing and promoting it).
 * @param audit of the section, newest first
 */
export function isSettled(
  { remotes }: RegistryStatus,
  audit: AuditRow[],
  { name, version }: { name: string; version: string },
): boolean {
  const remote = remotes.find((candidate) => candidate.name === name);
  const stored = remote?.releases.some((release) => release.version === version) ?? false;
  const [newest] = audit.filter((row) => row.remote === name);
  const cutOff = newest?.action === 'publish' && newest.to === version;
  return stored && remote?.stable !== null && !cutOff;
}
