import type { FlatNavigationEntry } from '@coachlab/federation';
import { Link } from '@coachlab/remote-kit';
import { HELP_PAGE } from '@coachlab/safety';
import css from './frame.module.css';
import { Logo } from './logo.tsx';

export function Foot({ entries }: { entries: FlatNavigationEntry[] }) {
  return (
    <footer className={css.foot}>
      <div className={`${css.wrap} ${css.columns}`}>
        <Logo />
        <nav aria-label="More">
          {entries.map(({ href, label }) => (
            <Link key={href} to={href}>
              {label}
            </Link>
          ))}
          <Link to={HELP_PAGE}>Help now</Link>
        </nav>
        <p className={css.end}>No sign-up. Your progress stays in this browser.</p>
      </div>
    </footer>
  );
}
