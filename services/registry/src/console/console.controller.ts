import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { NotFoundError } from '@coachlab/service-common';
import type { FastifyReply } from 'fastify';

const CONTENT = join(import.meta.dirname, '../../content/console');
/** What tsc makes of `page/`: modules that browsers run as they are. */
const PAGE = join(import.meta.dirname, 'page');

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  js: 'text/javascript; charset=utf-8',
};

/** Nothing inline, nothing from elsewhere: the page holds a team's token. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-cache',
};

/** The page of the registry. It is public and knows nothing: what it shows it asks the API for, with a token. */
@Controller('-/console')
export class ConsoleController {
  readonly #files = new Map([...filesOf(CONTENT, /\.(html|css|svg)$/), ...filesOf(PAGE, /\.js$/)]);

  @Get()
  page(@Res() reply: FastifyReply): void {
    this.#send('index.html', reply);
  }

  @Get(':file')
  file(@Param('file') file: string, @Res() reply: FastifyReply): void {
    this.#send(file, reply);
  }

  #send(file: string, reply: FastifyReply): void {
    const bytes = this.#files.get(file);
    if (!bytes) throw new NotFoundError('file_unknown', { detail: 'The console has no such file.' });
    void reply
      .headers(HEADERS)
      .type(TYPES[file.slice(file.lastIndexOf('.') + 1)] as string)
      .send(bytes);
  }
}

function filesOf(folder: string, wanted: RegExp): [name: string, bytes: Buffer][] {
  return readdirSync(folder)
    .filter((name) => wanted.test(name))
    .map((name) => [name, readFileSync(join(folder, name))]);
}
