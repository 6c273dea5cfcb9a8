import { Button } from '@coachlab/ui';
import type { OverrideNotice } from '../override-notice.ts';
import css from './override-banner.module.css';

/**
 * Across the top of every page that runs by an override, so that nobody takes a preview for the site. The button is a
 * plain form: it works even where the previewed release broke everything else.
 */
export function OverrideBanner({ notice: { releases, expiresAt } }: { notice: OverrideNotice }) {
  const running = releases.filter(({ runs }) => runs);
  const missing = releases.filter(({ runs }) => !runs);
  return (
    <aside className={css.banner} aria-label="Preview">
      <p className={css.words}>
        {running.length > 0 && (
          <>
            You are trying <b>{namesOf(running)}</b> until <time dateTime={expiresAt}>{utc(expiresAt)}</time>.
            Others see the live site.
          </>
        )}{' '}
        {missing.length > 0 && (
          <>
            <b>{namesOf(missing)}</b> could not be loaded, so you see what is live instead.
          </>
        )}
      </p>
      <form method="post" action="/-/override/clear">
        <Button type="submit">Back to the live site</Button>
      </form>
    </aside>
  );
}

function namesOf(releases: OverrideNotice['releases']): string {
  return releases.map(({ remote, version }) => `${remote}@${version}`).join(', ');
}

/** The same words on the server and in every time zone. */
function utc(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}
