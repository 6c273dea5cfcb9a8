// Stands before two shells where no ingress does: drills, and a machine that is its own. Sends each request to a shell that
// is ready, and once more to another where that can double nothing. Of an answer to a read it passes on all or nothing.
//   COACHLAB_SHELLS=http://shell:4000,http://shell-2:4000 PORT=4000 node infra/docker/front/main.ts
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Shell } from './shell.ts';

/** Bodies and answers up to this many bytes are held, so that they can be sent, or asked for, again. */
const HELD = 512 * 1024;
const REPEATABLE = new Set(['GET', 'HEAD', 'OPTIONS']);

const shells = (process.env['COACHLAB_SHELLS'] ?? '').split(',').filter(Boolean);
if (shells.length === 0) throw new Error('COACHLAB_SHELLS is missing');
const pool = shells.map((origin) => new Shell(origin));
let turn = 0;

const server = createServer((request, response) => {
  handle(request, response).catch(() => response.destroy());
});
server.keepAliveTimeout = 75_000;
server.listen(Number(process.env['PORT'] ?? 4000), process.env['HOST'] ?? '0.0.0.0');
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const large = Number(request.headers['content-length'] ?? HELD + 1) > HELD;
  const hasBody =
    request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
  const body = !hasBody ? null : large ? request : await buffer(request);
  const again = REPEATABLE.has(request.method ?? '') || request.headers['idempotency-key'] !== undefined;
  // Twice round: one that has just come back may be the only one.
  for (const shell of [...inTurn(), ...inTurn()]) {
    const outcome = await shell.pass(request, body, response, again ? HELD : 0);
    if (outcome === 'answered') return;
    if (outcome === 'lost' && !again) break;
    if (body === request) break;
  }
  if (response.headersSent) return void response.destroy();
  response.writeHead(502, { 'content-type': 'text/plain', 'retry-after': '1' }).end('No shell answers.\n');
}

/** Those that are ready first, each at the head in its turn. */
function inTurn(): Shell[] {
  turn += 1;
  const order = pool.map((_, index) => pool[(index + turn) % pool.length]!);
  return [...order.filter(({ ready }) => ready), ...order.filter(({ ready }) => !ready)];
}
