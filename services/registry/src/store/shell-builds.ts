import { Injectable } from '@nestjs/common';
import { SHELL, type ShellBuild } from '@coachlab/contracts';
import { isDuplicateKey } from '@coachlab/service-common';
import { DataSource, In, LessThan } from 'typeorm';
import { Clock } from '../clock.ts';
import { releaseId } from '../domain/package/make-release.ts';
import { ShellBuildRow } from './rows/shell-build.row.ts';
import { ErrorStack } from './rows/signal.row.ts';
import { LEASE } from './running-shells.ts';

/** A tab may run an old build for days. Milliseconds. */
const REMEMBERED = 30 * 86_400_000;
/** More builds than any site has in that time: what is beyond was made up. */
const MOST = 200;
/** Builds that are shown, and errors of each. */
const SHOWN = { builds: 10, errors: 10 };

/** Which builds of the shell browsers may run, and what goes wrong in their files. It is shown, and decides nothing. */
@Injectable()
export class ShellBuilds {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** A shell serves it. */
  async note(build: string): Promise<void> {
    const { manager } = this.dataSource;
    const lastAt = new Date(this.clock.now());
    const { affected } = await manager.update(ShellBuildRow, { build }, { lastAt });
    if (affected || (await manager.countBy(ShellBuildRow, {})) >= MOST) return;
    await manager.insert(ShellBuildRow, { build, firstAt: lastAt, lastAt }).catch((error: unknown) => {
      // Another instance has heard of it at the same moment.
      if (!isDuplicateKey(error)) throw error;
    });
  }

  knows(build: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(ShellBuildRow, { build });
  }

  /** The newest first. */
  async current(): Promise<ShellBuild[]> {
    const { manager } = this.dataSource;
    const rows = await manager.find(ShellBuildRow, {
      order: { firstAt: 'DESC', build: 'ASC' },
      take: SHOWN.builds,
    });
    const runs = this.clock.now() - LEASE;
    const builds: ShellBuild[] = [];
    for (const { build, firstAt, lastAt } of rows) {
      const errors = await manager.find(ErrorStack, {
        where: { release: releaseId(SHELL, build) },
        order: { sessions: 'DESC', lastAt: 'DESC' },
        take: SHOWN.errors,
      });
      builds.push({
        build,
        firstAt: firstAt.toISOString(),
        lastAt: lastAt.toISOString(),
        running: lastAt.getTime() > runs,
        errors: errors.map((error) => ({
          class: error.class,
          stack: error.stack,
          sessions: error.sessions,
          firstAt: (error.firstAt ?? error.lastAt).toISOString(),
          lastAt: error.lastAt.toISOString(),
        })),
      });
    }
    return builds;
  }

  /** Of builds that no shell has served for thirty days. */
  async forget(): Promise<void> {
    const { manager } = this.dataSource;
    const lastAt = LessThan(new Date(this.clock.now() - REMEMBERED));
    const gone = await manager.findBy(ShellBuildRow, { lastAt });
    if (gone.length === 0) return;
    const builds = gone.map(({ build }) => build);
    await manager.delete(ErrorStack, { release: In(builds.map((build) => releaseId(SHELL, build))) });
    await manager.delete(ShellBuildRow, { build: In(builds), lastAt });
  }
}
