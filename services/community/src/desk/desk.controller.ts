import { join } from 'node:path';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { OperatorPage } from '@coachlab/service-common';
import type { FastifyReply } from 'fastify';

const CONTENT = join(import.meta.dirname, '../../content/desk');
const MODULES = join(import.meta.dirname, 'page');

/** The coach's desk: a page without any section's code, served on the operators' own origin. */
@Controller('-/moderation')
export class DeskController {
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
