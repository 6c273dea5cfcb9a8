// The main file of the process that draws pages of one build: what the site draws with runs in a context that has no Node,
// and the process has no rights that it could lend.
import vm from 'node:vm';
import type { Realm, RealmHost, URL_PARTS } from '@coachlab/contracts';
import type { FromInside, ToInside } from './messages.ts';

const PARTS: typeof URL_PARTS = [
  'href',
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
  'origin',
];

const timers = new Set<NodeJS.Timeout | NodeJS.Immediate>();
let realm: Realm | undefined;

const host: RealmHost = {
  send: quiet((word: string, text: string, html: string, queries: string) => {
    if (word === 'answer') endJob();
    tell({ word, text, html, queries } as FromInside);
  }, undefined),
  wake: quiet((id: number, ms: number) => {
    const ring = () => {
      timers.delete(timer);
      attempt(() => realm?.fire(id));
    };
    const timer = ms < 0 ? setImmediate(ring) : setTimeout(ring, ms);
    timers.add(timer);
  }, undefined),
  parseUrl: quiet(
    (address: string, base: string) => partsOf(URL.parse(address, base === '' ? undefined : base)),
    '',
  ),
  changeUrl: quiet((address: string, part: string, value: string) => {
    const url = URL.parse(address);
    if (url && part !== 'origin' && PARTS.some((name) => name === part)) Reflect.set(url, part, value);
    return partsOf(url);
  }, ''),
  now: quiet(() => performance.now(), 0),
};

/** Without a prototype it leads to no constructor of this side; nothing that is thrown here crosses. */
function quiet<A extends (string | number)[], R>(run: (...args: A) => R, otherwise: R): (...args: A) => R {
  const wrapped = (...args: A): R => {
    try {
      return run(...(args.map((each) => (typeof each === 'number' ? each : String(each))) as A));
    } catch {
      return otherwise;
    }
  };
  return Object.setPrototypeOf(wrapped, null) as typeof wrapped;
}

function partsOf(url: URL | null): string {
  return url ? PARTS.map((part) => url[part]).join('\n') : '';
}

const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
  name: 'section',
  codeGeneration: { strings: false, wasm: false },
});

function compiled(code: string, filename: string): unknown {
  return new vm.Script(code, { filename, importModuleDynamically: refuseImport }).runInContext(context);
}

/** Node's own refusal is an error of this side, and would lead to its constructors. A text leads nowhere. */
function refuseImport(): never {
  // oxlint-disable-next-line no-throw-literal -- see above
  throw 'There are no modules to import here';
}

function begin({ realm: text, code, address }: ToInside & { word: 'begin' }): void {
  const open = compiled(`(function (HOST) { ${text}\nreturn realm.default; })`, 'realm.js');
  realm = (open as (host: RealmHost) => Realm)(Object.setPrototypeOf(host, null) as RealmHost);
  // On the first line, so that the lines of the source map stay what they are.
  realm.adopt(compiled(`(function (module, exports, require) {${code}\n})`, address), false);
}

/** What is thrown ends no process, and is told. */
function attempt(run: () => void, word: 'broken' | 'thrown' = 'thrown'): void {
  try {
    run();
  } catch (error) {
    tell({ word, text: describe(error) });
  }
}

function describe(error: unknown): string {
  try {
    return String(realm ? realm.describe(error) : error);
  } catch {
    return 'no description';
  }
}

function endJob(): void {
  for (const timer of timers) {
    clearTimeout(timer as NodeJS.Timeout);
    clearImmediate(timer as NodeJS.Immediate);
  }
  timers.clear();
}

function tell(message: FromInside): void {
  process.send!(message);
}

process.on('message', (message: ToInside) => {
  if (message.word === 'begin') attempt(() => begin(message), 'broken');
  else attempt(() => realm?.take(message.word, message.text, message.word === 'data' ? message.body : ''));
});
process.on('unhandledRejection', (reason) => tell({ word: 'thrown', text: describe(reason) }));
process.on('disconnect', () => process.exit());
