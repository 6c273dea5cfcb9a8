import vm from 'node:vm';

/** Of `process`: what leads to Node's own modules, to other processes, or to handles of this one. */
const CAPABILITIES = [
  'binding',
  '_linkedBinding',
  'getBuiltinModule',
  'dlopen',
  'mainModule',
  'kill',
  '_kill',
  '_debugProcess',
  '_debugEnd',
  '_getActiveHandles',
  '_getActiveRequests',
  '_rawDebug',
  'execve',
  'report',
  'loadEnvFile',
  'openStdin',
  'stdin',
  'stdout',
  'stderr',
  'chdir',
  'umask',
  'setuid',
  'seteuid',
  'setgid',
  'setegid',
  'setgroups',
  'initgroups',
];

/** What the worker itself goes on using. */
const USED = ['URL', 'Buffer', 'setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'performance'];

/**
 * No section runs in this realm. Should one find a way into it, nothing here leads further: this is the last of the
 * walls, behind those that the kernel keeps.
 */
export function stripProcess(): void {
  for (const name of CAPABILITIES) {
    Object.defineProperty(process, name, { value: undefined, writable: false, configurable: false });
  }
  const language = vm.runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[];
  const kept = new Set([...language, ...USED]);
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!kept.has(name)) Reflect.deleteProperty(globalThis, name);
  }
}
