import { Injectable } from '@nestjs/common';
import type { PublishReason } from '@coachlab/contracts';
import { UnprocessableError } from '@coachlab/service-common';
import { callersOf } from '../domain/checks/callers-of.ts';
import { releasesAtHand } from '../domain/rollout/registry-view.ts';
import { RegistryViews } from '../store/registry-views.ts';

/** 422: a release that visitors have, or may have the next moment, calls what would no longer answer it. */
class ServiceRefused extends UnprocessableError {
  constructor(errors: Required<PublishReason>[]) {
    super('service_refused', { detail: errors.map(({ message }) => message).join(' ') }, errors);
  }
}

/** Whether a section's service may go. */
@Injectable()
export class ServicesService {
  constructor(private readonly views: RegistryViews) {}

  /**
   * Together with its section.
   * @throws ServiceRefused with each release of another section that calls it
   */
  async retire(section: string, apis: string[]): Promise<void> {
    const releases = releasesAtHand(await this.views.load());
    const broken = callersOf(
      apis,
      releases.filter(({ facts }) => facts.name !== section),
    );
    if (broken.length > 0) throw new ServiceRefused(broken);
  }
}
