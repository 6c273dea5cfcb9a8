import { join, resolve } from 'node:path';
import { Broken } from '../lib/broken.ts';

export interface Settings {
  root: string;
  /** Databases, stored releases, secrets, logs. Everything that must survive. */
  data: string;
  /** The public port. */
  port: number;
  /** The port of the console and the moderation desk, which share their origin with no section. */
  operatorsPort: number;
  /** Address the public port listens on. */
  host: string;
  /** Watch sources, rebuild, restart, reload. */
  dev: boolean;
  /** Whether the platform's rehearser runs as well: releases that wait for it are played in a browser. */
  rehearses: boolean;
}

/** Reads what the person chose. @throws Broken with every fault at once */
export function parseSettings(root: string, args: string[], env: NodeJS.ProcessEnv): Settings {
  const faults = [];
  const port = Number(env.PORT || 4000);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    faults.push(`PORT is "${env.PORT}" and must be 1 to 65535`);
  const operatorsPort = Number(env.COACHLAB_OPERATORS_PORT || beside(port));
  if (
    !Number.isInteger(operatorsPort) ||
    operatorsPort < 1 ||
    operatorsPort > 65535 ||
    operatorsPort === port
  )
    faults.push(
      `COACHLAB_OPERATORS_PORT is "${operatorsPort}" and must be 1 to 65535 and different from PORT`,
    );
  for (const arg of args)
    if (arg !== '--dev') faults.push(`"${arg}" is not an option; the only option is --dev`);
  if (faults.length > 0) throw new Broken('settings_invalid', `${faults.join('; ')}.`);
  return {
    root,
    // npm runs scripts in the root; a relative path means the folder the person stands in.
    data: env.COACHLAB_DATA ? resolve(env.INIT_CWD ?? '', env.COACHLAB_DATA) : join(root, '.data'),
    port,
    operatorsPort,
    host: env.COACHLAB_HOST || '127.0.0.1',
    dev: args.includes('--dev'),
    rehearses: env.COACHLAB_REHEARSER === 'on',
  };
}

/** The next port, where there is one. */
function beside(port: number): number {
  if (Number.isNaN(port)) return 4001;
  return port < 65_535 ? port + 1 : port - 1;
}

export function logFile(settings: Settings, name: string): string {
  return join(settings.data, 'logs', `${name}.log`);
}
