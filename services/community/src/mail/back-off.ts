const LONGEST_WAIT = 6 * 3_600;
/** Days of trying, after which the coach has to say "again". */
const GIVE_UP_AFTER = 5 * 86_400_000;

/** When to try a mail again after its n-th try failed: twice as late each time, a little apart; null to give up. */
export function nextTry(
  { attempts, createdAt }: { attempts: number; createdAt: Date },
  firstWaitSeconds: number,
  now = new Date(),
  random = Math.random,
): Date | null {
  if (now.getTime() - createdAt.getTime() > GIVE_UP_AFTER) return null;
  const wait = Math.min(firstWaitSeconds * 2 ** (attempts - 1), LONGEST_WAIT);
  return new Date(now.getTime() + wait * 1_000 * (1 + random() / 4));
}
