import type { EngineKit } from '@coachlab/service-common/testing';
import { startRegistry, type TestRegistry, TOKENS, tokensSetting } from './test-registry.ts';

export const SHELL_TOKEN = 'shell-token-0123456789';
export const asShell = { authorization: `Bearer ${SHELL_TOKEN}` };

/** A registry that a shell may report to. Nothing happens in it by the time: a test runs the jobs that it needs. */
export function startWithShell(kit: EngineKit, more: Record<string, string> = {}): Promise<TestRegistry> {
  return startRegistry(kit, {
    COACHLAB_SCHEDULE_EVERY_MS: '3600000',
    COACHLAB_BOOTSTRAP_TOKENS: tokensSetting({ ...TOKENS, shell: SHELL_TOKEN }),
    ...more,
  });
}
