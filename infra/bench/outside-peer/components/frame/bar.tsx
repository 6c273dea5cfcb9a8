import { TAGLINE } from '@coachlab/contracts';
import { Link } from '@coachlab/remote-kit';
import { LinkButton } from '@coachlab/ui';
import css from '@shell/frame/frame.module.css';
import { START } from '@/lib/navigation';
import { AssistantButton, MenuButton, SearchButton } from './bar-buttons';
import { Logo } from './logo';
import { SectionsInBar } from './sections-in-bar';

export function Bar() {
  return (
    <header className={css.bar}>
      <div className={`${css.wrap} ${css.row}`}>
        <Logo />
        <span className={css.tagline}>{TAGLINE}</span>
        <SectionsInBar />
        <div className={css.acts}>
          <SearchButton />
          <AssistantButton />
          <LinkButton variant="primary" className={css.start} link={<Link to={START.href} />}>
            {START.label}
          </LinkButton>
          <MenuButton />
        </div>
      </div>
    </header>
  );
}
