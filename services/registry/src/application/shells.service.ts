import { Injectable } from '@nestjs/common';
import type { HeldRelease } from '@coachlab/contracts';
import { checkCarried, type ShellProvides } from '../domain/checks/check-needs.ts';
import { releasesAtHand } from '../domain/rollout/registry-view.ts';
import { RegistryViews } from '../store/registry-views.ts';
import { RunningShells } from '../store/running-shells.ts';
import { ShellBuilds } from '../store/shell-builds.ts';

export interface ShellAnnouncement {
  /** Of one process, as long as it runs. */
  shell: string;
  provides: ShellProvides;
  /** Of its files for browsers; older shells do not say. */
  build?: string;
}

/** Which shells run, and what each of them has to leave out. */
@Injectable()
export class ShellsService {
  constructor(
    private readonly views: RegistryViews,
    private readonly running: RunningShells,
    private readonly builds: ShellBuilds,
  ) {}

  /**
   * Counts a shell as running.
   * @returns the releases that visitors have, or may have the next moment, which it cannot run and must leave out
   */
  async announce({ shell, provides, build }: ShellAnnouncement): Promise<{ withheld: HeldRelease[] }> {
    await this.running.renew(shell, provides);
    if (build !== undefined) await this.builds.note(build);
    const withheld = releasesAtHand(await this.views.load()).flatMap(({ facts }) => {
      const reasons = checkCarried(facts, provides);
      if (reasons.length === 0) return [];
      const reason = reasons.map(({ message }) => message).join(' ');
      return [{ remote: facts.name, version: facts.version, reason }];
    });
    return { withheld };
  }
}
