import type { FastifyBodyParser, FastifyInstance } from 'fastify';
import { type BodyShape, checkShape } from './body-shape.ts';

/** Fastify's parser of JSON, behind a look at how much there is to parse. */
export function jsonParser(server: FastifyInstance, most: BodyShape): FastifyBodyParser<Buffer> {
  const parse = server.getDefaultJsonParser('error', 'error');
  return (request, body, done) => {
    try {
      checkShape(body, most);
    } catch (error) {
      return done(error as Error);
    }
    return parse(request, body.toString(), done);
  };
}
