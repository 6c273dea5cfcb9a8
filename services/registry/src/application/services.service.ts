import { Injectable } from '@nestjs/common';
import type { PublishReason, ServiceCheckAnswer } from '@coachlab/contracts';
import { UnprocessableError } from '@coachlab/service-common';
import { checkOffer, type Offer } from '../domain/checks/check-offer.ts';
import { type ReleaseAtHand, releasesAtHand } from '../domain/rollout/registry-view.ts';
import { RegistryViews } from '../store/registry-views.ts';

/** 422: a release that visitors have, or may have the next moment, calls what would no longer answer it. */
class ServiceRefused extends UnprocessableError {
  constructor(errors: Required<PublishReason>[]) {
    super('service_refused', { detail: errors.map(({ message }) => message).join(' ') }, errors);
  }
}

/** Whether a service may take the place of the one that runs, or go. */
@Injectable()
export class ServicesService {
  constructor(private readonly views: RegistryViews) {}

  /** @throws ServiceRefused with each release that it would break */
  async check(offer: Offer): Promise<ServiceCheckAnswer> {
    return this.#held(offer, releasesAtHand(await this.views.load()));
  }

  /**
   * Whether a section's service may go together with the section.
   * @throws ServiceRefused with each release of another section that calls it
   */
  async retire(section: string, apis: string[]): Promise<void> {
    const releases = releasesAtHand(await this.views.load());
    this.#held(
      Object.fromEntries(apis.map((api) => [api, null])),
      releases.filter(({ facts }) => facts.name !== section),
    );
  }

  #held(offer: Offer, releases: ReleaseAtHand[]): ServiceCheckAnswer {
    const { callers, broken } = checkOffer(offer, releases);
    if (broken.length > 0) throw new ServiceRefused(broken);
    return { callers };
  }
}
