import { PRODUCT_NAME } from '@coachlab/contracts';
import { Link } from '@coachlab/remote-kit';
import css from '@shell/frame/frame.module.css';

export function Logo() {
  return (
    <Link to="/" className={css.logo} aria-label={`${PRODUCT_NAME}, home`}>
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <path
          d="M19.2 6.4A9.2 9.2 0 1 0 19.2 17.6"
          stroke="currentColor"
          strokeWidth="2.1"
          strokeLinecap="round"
        />
        <path d="M9 8.6h6M9 12h4M9 15.4h6" stroke="var(--act)" strokeWidth="1.7" strokeLinecap="round" />
      </svg>
      {PRODUCT_NAME}
    </Link>
  );
}
