import { type Fault, prefixesOverlap, routeVariants, validatorFor } from '@coachlab/federation/server';

/** What a remote owns. */
export interface Owned {
  /** `/forum` stands for itself and all below it, `/` for itself alone. */
  routes: string[];
  apis: string[];
  slots: string[];
}

const name = { type: 'string', pattern: '^[a-z][a-z0-9-]{0,59}$' } as const;
const names = { type: 'array', items: name, uniqueItems: true } as const;

const faultsOf = validatorFor({
  type: 'object',
  propertyNames: name,
  additionalProperties: {
    type: 'object',
    required: ['routes', 'apis', 'slots'],
    additionalProperties: false,
    properties: {
      routes: { type: 'array', items: { type: 'string', pattern: '^/[a-z0-9._~/-]*$', maxLength: 120 } },
      apis: names,
      slots: names,
    },
  },
});

/** Remote to what it owns, as a file says. @throws Error that names every fault of the file */
export function parseOwners(text: string, file: string): Map<string, Owned> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON.`, { cause });
  }
  const faults = faultsOf(value);
  if (faults.length > 0) throw broken(file, faults);
  const owners = new Map(Object.entries(value as Record<string, Owned>));
  const contested = contestedNames(owners);
  if (contested.length > 0) throw broken(file, contested);
  return owners;
}

/** What two remotes would both own, or what is no plain prefix. */
export function contestedNames(owners: Map<string, Owned>): Fault[] {
  const all = [...owners].flatMap(([remote, { routes, apis, slots }]) => [
    ...routes.map((path) => ({ remote, kind: 'route', name: path })),
    ...apis.map((api) => ({ remote, kind: 'API', name: api })),
    ...slots.map((slot) => ({ remote, kind: 'slot', name: slot })),
  ]);
  return all.flatMap((one, i) => {
    const where = `/${one.remote}`;
    if (one.kind === 'route' && routeVariants(one.name) === null)
      return [{ path: where, message: `${one.name} is no plain path` }];
    const other = all.slice(0, i).find((earlier) => earlier.kind === one.kind && isContested(one, earlier));
    return other
      ? [{ path: where, message: `${one.kind} ${one.name} belongs to ${other.remote} (${other.name})` }]
      : [];
  });
}

function isContested(one: { kind: string; name: string }, other: { name: string }): boolean {
  return one.kind === 'route' ? prefixesOverlap(one.name, other.name) : one.name === other.name;
}

function broken(file: string, faults: Fault[]): Error {
  return new Error(`${file}: ${faults.map(({ path, message }) => `${path} ${message}`).join('; ')}.`);
}
