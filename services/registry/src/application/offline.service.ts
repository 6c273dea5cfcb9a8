import { Injectable } from '@nestjs/common';
import type { OfflineAnswer, OfflineRequest } from '@coachlab/contracts';
import { transact } from '@coachlab/service-common';
import { DataSource } from 'typeorm';
import { appendAudit } from '../store/append-audit.ts';
import { Epoch } from '../store/epoch.ts';
import { retryMoved } from '../store/retry-moved.ts';
import { DiscoveryStateRow } from '../store/rows/discovery-state.row.ts';
import { type TokenHolder, SHELL } from '../store/team-tokens.ts';

const word = (offline: boolean) => (offline ? 'on' : 'off');

/** Whether browsers may keep pages to be read offline, for the whole site: no section decides it. */
@Injectable()
export class OfflineService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly epoch: Epoch,
  ) {}

  async current(): Promise<OfflineAnswer> {
    const { epoch, offline } = await this.epoch.read();
    return { epoch, offline };
  }

  set({ offline, why }: OfflineRequest, { who }: TokenHolder): Promise<OfflineAnswer> {
    return retryMoved(async () => {
      const before = await this.current();
      if (before.offline === offline) return before;
      const epoch = await transact(this.dataSource, async (manager) => {
        const next = await this.epoch.advance(manager, before.epoch);
        await manager.update(DiscoveryStateRow, { id: DiscoveryStateRow.ID }, { offline });
        await appendAudit(manager, {
          at: new Date(),
          who,
          action: 'offline',
          remote: SHELL,
          before: word(before.offline),
          after: word(offline),
          why: why ?? null,
        });
        return next;
      });
      this.epoch.announce(epoch);
      return { epoch, offline };
    });
  }
}
