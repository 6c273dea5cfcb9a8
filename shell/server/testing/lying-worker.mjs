// Stands in for the worker, as though a section's code had taken its place: it says on the channel what the path says.
import { Socket } from 'node:net';
import process from 'node:process';

const channel = new Socket({ fd: 3, readable: true, writable: true });
const HEAD = '{"kind":"page","status":200}';
const HTML = '<!DOCTYPE html><html><head></head><body>true</body></html>';
const QUERIES = '{"queries":[]}';
let last = '';

const message = (word, nonce, ...parts) =>
  `${[word, nonce, ...parts.map((part) => Buffer.byteLength(part))].join(' ')}\n${parts.join('')}`;
const page = (nonce) => message('answer', nonce, HEAD, HTML, QUERIES);
const redirect = (nonce, location) =>
  message('answer', nonce, `{"kind":"redirect","status":302,"location":"${location}"}`);

const lies = {
  true: page,
  guessed: () => page('00000000-0000-4000-8000-000000000000'),
  former: () => page(last),
  twice: (nonce) => page(nonce) + page(nonce),
  unasked: (nonce) => message('read', nonce, '{"id":1,"path":"/api/artifacts"}').repeat(600),
  noJson: (nonce) => message('answer', nonce, '{"kind":'),
  noObject: (nonce) => message('answer', nonce, '[1]'),
  nothing: (nonce) => message('answer', nonce, 'null'),
  noParts: (nonce) => message('answer', nonce),
  noQueries: (nonce) => message('answer', nonce, HEAD, HTML),
  otherQueries: (nonce) => message('answer', nonce, HEAD, HTML, '{"queries":[]},"dev":true,"x":{}'),
  word: (nonce) => message('NODE_HANDLE', nonce, '{"cmd":"NODE_HANDLE","type":"x"}'),
  otherWord: (nonce) => message('release', nonce, '{}'),
  endless: () => 'x'.repeat(13 * 1024 * 1024),
  tooLong: (nonce) => `answer ${nonce} 13000000\n`,
  negative: (nonce) => `answer ${nonce} -5 60\n${'x'.repeat(100)}`,
  manyParts: (nonce) => `answer ${nonce}${' 1'.repeat(90)}\n${'x'.repeat(100)}`,
  noLength: (nonce) => `answer ${nonce} NaN\n`,
  status: (nonce) => message('answer', nonce, HEAD.replace('200', '101'), HTML, QUERIES),
  readNull: (nonce) => message('read', nonce, 'null'),
  logs: () => message('log', '-', '{"what":"x","text":"y"}').repeat(600),
  elsewhere: (nonce) => redirect(nonce, '//evil.example/'),
  backslash: (nonce) => redirect(nonce, '/\\\\evil.example/'),
  header: (nonce) => redirect(nonce, '/x\\r\\nset-cookie: a=b'),
  path: (nonce) => redirect(nonce, '/lab?a=b'),
};

// A job is a line that ends with its length, and its JSON.
let received = '';
channel.on('data', (chunk) => {
  received += chunk;
  for (let head; (head = /^job (\S+) (\d+)\n/.exec(received));) {
    const end = head[0].length + Number(head[2]);
    if (received.length < end) return;
    const { path } = JSON.parse(received.slice(head[0].length, end));
    received = received.slice(end);
    channel.write(lies[path.slice(1)](head[1]));
    last = head[1];
  }
});
channel.on('close', () => process.exit(0));
channel.write('ready -\n');
