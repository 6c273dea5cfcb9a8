import { isNativeError } from 'node:util/types';
import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger as Pino, type LoggerOptions, pino } from 'pino';
import { requestContext } from '../http/request-context.ts';

/** One JSON line an event on standard output, with the service's name and the request's id. */
export function createLog(service: string, level: string, destination?: DestinationStream): Pino {
  const options: LoggerOptions = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError },
    // A copy, since pino merges each line's fields into it.
    mixin: () => ({ ...requestContext.getStore() }),
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Not everything an error carries: a failed statement's parameters are what people typed. */
function describeError(error: Error & { code?: string; query?: string }) {
  const { type, message, stack } = pino.stdSerializers.err(error);
  return { type, message, stack, code: error.code, query: error.query };
}

/** Nest's Logger (`new Logger('Name')`) writes through pino. */
export class NestLog implements LoggerService {
  readonly #pino: Pino;

  constructor(log: Pino) {
    this.#pino = log;
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.#write('info', message, rest);
  }
  fatal(message: unknown, ...rest: unknown[]): void {
    this.#write('fatal', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.#write('error', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.#write('warn', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.#write('debug', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.#write('trace', message, rest);
  }

  /** Nest puts the context last. */
  #write(
    level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal',
    message: unknown,
    rest: unknown[],
  ): void {
    const context = rest.at(-1);
    if (level === 'info' && QUIET.has(String(context))) return;
    const fields = typeof context === 'string' ? { context } : {};
    if (isNativeError(message)) this.#pino[level]({ ...fields, err: message }, message.message);
    else if (typeof message === 'object' && message !== null) this.#pino[level]({ ...fields, ...message });
    else this.#pino[level](fields, String(message));
  }
}

/** Chatter of the framework's start that nobody reads. */
const QUIET = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);
