// Stands in for the worker, as though a section's code had taken its place: it says on the channel what the path says.
import { Socket } from 'node:net';
import process from 'node:process';

const channel = new Socket({ fd: 3, readable: true, writable: true });
const page = JSON.stringify({
  kind: 'page',
  status: 200,
  html: '<!DOCTYPE html><html><head></head><body>true</body></html>',
  queries: { queries: [], mutations: [] },
});
let last = '';

const lies = {
  true: (nonce) => `answer ${nonce} ${page}\n`,
  guessed: () => `answer 00000000-0000-4000-8000-000000000000 ${page}\n`,
  former: () => `answer ${last} ${page}\n`,
  twice: (nonce) => `answer ${nonce} ${page}\nanswer ${nonce} ${page}\n`,
  unasked: (nonce) => `read ${nonce} {"id":1,"path":"/api/artifacts"}\n`.repeat(600),
  noJson: (nonce) => `answer ${nonce} {"kind":\n`,
  noObject: (nonce) => `answer ${nonce} [1]\n`,
  nothing: (nonce) => `answer ${nonce} null\n`,
  word: (nonce) => `NODE_HANDLE ${nonce} {"cmd":"NODE_HANDLE","type":"x"}\n`,
  endless: () => 'x'.repeat(13 * 1024 * 1024),
  status: (nonce) => `answer ${nonce} ${page.replace('200', '101')}\n`,
  readNull: (nonce) => `read ${nonce} null\n`,
  logs: () => 'log - {"what":"x","text":"y"}\n'.repeat(600),
  elsewhere: (nonce) => `answer ${nonce} {"kind":"redirect","status":302,"location":"//evil.example/"}\n`,
  backslash: (nonce) => `answer ${nonce} {"kind":"redirect","status":302,"location":"/\\\\evil.example/"}\n`,
  header: (nonce) =>
    `answer ${nonce} {"kind":"redirect","status":302,"location":"/x\\r\\nset-cookie: a=b"}\n`,
  path: (nonce) => `answer ${nonce} {"kind":"redirect","status":302,"location":"/lab?a=b"}\n`,
};

let received = '';
channel.on('data', (chunk) => {
  received += chunk;
  for (let end = received.indexOf('\n'); end >= 0; end = received.indexOf('\n')) {
    const [word, nonce, ...rest] = received.slice(0, end).split(' ');
    received = received.slice(end + 1);
    if (word !== 'job') continue;
    channel.write(lies[JSON.parse(rest.join(' ')).path.slice(1)](nonce));
    last = nonce;
  }
});
channel.on('close', () => process.exit(0));
channel.write('ready - {}\n');
