import { describe, expect, it } from '@jest/globals';
import { signVisitor } from '@coachlab/federation/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitorOf, NewVisitorLimit, ensureVisitor } from './visitor.ts';

const ID = '0123456789abcdef0123456789abcdef';
const [OLD, NEW] = [
  'the key of last year, 32 characters or more',
  'the key of this year, 32 characters or more',
];

const SINCE = Date.parse('2026-01-01T12:00:00Z');

const asking = (cookie: string) =>
  ({
    headers: { cookie: `coachlab_visitor=${cookie}` },
    ip: '203.0.113.7',
    server: { newVisitorLimit: new NewVisitorLimit(true) },
  }) as unknown as FastifyRequest;

function welcomed(cookie: string, keys: string[]) {
  const set: string[] = [];
  const reply = { header: (_: string, value: string) => set.push(value) } as unknown as FastifyReply;
  return { id: ensureVisitor(asking(cookie), reply, keys, true), set };
}

describe('a visitor, while the cookie keys are rotated', () => {
  it('stays who they are, and gets a cookie of the new key', () => {
    const { id, set } = welcomed(signVisitor({ id: ID, since: SINCE }, [OLD]), [NEW, OLD]);
    expect(id).toBe(ID);
    expect(set).toEqual([
      expect.stringContaining(`coachlab_visitor=${signVisitor({ id: ID, since: SINCE }, [NEW])};`),
    ]);
  });

  it('with that cookie is known when the old key has gone', () => {
    expect(welcomed(signVisitor({ id: ID, since: SINCE }, [NEW]), [NEW])).toEqual({ id: ID, set: [] });
    expect(visitorOf(asking(signVisitor({ id: ID, since: SINCE }, [OLD])), [NEW])).toBeNull();
  });

  it('of before has a cookie of no known age, and keeps it so', () => {
    const { set } = welcomed(signVisitor({ id: ID, since: null }, [OLD]), [NEW, OLD]);
    expect(set).toEqual([
      expect.stringContaining(`coachlab_visitor=${signVisitor({ id: ID, since: null }, [NEW])};`),
    ]);
  });
});
