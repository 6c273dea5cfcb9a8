import type { Override } from '@coachlab/federation/server';

/** Holds an override's token as the registry signed it. */
export const OVERRIDE_COOKIE = 'coachlab_override';

/** The `Set-Cookie` that keeps an override until it expires by itself. */
export function keepOverride(
  token: string,
  { expiresAt }: Pick<Override, 'expiresAt'>,
  now: number,
  https: boolean,
): string {
  const seconds = Math.max(0, Math.floor((Date.parse(expiresAt) - now) / 1_000));
  return `${OVERRIDE_COOKIE}=${token}; ${attributes(seconds, https)}`;
}

export function dropOverride(https: boolean): string {
  return `${OVERRIDE_COOKIE}=; ${attributes(0, https)}`;
}

function attributes(seconds: number, https: boolean): string {
  return `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;
}
