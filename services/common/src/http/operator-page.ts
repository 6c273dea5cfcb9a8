import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { NotFoundError } from '../errors/service-errors.ts';

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  js: 'text/javascript; charset=utf-8',
};

/** Nothing inline, nothing from elsewhere, no HTML out of text: who signs in here may change what everybody sees. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-cache',
};

/** A page for operators: its files as they are, under strict headers. What it shows it asks the API for. */
export class OperatorPage {
  readonly #files: ReadonlyMap<string, Buffer>;

  /**
   * @param content folder of index.html, style sheets and pictures
   * @param modules folder of what tsc made of the page's code, which browsers run as it is
   */
  constructor(content: string, modules: string) {
    this.#files = new Map([...filesOf(content, /\.(html|css|svg)$/), ...filesOf(modules, /\.js$/)]);
  }

  /** Throws NotFoundError. */
  send(file: string, reply: FastifyReply): void {
    const bytes = this.#files.get(file);
    if (!bytes) throw new NotFoundError('file_unknown', { detail: 'This page has no such file.' });
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
