import { Injectable } from '@nestjs/common';
import type { TeamAnswer, TeamInfo, TeamRequest } from '@coachlab/contracts';
import { ConflictError, NotFoundError, transact } from '@coachlab/service-common';
import { DataSource, type EntityManager, In, Like } from 'typeorm';
import { contestedNames, type Owned } from '../domain/checks/owned.ts';
import { appendAudit } from '../store/append-audit.ts';
import { AssetStore } from '../store/assets/asset-store.ts';
import { Epoch, EpochMoved } from '../store/epoch.ts';
import { Owners } from '../store/owners.ts';
import { OwnedName } from '../store/rows/owned-name.row.ts';
import { RehearsalRequestRow } from '../store/rows/rehearsal-request.row.ts';
import { ReleaseRow } from '../store/rows/release.row.ts';
import { RemoteRow } from '../store/rows/remote.row.ts';
import { RolloutRow } from '../store/rows/rollout.row.ts';
import { ReleasePages } from '../store/rows/release-pages.row.ts';
import { ErrorStack, SignalNetwork, SignalSession } from '../store/rows/signal.row.ts';
import { TeamRow } from '../store/rows/team.row.ts';
import { TeamTokenRow } from '../store/rows/team-token.row.ts';
import { WebhookDelivery } from '../store/rows/webhook-delivery.row.ts';
import { type TokenHolder, OPERATOR, REHEARSER, SHELL } from '../store/team-tokens.ts';
import { ServicesService } from './services.service.ts';
import { TokensService } from './tokens.service.ts';

const FIRST_TOKEN = { scope: 'release', expiresInDays: 365, label: 'first token' } as const;

/** Sections that come and go while the site runs: what they own, who answers their APIs, their first token. */
@Injectable()
export class TeamsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly epoch: Epoch,
    private readonly owners: Owners,
    private readonly tokens: TokensService,
    private readonly assets: AssetStore,
    private readonly services: ServicesService,
  ) {}

  async list(): Promise<TeamInfo[]> {
    const [rows, owners] = await Promise.all([
      this.dataSource.manager.find(TeamRow, { order: { name: 'ASC' } }),
      this.owners.all(),
    ]);
    return rows.map((row) => infoOf(row, owners.get(row.name)));
  }

  /** @throws ConflictError for what another section owns */
  async create(request: TeamRequest, { who }: TokenHolder): Promise<TeamAnswer> {
    const { name, owner, routes, slots, apis } = request;
    await this.#mustBeFree(request);
    const row = { name, owner, services: apis, createdAt: new Date() };
    const names = [
      ...routes.map((each) => ({ kind: 'route' as const, name: each, remote: name })),
      ...slots.map((each) => ({ kind: 'slot' as const, name: each, remote: name })),
      ...Object.keys(apis).map((each) => ({ kind: 'api' as const, name: each, remote: name })),
    ];
    await transact(this.dataSource, async (manager) => {
      await manager.insert(TeamRow, row);
      if (names.length > 0) await manager.insert(OwnedName, names);
      await note(manager, { who, remote: name, before: null, after: describe(request) });
    });
    await this.epoch.raise();
    const { token } = await this.tokens.create(FIRST_TOKEN, { remote: name, who });
    return { ...infoOf(row, { routes, slots, apis: Object.keys(apis) }), token };
  }

  /**
   * Takes the section out of the site, with its releases, names and tokens. What happened stays in the audit trail.
   * @param retire also takes it from visitors who have it
   * @throws NotFoundError, ServiceRefused when another section calls its API, ConflictError while visitors have it or when
   * somebody else changes the registry meanwhile
   */
  async remove(name: string, { retire }: { retire: boolean }, { who }: TokenHolder): Promise<void> {
    const row = await this.dataSource.manager.findOneBy(TeamRow, { name });
    if (!row) throw new NotFoundError('team_unknown', { detail: `No operator added a section ${name}.` });
    const { epoch } = await this.epoch.read();
    await this.services.retire(name, Object.keys(row.services));
    if (!retire) await this.#mustBeHidden(name);
    const next = await transact(this.dataSource, async (manager) => {
      const advanced = await this.epoch.advance(manager, epoch);
      await deleteAll(manager, name);
      await note(manager, { who, remote: name, before: row.owner, after: null });
      return advanced;
    }).catch((error: unknown) => {
      if (!(error instanceof EpochMoved)) throw error;
      throw new ConflictError('too_many_changes', {
        detail: 'Somebody else changed the registry at this moment. Try again.',
      });
    });
    this.epoch.announce(next);
    await this.assets.removeAll(name);
  }

  async #mustBeHidden(name: string): Promise<void> {
    const remote = await this.dataSource.manager.findOneBy(RemoteRow, { name });
    if (!remote?.stable) return;
    throw new ConflictError('section_live', {
      detail: `Visitors have ${name}@${remote.stable}. To take it from them as well, say so: coachlab team remove ${name} --retire`,
    });
  }

  async #mustBeFree({ name, routes, slots, apis }: TeamRequest): Promise<void> {
    const owners = await this.owners.all();
    const isTaken =
      owners.has(name) ||
      [SHELL, OPERATOR, REHEARSER].includes(name) ||
      (await this.dataSource.manager.existsBy(TeamRow, { name })) ||
      (await this.dataSource.manager.existsBy(RemoteRow, { name }));
    if (isTaken) throw new ConflictError('team_exists', { detail: `There is a section ${name} already.` });
    const added = new Map([...owners, [name, { routes, slots, apis: Object.keys(apis) }]]);
    const [contested] = contestedNames(added).filter(({ path }) => path === `/${name}`);
    if (contested) throw new ConflictError('name_taken', { detail: `${contested.message}.` });
  }
}

/** Of a section, from all tables but the audit trail's. */
async function deleteAll(manager: EntityManager, name: string): Promise<void> {
  const rollouts = await manager.find(RolloutRow, { where: { remote: name }, select: { id: true } });
  const ids = In(rollouts.map(({ id }) => id));
  for (const table of [SignalSession, SignalNetwork]) await manager.delete(table, { rolloutId: ids });
  for (const table of [ErrorStack, ReleasePages]) await manager.delete(table, { release: Like(`${name}@%`) });
  await manager.delete(RemoteRow, { name });
  for (const table of [
    RehearsalRequestRow,
    RolloutRow,
    ReleaseRow,
    TeamTokenRow,
    OwnedName,
    WebhookDelivery,
  ] as const)
    await manager.delete(table, { remote: name });
  await manager.delete(TeamRow, { name });
}

function infoOf({ name, owner, services, createdAt }: TeamRow, owned?: Owned): TeamInfo {
  return {
    name,
    owner,
    routes: owned?.routes ?? [],
    slots: owned?.slots ?? [],
    apis: services,
    createdAt: createdAt.toISOString(),
  };
}

function describe({ owner, routes, slots, apis }: TeamRequest): string {
  const parts = [owner, ...routes, ...slots, ...Object.entries(apis).map(([api, at]) => `${api} at ${at}`)];
  return parts.join(', ').slice(0, 250);
}

async function note(
  manager: EntityManager,
  facts: { who: string; remote: string; before: string | null; after: string | null },
): Promise<void> {
  await appendAudit(manager, { at: new Date(), action: 'team', why: null, ...facts });
}
