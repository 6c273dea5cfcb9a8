import { Link } from '@coachlab/remote-kit';
import { LinkButton } from '@coachlab/ui';
import css from './continue.module.css';
import { KeptSoFar } from './kept-so-far.tsx';
import { useContinue } from './use-continue.ts';

/** One press back to where the visitor stopped. The frame tells who has begun before the first paint: room is kept then. */
export function Continue() {
  const next = useContinue();
  return (
    <div className={css.place}>
      <KeptSoFar />
      {next && (
        <LinkButton variant="primary" leaves link={<Link to={next.to} />}>
          <span className={css.words}>{`Continue: ${next.focus}`}</span>
        </LinkButton>
      )}
    </div>
  );
}
