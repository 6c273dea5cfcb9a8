import { createHmac } from 'node:crypto';
import { TokenBuckets } from '@coachlab/http';
import {
  createVisitorId,
  signVisitor,
  verifyVisitor,
  type Visitor,
  VISITOR_COOKIE,
} from '@coachlab/federation/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { clientNetwork } from './client-ip.ts';

/** A year, in seconds. */
const MAX_AGE = 31_536_000;

/** Cookies that were verified by these keys: a page and its APIs come with the same one. */
const verified = new WeakMap<string[], LRUCache<string, Visitor>>();

/** The verified visitor of a request; null without a cookie, and for a forged or damaged one. */
export function visitorOf(request: FastifyRequest, keys: string[]): Visitor | null {
  const text = cookie(request.headers.cookie, VISITOR_COOKIE);
  if (text === undefined) return null;
  let known = verified.get(keys);
  if (!known) verified.set(keys, (known = new LRUCache({ max: 5_000 })));
  const visitor = known.get(text) ?? verifyVisitor(text, keys);
  if (visitor) known.set(text, visitor);
  return visitor;
}

/** New visitors of one network: a workshop's at once, then one every five seconds. */
const NEW = { burst: 120, every: 5 };

/** Counts new cookies: each counts as a person wherever something is limited by visitor. */
export class NewVisitorLimit {
  readonly #buckets = new TokenBuckets();
  readonly #limited: boolean;

  constructor(limited: boolean) {
    this.#limited = limited;
  }

  /** Whether one more visitor of this network gets a cookie. */
  take(network: string): boolean {
    return !this.#limited || this.#buckets.take([{ key: network, bucket: NEW }]) === 0;
  }
}

/** Whoever gets no cookie runs what the others of the network without one run. */
function visitorOfNetwork(request: FastifyRequest, keys: string[]): string {
  return createHmac('sha256', keys[0]!)
    .update(`network ${clientNetwork(request)}`)
    .digest('hex')
    .slice(0, 32);
}

/**
 * The visitor of a page: who comes without a valid cookie gets one with this answer, unless too many of the same
 * network did.
 */
export function ensureVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  keys: string[],
  https: boolean,
): string {
  const known = visitorOf(request, keys);
  if (known && !known.renew) return known.id;
  if (!known && !request.server.newVisitorLimit.take(clientNetwork(request)))
    return visitorOfNetwork(request, keys);
  const { id, since } = known ?? { id: createVisitorId(), since: Date.now() };
  const attributes = `Path=/; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;
  reply.header('set-cookie', `${VISITOR_COOKIE}=${signVisitor({ id, since }, keys)}; ${attributes}`);
  return id;
}

export function cookie(header: string | undefined, name: string): string | undefined {
  const found = (header ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
