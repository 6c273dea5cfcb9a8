import { Link } from '@coachlab/remote-kit';
import { HELP_PAGE } from '@safety/help-page';
import css from '@shell/frame/frame.module.css';
import { FOOTER } from '@/lib/navigation';
import { Logo } from './logo';

export function Foot() {
  return (
    <footer className={css.foot}>
      <div className={`${css.wrap} ${css.columns}`}>
        <Logo />
        <nav aria-label="More">
          {FOOTER.map(({ href, label }) => (
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
