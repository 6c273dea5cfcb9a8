// The main file of a render process. It stands between the channel to the gateway and the realm in which everything
// that draws runs, and lets only texts and numbers cross. What it needs of Node is imported here, and then taken away.
import { readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import vm from 'node:vm';
import type { Realm, RealmHost } from '@coachlab/contracts';
import { type Message, readMessages, writeMessage } from './messages.ts';
import type { RenderJob } from './protocol.ts';
import { addressPorts } from './sandbox/address-ports.ts';
import { stripProcess } from './sandbox/strip-process.ts';

const CHANNEL = 3;
/** More timers than a page has use for. */
const MOST_TIMERS = 1000;
const DRY_RUN = '-';
const LONGEST_LOG = 2000;
/** An answer's: its kind, its document, its queries. */
const MOST_TEXTS = 3;

const channel = new Socket({ fd: CHANNEL, readable: true, writable: true });
/** The job under way; null between jobs, when the realm may neither speak nor wait. */
let nonce: string | null = null;
const timers = new Set<NodeJS.Timeout | NodeJS.Immediate>();

const host: RealmHost = {
  ...addressPorts,
  send(word, ...texts) {
    if (nonce === null || !texts.every((text) => typeof text === 'string')) return;
    if (word !== 'read' && word !== 'answer') return;
    if (nonce !== DRY_RUN) writeMessage(channel, word, nonce, ...texts.slice(0, MOST_TEXTS));
    else if (word === 'answer') writeMessage(channel, 'ready', nonce);
    if (word === 'answer') endJob();
  },
  wake(id, ms) {
    if (nonce === null || typeof id !== 'number' || typeof ms !== 'number' || timers.size >= MOST_TIMERS)
      return;
    const timer = ms < 0 ? setImmediate(ring) : setTimeout(ring, ms);
    timers.add(timer);
    function ring() {
      timers.delete(timer);
      inRealm(() => realm.fire(id));
    }
  },
  now: () => performance.now(),
};

const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
  name: 'section',
  codeGeneration: { strings: false, wasm: false },
});
const realm = openRealm();

function openRealm(): Realm {
  const filename = join(import.meta.dirname, 'realm.js');
  const wrapped = `(function (HOST) { ${readFileSync(filename, 'utf8')}
return realm.default; })`;
  return (compiled(wrapped, filename) as (host: RealmHost) => Realm)(host);
}

function compiled(code: string, filename: string): unknown {
  return new vm.Script(code, { filename, importModuleDynamically: refuseImport }).runInContext(context);
}

/** Node's own refusal is an error of this realm, and would reach the section. A text leads nowhere. */
function refuseImport(): never {
  // oxlint-disable-next-line no-throw-literal -- see above
  throw 'There are no modules to import here';
}

function endJob(): void {
  nonce = null;
  for (const timer of timers) {
    clearTimeout(timer as NodeJS.Timeout);
    clearImmediate(timer as NodeJS.Immediate);
  }
  timers.clear();
}

/** What a section's code throws outside of a page is its own affair, and is told. */
function inRealm(run: () => void): void {
  try {
    run();
  } catch (error) {
    tell('thrown', error);
  }
}

function tell(what: string, error: unknown): void {
  let text = 'no description';
  try {
    const said: unknown = realm.describe(error);
    if (typeof said === 'string') text = said.slice(0, LONGEST_LOG);
  } catch {
    // Its own description throws.
  }
  writeMessage(channel, 'log', nonce ?? DRY_RUN, JSON.stringify({ what, text }));
}

function take({ word, nonce: its, parts: [text = '', body = ''] }: Message): void {
  if (word === 'release') {
    const { file, warm } = JSON.parse(text) as { file: string; warm: boolean };
    inRealm(() => {
      const wrapped = `(function (module, exports, require) {${body}\n})`;
      realm.adopt(compiled(wrapped, file), warm);
    });
    return;
  }
  if (word === 'job') nonce = its;
  if (its === nonce) inRealm(() => realm.take(word, text, body));
}

process.on('unhandledRejection', (reason) => tell('unhandled rejection', reason));
const exit = process.exit.bind(process);
channel.on('close', () => exit(0));
stripProcess();

readMessages(channel, () => Infinity, take, exit);
dryRun();

/** The first render compiles React and the frame, 200 ms and more: it is done before anybody waits for it. */
function dryRun(): void {
  const job: RenderJob = {
    path: '/',
    set: { epoch: 0, remotes: [] },
    remote: null,
    publicUrl: 'http://page.invalid',
    notice: null,
  };
  take({ word: 'job', nonce: DRY_RUN, parts: [JSON.stringify(job)] });
}
