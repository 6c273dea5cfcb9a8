import { useNow } from './now.ts';
import { agoOf, dateOf } from './when.ts';

/** When something was written: the date from the server, how long ago once a clock is at hand. */
export function PostedAt({ iso }: { iso: string }) {
  const now = useNow();
  return (
    <time dateTime={iso} title={dateOf(iso)}>
      {now === null ? dateOf(iso) : agoOf(iso, now)}
    </time>
  );
}
