import { ConfigError, type Fields } from '@coachlab/settings';
import { missingRight } from '../database/database-errors.ts';
import { DatabaseInUseError } from '../database/sqlite-lock.ts';
import { ContentError } from '../seeds/content-files.ts';
import { boot, type RunningService } from './boot.ts';
import type { ServiceDefinition } from './definition.ts';

/** Milliseconds for open requests to end once the service closes. */
const CLOSE_PATIENCE = 15_000;

/** The whole of a service's main.ts: runs until SIGTERM (drain first) or SIGINT (close at once). */
export async function runService<S extends Fields>(definition: ServiceDefinition<S>): Promise<void> {
  try {
    const service = await boot(definition, process.env);
    process.once('SIGTERM', () => {
      service.drain();
      setTimeout(() => void end(service), service.drainSeconds * 1_000);
    });
    process.once('SIGINT', () => void end(service));
  } catch (error) {
    console.error(`${definition.name} did not start:`, sentenceFor(error) ?? error);
    process.exit(1);
  }
}

async function end(service: RunningService): Promise<void> {
  setTimeout(() => process.exit(1), CLOSE_PATIENCE).unref();
  await service.stop();
  process.exit(0);
}

/** What the person who started it can mend needs a sentence and no stack. */
function sentenceFor(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof DatabaseInUseError || error instanceof ContentError)
    return error.message;
  const right = missingRight(error);
  if (right) return right;
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'EADDRINUSE' || code === 'EACCES' ? message : undefined;
}
