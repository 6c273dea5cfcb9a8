import type { Socket } from 'node:net';
import { networkOf } from '@coachlab/http';
import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { Shares } from './shares.ts';

/** Thirty people in one room, each with the six connections that a browser opens, and some more. */
const AT_ONCE = { all: 20_000, each: 256 };

/** Hangs up on connections that are too many from one network. A trusted proxy's are those of everybody behind it. */
export function limitConnections(app: FastifyInstance, trustedProxies: string[]): void {
  const places = new Shares(AT_ONCE);
  const isProxy = compile(trustedProxies);
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address, 0)) return;
    const leave = places.take(networkOf(address));
    if (leave) socket.once('close', leave);
    else socket.destroy();
  });
}
