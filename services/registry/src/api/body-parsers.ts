import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { BODY_SHAPE, jsonParser } from '@coachlab/service-common';
import type { FastifyInstance } from 'fastify';

export const PACKAGE_MEDIA_TYPES = ['application/gzip', 'application/x-gzip'];

/** Lets a package through as the stream that it is; who reads it counts its bytes. */
export function acceptPackages(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  server.addContentTypeParser(PACKAGE_MEDIA_TYPES, (_request, _payload, done) => done(null));
}

/** sendBeacon sends its JSON as text, so that no preflight is needed. */
export function acceptBeacons(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  server.addContentTypeParser('text/plain', { parseAs: 'buffer' }, jsonParser(server, BODY_SHAPE));
}
