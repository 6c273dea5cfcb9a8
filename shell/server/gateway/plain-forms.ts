import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { BODY_LIMIT, HEADER, type PlainForm, type SentForm } from '@coachlab/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config.ts';
import { matchPage } from '../pages/match-page.ts';
import { type PageAddress, pageAddress } from '../pages/page-address.ts';
import type { Releases } from '../releases/releases.ts';
import { clientIp } from '../visits/client-ip.ts';
import { visitorOf } from '../visits/visitor.ts';
import type { Visits } from '../visits/visits.ts';
import { BodyTooLarge, limited } from './limited.ts';
import type { DrawPage } from './page-routes.ts';
import { sendProblem } from './problem.ts';

/** What a form without an `enctype` is sent as. */
const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i;
/** Percent-encoding takes three bytes for one. */
const LARGEST = 3 * BODY_LIMIT.default;
/** What a page's address may fill into an API's. */
const PARAMETER = /^[\w-]{1,100}$/;
/** Milliseconds in which the same fields, sent again by the same visitor, are a second press and no second letter. */
const SECOND_PRESS = 600_000;

interface Found {
  name: string;
  form: PlainForm;
  address: PageAddress;
  api: string;
}

/**
 * Forms that a browser sends by itself, scripts or none: `<form method="post" action="/contact?send=letter">`, where the page's
 * route has a form of that name. Its fields go where the page's own code would send them, as the same call by the same
 * visitor, under the same limits. No address has POST by this: what names no form is answered as ever.
 */
export function plainForms(
  app: FastifyInstance,
  { cookieKeys, publicUrl }: Pick<ShellConfig, 'cookieKeys' | 'publicUrl'>,
  visits: Visits,
  releases: Releases,
  page: DrawPage,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST' || !request.is404 || !releases.document) return;
    const found = await find(request);
    if (!found) return;
    return take(request, reply, found);
  });

  async function find(request: FastifyRequest): Promise<Found | null> {
    const address = pageAddress(request.raw.url ?? '/');
    const name = address?.search.get('send') ?? null;
    if (!address || name === null) return null;
    const { set } = await visits.of(request, visitorOf(request, cookieKeys)?.id ?? '');
    const forms = matchPage(set, address.pathname)?.route.forms ?? {};
    const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
    const api = form && apiOf(form, address);
    return form && api ? { name, form, address, api } : null;
  }

  async function take(
    request: FastifyRequest,
    reply: FastifyReply,
    { name, form, address, api }: Found,
  ): Promise<FastifyReply> {
    reply.header('cache-control', 'no-store');
    if (!isFromHere(request, publicUrl))
      return sendProblem(reply, 403, 'foreign_form', 'Only a page of this site sends its forms.');
    if (!FORM.test(request.headers['content-type'] ?? ''))
      return sendProblem(reply, 415, 'unsupported_media_type', 'A form is sent as URL-encoded text.');
    const text = await textOf(request).catch((error: unknown) => error as Error);
    if (text instanceof BodyTooLarge) {
      reply.header('connection', 'close');
      return sendProblem(reply, 413, 'body_too_large', `The form may have at most ${LARGEST} bytes.`);
    }
    const values = text instanceof Error ? null : valuesOf(text, form.fields);
    if (!values) return sendProblem(reply, 400, 'form_unreadable', 'The form could not be read.');
    const answer = await call(request, api, values);
    if (answer.statusCode < 300) return reply.redirect(sentAddress(address, name), 303);
    return page(request, reply, sentForm(name, values, answer));
  }
}

/** The call that the page's own code would make, through everything that stands before a service. */
async function call(request: FastifyRequest, api: string, values: Record<string, string>) {
  const { cookie, 'user-agent': agent, referer } = request.headers;
  return request.server.inject({
    method: 'POST',
    url: api,
    remoteAddress: clientIp(request),
    headers: {
      host: request.headers.host ?? 'localhost',
      'content-type': 'application/json',
      accept: 'application/json',
      [HEADER.idempotencyKey]: keyOf(api, values),
      ...(cookie === undefined ? {} : { cookie }),
      ...(agent === undefined ? {} : { 'user-agent': agent }),
      ...(referer === undefined ? {} : { referer }),
    },
    payload: JSON.stringify(values),
  });
}

/** A page is the same for all its visitors and cannot carry a key of its own. */
function keyOf(api: string, values: Record<string, string>): string {
  const sent = JSON.stringify([api, values, Math.floor(Date.now() / SECOND_PRESS)]);
  return createHash('sha256').update(sent).digest('hex');
}

/** A page elsewhere can have a browser send a form here, with the visitor's cookie: browsers say from where. */
function isFromHere({ headers }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === new URL(publicUrl).origin;
}

async function textOf({ raw, headers }: FastifyRequest): Promise<string> {
  if (Number(headers['content-length'] ?? 0) > LARGEST) throw new BodyTooLarge();
  return (await buffer(raw.pipe(limited(LARGEST)))).toString();
}

/** The fields that the form passes on, once each; null when one came twice. Lines end as in a browser's script. */
function valuesOf(text: string, fields: readonly string[]): Record<string, string> | null {
  const sent = new URLSearchParams(text);
  const values: Record<string, string> = {};
  for (const field of fields) {
    const [value, ...others] = sent.getAll(field);
    if (others.length > 0) return null;
    // A field left out by hand is missing; one left empty for robots to fill is not there either.
    if (value) values[field] = value.replaceAll('\r\n', '\n');
  }
  return values;
}

function apiOf({ api }: PlainForm, { search }: PageAddress): string | null {
  let complete = true;
  const path = api.replace(/\{([a-z]+)\}/g, (_, name: string) => {
    const value = search.get(name) ?? '';
    if (!PARAMETER.test(value)) complete = false;
    return value;
  });
  return complete ? path : null;
}

/** The same page, which says that the form was taken. */
function sentAddress({ pathname, search }: PageAddress, name: string): string {
  const query = new URLSearchParams(search);
  query.delete('send');
  query.set('sent', name);
  return `${pathname}?${query.toString()}`;
}

function sentForm(
  name: string,
  values: Record<string, string>,
  { statusCode, headers, payload }: Awaited<ReturnType<typeof call>>,
): SentForm {
  const retryAfter = Number(headers['retry-after']);
  return {
    name,
    values,
    status: statusCode,
    code: codeOf(payload),
    ...(retryAfter > 0 ? { retryAfter } : {}),
  };
}

function codeOf(payload: string): string {
  try {
    const { code } = JSON.parse(payload) as { code?: unknown };
    return typeof code === 'string' ? code : 'unknown';
  } catch {
    return 'unknown';
  }
}
