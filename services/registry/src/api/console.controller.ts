import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { OperatorPage, UnavailableError } from '@coachlab/service-common';
import type { FastifyReply } from 'fastify';

/** What rspack makes of console/. */
const BUILD = join(import.meta.dirname, '../../build/console');

/** The page of the registry. It is public and knows nothing: what it shows it asks the API for, with a token. */
@Controller('-/console')
export class ConsoleController {
  readonly #page = existsSync(BUILD) ? new OperatorPage(BUILD) : null;

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
