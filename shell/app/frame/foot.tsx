import type { FlatNavigationEntry } from '@coachlab/federation';
import { Link } from '@coachlab/remote-kit';
import css from './frame.module.css';
import { Logo } from './logo.tsx';

export function Foot({ entries }: { entries: FlatNavigationEntry[] }) {
  return (
    <footer className={css.foot}>
      <div className={`${css.wrap} ${css.columns}`}>
        <Logo />
        {entries.length > 0 && (
          <nav aria-label="More">
            {entries.map(({ href, label }) => (
              <Link key={href} to={href}>
                {label}
              </Link>
            ))}
          </nav>
        )}
        <p className={css.end}>No sign-up. Your progress stays in this browser.</p>
      </div>
    </footer>
  );
}
