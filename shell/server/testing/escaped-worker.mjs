// Stands in for the worker, as though a section's code had found its way out of its realm and past all that was taken
// away from the process: what it reaches is what the walls around the process let through.
import childProcess from 'node:child_process';
import dgram from 'node:dgram';
import { once } from 'node:events';
import fs from 'node:fs';
import inspector from 'node:inspector';
import net, { Socket } from 'node:net';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import workerThreads from 'node:worker_threads';

/** What answers later than this, on one machine, never does. */
const PATIENCE_MS = 3_000;

const channel = new Socket({ fd: 3, readable: true, writable: true });

/** Each gives what it reached; what throws has reached nothing. */
const attempts = {
  file: () => fs.readFileSync('/etc/passwd', 'utf8').length,
  ownEnvironment: () => fs.readFileSync('/proc/self/environ', 'utf8').length,
  environmentOf: ({ gateway }) => fs.readFileSync(`/proc/${gateway}/environ`, 'utf8').length,
  memoryMapOf: ({ gateway }) => fs.readFileSync(`/proc/${gateway}/maps`, 'utf8').length,
  secret: ({ secret }) => fs.readFileSync(secret, 'utf8'),
  secretByDescriptor: ({ secret }) => fs.openSync(secret, 'r'),
  folder: () => fs.readdirSync('/').length,
  write: ({ folder }) => fs.writeFileSync(`${folder}/written`, 'x') ?? 'written',
  link: ({ folder }) => fs.symlinkSync('/etc/passwd', `${folder}/linked`) ?? 'linked',
  tcp: ({ port }) => connected(net.connect(port, '127.0.0.1')),
  unixSocket: ({ socket }) => connected(net.connect(socket)),
  http: async ({ port }) => (await fetch(`http://127.0.0.1:${port}/`)).status,
  listen: async () => {
    const server = net.createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return 'listening';
  },
  udp: async ({ port }) => {
    const socket = dgram.createSocket('udp4').unref();
    socket.on('error', () => {});
    return new Promise((resolve, reject) =>
      socket.send('x', port, '127.0.0.1', (error) => (error ? reject(error) : resolve('sent'))),
    );
  },
  childProcess: () => childProcess.execFileSync('/bin/true') && 'ran',
  workerThread: () => new workerThreads.Worker('0', { eval: true }).threadId,
  inspector: () => inspector.open(0, '127.0.0.1') && 'open',
  addon: () => process.dlopen({ exports: {} }, '/nowhere.node') ?? 'loaded',
  environment: () => (Object.keys(process.env).length > 0 ? JSON.stringify(process.env) : undefined),
  evaluation: () => Function('return 1')(),
  // Signal 0 asks whether one could be sent, and sends none: a test must not be able to end what it does not own.
  signalGateway: ({ gateway }) => process.kill(gateway, 0),
  signalSibling: ({ sibling }) => process.kill(sibling, 0),
};

function connected(socket) {
  return new Promise((resolve, reject) =>
    socket.once('connect', () => resolve('connected')).once('error', reject),
  );
}

async function report(targets) {
  const reached = {};
  for (const [name, attempt] of Object.entries(attempts)) {
    const late = sleep(PATIENCE_MS);
    const value = await Promise.race([Promise.resolve(targets).then(attempt), late]).catch(() => undefined);
    if (value !== undefined && value !== false) reached[name] = value;
  }
  return reached;
}

channel.on('data', (chunk) => {
  const [head, job] = chunk.toString().split('\n');
  const [word, nonce] = head.split(' ');
  if (word !== 'job') return;
  void report(JSON.parse(JSON.parse(job).path)).then((reached) => {
    const answer = JSON.stringify({ kind: 'failed', error: JSON.stringify(reached) });
    channel.write(`answer ${nonce} ${Buffer.byteLength(answer)}\n${answer}`);
  });
});
channel.on('close', () => process.exit(0));
channel.write('ready -\n');
