import { join } from 'node:path';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { OperatorPage } from '@coachlab/service-common';
import type { FastifyReply } from 'fastify';

const CONTENT = join(import.meta.dirname, '../../content/console');
const MODULES = join(import.meta.dirname, '../console/page');

/** The page of the registry. It is public and knows nothing: what it shows it asks the API for, with a token. */
@Controller('-/console')
export class ConsoleController {
  readonly #page = new OperatorPage(CONTENT, MODULES);

  @Get()
  page(@Res() reply: FastifyReply): void {
    this.#page.send('index.html', reply);
  }

  @Get(':file')
  file(@Param('file') file: string, @Res() reply: FastifyReply): void {
    this.#page.send(file, reply);
  }
}
