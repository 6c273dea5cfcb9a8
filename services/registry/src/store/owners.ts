import { Injectable } from '@nestjs/common';
import { transact } from '@coachlab/service-common';
import { DataSource } from 'typeorm';
import type { Owned } from '../domain/checks/owned.ts';
import { OwnedName } from './rows/owned-name.row.ts';
import { TeamRow } from './rows/team.row.ts';

/** Which remote owns which names, as the database says. */
@Injectable()
export class Owners {
  constructor(private readonly dataSource: DataSource) {}

  /** Nothing at all for a remote that nobody granted anything. */
  async of(remote: string): Promise<Owned> {
    return (await this.all()).get(remote) ?? { routes: [], apis: [], slots: [] };
  }

  async all(): Promise<Map<string, Owned>> {
    const rows = await this.dataSource.manager.find(OwnedName, { order: { kind: 'ASC', name: 'ASC' } });
    const owners = new Map<string, Owned>();
    for (const { remote, kind, name } of rows) {
      const owned = owners.get(remote) ?? { routes: [], apis: [], slots: [] };
      owned[`${kind}s`].push(name);
      owners.set(remote, owned);
    }
    return owners;
  }

  /** API name to the service that answers it, of the sections that an operator added. */
  async services(): Promise<Record<string, string>> {
    const teams = await this.dataSource.manager.find(TeamRow, { order: { name: 'ASC' } });
    return Object.fromEntries(teams.flatMap(({ services }) => Object.entries(services)));
  }
}

/** Makes what the remotes of the settings own exactly this; tells whether it was anything else. */
export async function writeOwners(dataSource: DataSource, owners: Map<string, Owned>): Promise<boolean> {
  const wanted = [...owners].flatMap(([remote, { routes, apis, slots }]) => [
    ...routes.map((name) => ({ remote, kind: 'route' as const, name })),
    ...apis.map((name) => ({ remote, kind: 'api' as const, name })),
    ...slots.map((name) => ({ remote, kind: 'slot' as const, name })),
  ]);
  return transact(dataSource, async (manager) => {
    const before = await manager.find(OwnedName);
    const isWanted = ({ remote, kind, name }: OwnedName) =>
      wanted.some((each) => each.remote === remote && each.kind === kind && each.name === name);
    const gone = before.filter((row) => owners.has(row.remote) && !isWanted(row));
    const isNew = wanted.some(
      ({ kind, name, remote }) =>
        !before.some((row) => row.kind === kind && row.name === name && row.remote === remote),
    );
    for (const { kind, name } of gone) await manager.delete(OwnedName, { kind, name });
    if (isNew) await manager.upsert(OwnedName, wanted, ['kind', 'name']);
    return isNew || gone.length > 0;
  });
}
