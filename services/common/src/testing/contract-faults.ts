import type { PageContract } from '@coachlab/contracts';
import type { TestService } from './test-service.ts';

/** What pages need and this service does not answer, a sentence each; none when it keeps the contract. */
export async function contractFaults(contract: PageContract, service: TestService): Promise<string[]> {
  const faults: string[] = [];
  for (const { method, path, body: sent, status, answer } of contract.calls) {
    const { status: given, body } = await service.send(method, path, sent);
    if (given !== status)
      faults.push(`${method} ${path} answers ${given}; ${contract.section} needs ${status}.`);
    else if (answer !== undefined)
      faults.push(...shapeFaults(answer, body, '').map((fault) => `${method} ${path}: ${fault}`));
  }
  return faults;
}

/** More is fine; less, or of another type, is not. Where the example is null, anything is. */
function shapeFaults(needed: unknown, given: unknown, at: string): string[] {
  if (needed === null) return [];
  const [wanted, found] = [kindOf(needed), kindOf(given)];
  if (wanted !== found) return [`${at || 'the answer'} is ${found}, not ${wanted}.`];
  if (Array.isArray(needed)) return elementFaults(needed, given as unknown[], at);
  if (wanted !== 'an object') return [];
  return Object.entries(needed as object).flatMap(([key, value]) => {
    const name = at ? `${at}.${key}` : key;
    return Object.hasOwn(given as object, key)
      ? shapeFaults(value, (given as Record<string, unknown>)[key], name)
      : [`${name} is missing.`];
  });
}

/** Each element is held against the first example. An empty list would say nothing of its elements. */
function elementFaults(needed: unknown[], given: unknown[], at: string): string[] {
  if (needed.length === 0) return [];
  if (given.length === 0) return [`${at || 'the answer'} is empty, so its elements cannot be checked.`];
  return given.flatMap((element, index) => shapeFaults(needed[0], element, `${at}[${index}]`));
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (value === null) return 'null';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
