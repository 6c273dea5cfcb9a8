import { Injectable } from '@nestjs/common';
import type { ShadowRenders, ShadowRendersRequest } from '@coachlab/contracts';
import { DataSource, type EntityManager, LessThan, MoreThan } from 'typeorm';
import { Clock } from '../clock.ts';
import { sumOf } from '../domain/verdict/shadows.ts';
import { RegistryViews } from './registry-views.ts';
import { ShadowRenderRow } from './rows/shadow-render.row.ts';

/** A shell says what its renders came to every half minute. Milliseconds. */
const FRESH_FOR = 120_000;
/** More shells than any site has: what is beyond was made up. */
const MOST = 1_000;

/** What shells found by rendering candidates for nobody. */
@Injectable()
export class ShadowRendersStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly views: RegistryViews,
    private readonly clock: Clock,
  ) {}

  /** Leaves out what is no candidate now. Returns the remotes that something new is known of. */
  async take({ shell, renders }: ShadowRendersRequest): Promise<string[]> {
    const { manager } = this.dataSource;
    const { remotes } = await this.views.current();
    const at = new Date(this.clock.now());
    await manager.delete(ShadowRenderRow, { at: LessThan(new Date(at.getTime() - FRESH_FOR)) });
    const heard: string[] = [];
    for (const { remote, version, ...found } of renders) {
      const candidate = remotes.get(remote)?.candidate;
      const rolloutId = candidate?.progress.id;
      if (candidate?.version !== version || rolloutId == null) continue;
      const isKnown = await manager.existsBy(ShadowRenderRow, { rolloutId, shell });
      if (!isKnown && (await manager.countBy(ShadowRenderRow, { rolloutId })) >= MOST) continue;
      await manager.upsert(ShadowRenderRow, { rolloutId, shell, at, renders: found }, ['rolloutId', 'shell']);
      heard.push(remote);
    }
    return heard;
  }
}

/** Of all shells that still say it; null while none does. */
export async function readShadows(
  manager: EntityManager,
  rolloutId: number,
  now: number,
): Promise<ShadowRenders | null> {
  const rows = await manager.findBy(ShadowRenderRow, {
    rolloutId,
    at: MoreThan(new Date(now - FRESH_FOR)),
  });
  return sumOf(rows.map(({ renders }) => renders));
}
