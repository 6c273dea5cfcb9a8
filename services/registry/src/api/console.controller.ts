import { existsSync } from 'node:fs';
import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { CONFIG, OperatorPage, UnavailableError } from '@coachlab/service-common';
import type { FastifyReply } from 'fastify';
import type { RegistryConfig } from '../settings.ts';

/** The page of the registry. It is public and knows nothing: what it shows it asks the API for, with a token. */
@Controller('-/console')
export class ConsoleController {
  readonly #page: OperatorPage | null;

  constructor(@Inject(CONFIG) { COACHLAB_CONSOLE: folder }: RegistryConfig) {
    this.#page = existsSync(folder) ? new OperatorPage(folder) : null;
  }

  /** Each address of the console is the same document, which draws what the address says. */
  @Get(['', 'audit', 'remotes/:name'])
  page(@Res() reply: FastifyReply): void {
    this.file('index.html', reply);
  }

  @Get(':file')
  file(@Param('file') file: string, @Res() reply: FastifyReply): void {
    if (!this.#page)
      throw new UnavailableError('console_not_built', {
        detail: 'The console of this registry was not built.',
      });
    this.#page.send(file, reply);
  }
}
