/**
 * The server build of a section that tries to get out of its realm. Its page makes the attempt that the query names and
 * draws what it reached; what throws, or gives nothing, has reached nothing.
 */
export const HOSTILE_BUILD = `
const React = require('react');
const kit = require('@coachlab/remote-kit');
const shared = ['react', 'react/jsx-runtime', 'react-dom', '@coachlab/remote-kit', '@coachlab/ui'];
const local = { module, exports, require, args: arguments };

/** Everything that can be reached by properties, prototypes and accessors from some roots. */
function reachable(roots) {
  const seen = new Set();
  const queue = [...roots];
  while (queue.length > 0 && seen.size < 200000) {
    const value = queue.pop();
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) continue;
    seen.add(value);
    queue.push(Object.getPrototypeOf(value));
    for (const key of Reflect.ownKeys(value)) {
      let each;
      try { each = Object.getOwnPropertyDescriptor(value, key); } catch { continue; }
      if (!each) continue;
      queue.push(each.value, each.get, each.set);
      if (each.get) { try { queue.push(value[key]); } catch {} }
    }
  }
  return [...seen];
}
const everything = (args) => reachable([globalThis, local, args, ...shared.map((name) => require(name))]);
/** Whether a value was made by the realm around this one. */
function isForeign(value) {
  let last = value;
  for (let next = last; next !== null; next = Object.getPrototypeOf(last)) { if (next !== last) last = next; if (Object.getPrototypeOf(last) === null) break; }
  return last !== Object.prototype && Object.hasOwn(last, 'hasOwnProperty');
}
const run = (make) => make('return process')().version;
const nodeModule = (name) => globalThis.process.getBuiltinModule(name);

const attempts = {
  builtinFs: () => nodeModule('fs').readFileSync('/etc/passwd', 'utf8'),
  builtinNet: () => nodeModule('net').connect(1),
  builtinChildProcess: () => nodeModule('child_process').execSync('id').toString(),
  builtinWorker: () => new (nodeModule('worker_threads').Worker)('0', { eval: true }),
  builtinInspector: () => nodeModule('inspector').url(),
  builtinVm: () => nodeModule('vm').runInThisContext('process'),
  aProcess: () => typeof process !== 'undefined' && process,
  binding: () => process.binding('fs'),
  dlopen: () => process.dlopen({}, '/x.node'),
  environment: () => process.env.PATH,
  signal: () => process.kill(1, 0),
  send: () => process.send({ forged: true }),
  requireFs: () => require('node:fs'),
  requireBareFs: () => require('fs'),
  requireFile: () => require('/etc/passwd'),
  requirePrototype: () => require('constructor') || require('__proto__'),
  requireCache: () => require.cache || require.main || require.resolve,
  moduleLoad: () => module.constructor._load || module.parent || module.require,
  importFs: () => import('node:fs'),
  importFile: () => import('file:///etc/passwd'),
  importData: () => import('data:text/javascript,export default process'),
  errorOfImport: () => import('node:fs').catch((error) => run(error.constructor.constructor)),
  promiseOfImport: () => { const made = import('node:fs'); made.catch(() => {}); return run(made.constructor.constructor); },
  patchByErrorOfImport: () => import('node:fs').catch((error) => {
    if (typeof error !== 'object' || !isForeign(error)) return;
    Object.getPrototypeOf(error).name = 'patched';
    return Object.getPrototypeOf(error).name === 'patched' && 'patched';
  }),
  functionConstructor: () => run(Function),
  indirectEval: () => (0, eval)('1 + 1'),
  generatorConstructor: () => run(Object.getPrototypeOf(function* () {}).constructor),
  asyncConstructor: () => run(Object.getPrototypeOf(async function () {}).constructor),
  stringTimer: () => new Promise((resolve) => { globalThis.rang = () => resolve('rang'); setTimeout('rang()', 1); setTimeout(resolve, 50); }),
  constructorsOfAllShared: (args) => {
    for (const each of everything(args)) {
      try { const made = each.constructor.constructor('return process')(); if (made) return 'a process'; } catch {}
      try { const made = Object.getPrototypeOf(each).constructor.constructor('return globalThis')(); if (made !== globalThis) return 'a global'; } catch {}
    }
  },
  foreignObject: (args) => everything(args).some(isForeign) && 'an object of another realm',
  overflow: () => {
    const found = [];
    const dive = (step) => { try { step(); dive(step); } catch (error) { if (isForeign(error)) found.push(error); throw error; } };
    for (const step of [() => new URL('http://a/'), () => performance.now(), () => setTimeout(() => {}, 1), () => URL.canParse('x')]) {
      try { dive(step); } catch {}
    }
    return found.length > 0 && run(found[0].constructor.constructor);
  },
  hostileArgument: () => {
    const found = [];
    const trap = new Proxy(function () {}, { get: (_, key, self) => { found.push(self); return trap; }, apply: (_, self, args) => { found.push(self, ...args); return trap; } });
    try { new URL(trap, trap); } catch {}
    try { setTimeout(trap, trap); } catch {}
    return found.some((each) => each && (typeof each === 'object' || typeof each === 'function') && isForeign(each)) && 'foreign';
  },
  stackFrames: () => {
    const found = [];
    Error.prepareStackTrace = (_, frames) => {
      found.push(frames);
      for (const frame of frames) found.push(frame, frame.getThis(), frame.getFunction(), frame.getEvalOrigin());
      return '';
    };
    void new Error('x').stack;
    delete Error.prepareStackTrace;
    return reachable(found).some(isForeign) && 'a frame of another realm';
  },
  callers: () => { function sloppy() { return sloppy.caller ?? arguments.callee.caller; } return isForeign(sloppy() ?? {}) && 'foreign'; },
  aFetch: () => fetch('http://127.0.0.1:PORT/'),
  aSocket: () => new WebSocket('ws://127.0.0.1:PORT/'),
  eventSource: () => new EventSource('http://127.0.0.1:PORT/'),
  request: () => new Request('http://127.0.0.1:PORT/').arrayBuffer(),
  aBuffer: () => typeof Buffer !== 'undefined' && Buffer,
  webAssembly: () => typeof WebAssembly !== 'undefined' && WebAssembly,
  sharedMemory: () => typeof SharedArrayBuffer !== 'undefined' && SharedArrayBuffer,
  waiting: () => typeof Atomics !== 'undefined' && Atomics,
  afterCollection: () => typeof FinalizationRegistry !== 'undefined' && FinalizationRegistry,
  aConsole: () => console.log.constructor !== Function && console,
};

async function loader(args) {
  const { searchParams } = new URL(args.request.url);
  let reached;
  try { reached = await attempts[searchParams.get('try')](args); } catch {}
  globalThis.reached = reached ? 'reached ' + String(reached).slice(0, 200) : 'reached nothing';
  return null;
}
exports.attempts = Object.keys(attempts);
exports.pages = { lab: async () => ({ loader, Component: () => React.createElement('h1', null, globalThis.reached) }) };
`;
