import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { HeldRelease, PublishReason } from '@coachlab/contracts';
import { UnprocessableError } from '@coachlab/service-common';
import { checkCarried, type ShellProvides } from '../domain/checks/check-needs.ts';
import { type ReleaseAtHand, releasesAtHand, ROLES } from '../domain/rollout/registry-view.ts';
import { releaseId } from '../domain/package/make-release.ts';
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

interface Unmet extends HeldRelease {
  role: ReleaseAtHand['role'];
}

/** 422: a release that visitors have, or may have the next moment, cannot run on this shell. */
class ShellRefused extends UnprocessableError {
  constructor(unmet: Unmet[]) {
    const errors: Required<PublishReason>[] = unmet.map(({ remote, version, role, reason }) => ({
      code: 'needs_unmet',
      path: releaseId(remote, version),
      message: `${releaseId(remote, version)}, ${ROLES[role]}, cannot run on this shell. ${reason} Promote a release of ${remote} that runs on both shells first, or let the shell provide this as well.`,
    }));
    super('shell_refused', { detail: errors.map(({ message }) => message).join(' ') }, errors);
  }
}

/** Which shells may run beside the releases that are there, and what each of them has to leave out. */
@Injectable()
export class ShellsService {
  constructor(
    private readonly views: RegistryViews,
    private readonly running: RunningShells,
    private readonly builds: ShellBuilds,
  ) {}

  /**
   * Takes a shell in, or goes on counting it as running. One that was taken in before stays, whatever was promoted since; one
   * that is alone stays as well, since nobody would serve in its place.
   * @returns the releases that it cannot run and must leave out
   * @throws ShellRefused
   */
  async announce({ shell, provides, build }: ShellAnnouncement): Promise<{ withheld: HeldRelease[] }> {
    const isKnown = isDeepStrictEqual(await this.running.find(shell), provides);
    const mayStay = isKnown || !(await this.running.hasOthers(shell));
    const unmet = await this.#unmet(provides);
    if (!mayStay && unmet.length > 0) throw new ShellRefused(unmet);
    await this.running.renew(shell, provides);
    if (build !== undefined) await this.builds.note(build);
    // Something may have been promoted before this shell was seen.
    const after = mayStay ? unmet : await this.#unmet(provides);
    if (mayStay || after.length === 0) return { withheld: after.map(withheld) };
    await this.running.end(shell);
    throw new ShellRefused(after);
  }

  /** Whether a shell could be taken in beside any other, without doing so. @throws ShellRefused */
  async check(provides: ShellProvides): Promise<void> {
    const unmet = await this.#unmet(provides);
    if (unmet.length > 0) throw new ShellRefused(unmet);
  }

  async #unmet(provides: ShellProvides): Promise<Unmet[]> {
    return releasesAtHand(await this.views.load()).flatMap(({ role, facts }) => {
      const reasons = checkCarried(facts, provides);
      if (reasons.length === 0) return [];
      const reason = reasons.map(({ message }) => message).join(' ');
      return [{ remote: facts.name, version: facts.version, role, reason }];
    });
  }
}

const withheld = ({ remote, version, reason }: Unmet): HeldRelease => ({ remote, version, reason });
