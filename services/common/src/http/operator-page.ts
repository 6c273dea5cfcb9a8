import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { NotFoundError } from '../errors/service-errors.ts';

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
};

/** Nothing inline, nothing from elsewhere, no HTML out of text: who signs in here may change what everybody sees. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'; frame-ancestors 'none'",
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

  /** @param folders of index.html and all that it needs; what is no file of a page is left out */
  constructor(...folders: string[]) {
    this.#files = new Map(folders.flatMap(filesOf));
  }

  /** Throws NotFoundError. */
  send(file: string, reply: FastifyReply): void {
    const bytes = this.#files.get(file);
    if (!bytes) throw new NotFoundError('file_unknown', { detail: 'This page has no such file.' });
    void reply
      .headers(HEADERS)
      .type(TYPES[typeOf(file)] as string)
      .send(bytes);
  }
}

function filesOf(folder: string): [name: string, bytes: Buffer][] {
  return readdirSync(folder)
    .filter((name) => Object.hasOwn(TYPES, typeOf(name)))
    .map((name) => [name, readFileSync(join(folder, name))]);
}

const typeOf = (name: string) => name.slice(name.lastIndexOf('.') + 1);
