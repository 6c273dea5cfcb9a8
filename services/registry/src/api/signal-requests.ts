import type {
  RemoteSignal,
  ShellSignalsRequest,
  ShellStateRequest,
  SignalClass,
  SignalsRequest,
  SignalTokenRequest,
} from '@coachlab/contracts';
import { validatorFor } from '@coachlab/federation/server';
import { InvalidInputError } from '@coachlab/service-common';
import { read } from './read-body.ts';
import { SEEN_BY_SHELL } from '../domain/signals/observations.ts';

const CLASSES: readonly SignalClass[] = [
  'manifest',
  'entry',
  'chunk',
  'integrity',
  'timeout',
  'render',
  'uncaught',
  'server_render',
  'api',
];
const name = { type: 'string', pattern: '^[a-z][a-z0-9-]*$', maxLength: 40 };
const visitor = { type: 'string', pattern: '^[0-9a-f]{32}$' };
const version = { type: 'string', minLength: 1, maxLength: 64 };

const signal = {
  type: 'object',
  required: ['remote', 'version', 'outcome'],
  properties: {
    remote: name,
    version,
    outcome: { enum: ['loaded', 'failed'] },
    class: { enum: CLASSES },
    stack: { type: 'string', maxLength: 1_000 },
    replacedBy: version,
    again: { const: true },
    /** Ten minutes: what comes later measures something else. */
    lcp: { type: 'integer', minimum: 0, maximum: 600_000 },
  },
};

const signals = validatorFor({
  type: 'object',
  required: ['token', 'signals'],
  properties: {
    token: { type: 'string', minLength: 1, maxLength: 8_000 },
    signals: { type: 'array', minItems: 1, maxItems: 20, items: signal },
  },
});

const tokenRequest = validatorFor({
  type: 'object',
  required: ['releases'],
  properties: {
    releases: {
      type: 'object',
      maxProperties: 100,
      propertyNames: { pattern: name.pattern, maxLength: name.maxLength },
      additionalProperties: version,
    },
    shell: version,
  },
});

const shellSignals = validatorFor({
  type: 'object',
  required: ['signals'],
  properties: {
    signals: {
      type: 'array',
      minItems: 1,
      maxItems: 500,
      items: {
        ...signal,
        required: [...signal.required, 'visitor'],
        properties: {
          ...signal.properties,
          // No good news: a shell does not know whether a page works in the browser.
          outcome: { const: 'failed' },
          class: { enum: SEEN_BY_SHELL },
          visitor,
        },
      },
    },
  },
});

const sentence = { type: 'string', minLength: 1, maxLength: 500 };

const shellState = validatorFor({
  type: 'object',
  required: ['shell', 'held', 'alarm'],
  properties: {
    shell: { type: 'string', pattern: '^[0-9a-f]{32}$' },
    held: {
      type: 'array',
      maxItems: 50,
      items: {
        type: 'object',
        required: ['remote', 'version', 'reason'],
        additionalProperties: false,
        properties: { remote: name, version, reason: sentence },
      },
    },
    alarm: { ...sentence, type: ['string', 'null'] },
  },
});

/** Each throws InvalidInputError that names everything that is wrong. */
export const readTokenRequest = (body: unknown) => read<SignalTokenRequest>(body, tokenRequest);
export const readSignals = (body: unknown) => withClasses(read<SignalsRequest>(body, signals));
export const readShellState = (body: unknown) => read<ShellStateRequest>(body, shellState);
export const readShellSignals = (body: unknown) => withClasses(read<ShellSignalsRequest>(body, shellSignals));

function withClasses<T extends { signals: RemoteSignal[] }>(request: T): T {
  const errors = request.signals
    .map((each, i) => ({ ...each, path: `signals.${i}.class` }))
    .filter(({ outcome, class: kind }) => outcome === 'failed' && kind === undefined)
    .map(({ path }) => ({ path, message: 'Required of a failure' }));
  if (errors.length > 0) throw new InvalidInputError(errors);
  return request;
}
