import { artifactNotes, completedItems, practiceLog, savedItems, useStored } from '@coachlab/learner';
import { Link, useHref } from '@coachlab/remote-kit';
import css from './continue.module.css';

/** How much this browser has kept of the visitor, each a press away. */
export function KeptSoFar() {
  const hrefOf = useHref();
  const done = useStored(completedItems).length;
  const saved = useStored(savedItems).length;
  const logged = new Set([...Object.keys(useStored(practiceLog)), ...Object.keys(useStored(artifactNotes))]);
  const lab = hrefOf('lab');
  const journey = hrefOf('journey', undefined, 'log');
  return (
    <p className={css.kept}>
      {done > 0 && <Link to="#progress">{`${done} done`}</Link>}
      {saved > 0 && lab && <Link to={`${lab}?saved=yes`}>{`${saved} saved`}</Link>}
      {logged.size > 0 && journey && <Link to={journey}>{`${logged.size} in your log`}</Link>}
    </p>
  );
}
