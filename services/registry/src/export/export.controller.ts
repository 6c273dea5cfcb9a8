import { Controller, Get } from '@nestjs/common';
import { CachedBody } from '@coachlab/service-common';
import { Epoch } from '../discovery/epoch.ts';
import { RegistryViews } from '../rollouts/registry-view.ts';
import { frontendDiscovery } from './frontend-discovery.ts';

/** For everybody, from any origin: other hosts find our remotes by it. */
@Controller('discovery/frontend-discovery.json')
export class ExportController {
  #made: { epoch: number; body: CachedBody } | undefined;

  constructor(
    private readonly epoch: Epoch,
    private readonly views: RegistryViews,
  ) {}

  @Get()
  async get(): Promise<CachedBody> {
    const { epoch } = await this.epoch.read();
    if (this.#made?.epoch !== epoch) {
      const view = await this.views.load();
      const headers = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
      const body = new CachedBody(frontendDiscovery(view), { revision: String(view.epoch), headers });
      this.#made = { epoch: view.epoch, body };
    }
    return this.#made.body;
  }
}
