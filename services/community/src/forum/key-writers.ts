import { type SeedContext, transact } from '@coachlab/service-common';
import { ReportRow } from './report.row.ts';
import { VoteRow } from './vote.row.ts';
import type { CommunityConfig } from '../settings.ts';
import { Writers } from '../writing/writer.ts';

/** Rows of one transaction. */
const BATCH = 500;

/** Puts the names of voters and reporters from before there was a key under it. */
export async function keyWriters({ dataSource, config }: SeedContext): Promise<void> {
  const writers = new Writers(config as CommunityConfig);
  const keySome = () =>
    transact(dataSource, async (manager) => {
      const votes = await manager.find(VoteRow, { where: { keyed: false }, take: BATCH });
      for (const { postId, voter } of votes)
        await manager.update(VoteRow, { postId, voter }, { voter: writers.keyed(voter), keyed: true });
      const reports = await manager.find(ReportRow, { where: { keyed: false }, take: BATCH });
      for (const { kind, contributionId, reporter } of reports) {
        const keyed = { reporter: writers.keyed(reporter), keyed: true };
        await manager.update(ReportRow, { kind, contributionId, reporter }, keyed);
      }
      return votes.length + reports.length;
    });
  while ((await keySome()) > 0);
}
