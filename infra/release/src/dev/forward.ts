import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { readText } from './body.ts';
import { requestHeaders, responseHeaders } from './headers.ts';

interface Ends {
  own: string;
  site: URL;
}

export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  text: string;
}

/** What is made of an answer of this type. */
export interface Change {
  type: string;
  /** What differs; null: it passes as it is. */
  of: (answer: Answer) => Partial<Answer> | null | Promise<Partial<Answer> | null>;
}

/** Of the whole: they would be of the answer before the change. */
const OF_THE_BODY = ['content-encoding', 'content-length', 'etag', 'last-modified', 'accept-ranges'];

/** Passes a request on to the site, and its answer back as it comes: compressed, streaming, of any length. */
export async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  ends: Ends,
  change: Change | null,
): Promise<void> {
  const answer = await ask(request, response, ends, change !== null);
  const headers = responseHeaders(answer.headers, ends);
  const status = answer.statusCode ?? 502;
  const type = answer.headers['content-type'] ?? '';
  if (!change || !type.startsWith(change.type)) {
    response.writeHead(status, headers);
    response.flushHeaders();
    return pipeline(answer, response).catch(ignoreGone);
  }
  const text = await readText(answer, answer.headers['content-encoding']).catch((error: Error) => {
    throw new Error(`The site's answer cannot be used. ${error.message}`, { cause: error });
  });
  for (const name of OF_THE_BODY) delete headers[name];
  headers['cache-control'] = 'no-store';
  const answered = { status, headers, text };
  const changed = { ...answered, ...(await change.of(answered)) };
  response.writeHead(changed.status, changed.headers);
  response.end(changed.text);
}

function ask(
  request: IncomingMessage,
  response: ServerResponse,
  { own, site }: Ends,
  whole: boolean,
): Promise<IncomingMessage> {
  const headers = requestHeaders(request.headers, { own, site });
  if (whole) {
    headers['accept-encoding'] = 'gzip, br';
    for (const name of ['if-none-match', 'if-modified-since', 'range']) delete headers[name];
  }
  const send = site.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = send(new URL(request.url ?? '/', site), { method: request.method, headers }, resolve);
    sent.once('error', (cause: NodeJS.ErrnoException) =>
      reject(new Error(`${site.origin} does not answer (${cause.code ?? cause.message}).`, { cause })),
    );
    response.once('close', () => sent.destroy());
    request.pipe(sent);
  });
}

/** Either side has gone; the other one's connection is closed with it. */
function ignoreGone(): void {}
