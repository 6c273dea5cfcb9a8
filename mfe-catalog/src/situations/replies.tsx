import type { SituationReply } from '@coachlab/contracts';
import css from './situations.module.css';
import { Spoken } from './spoken.tsx';

/** What the other is likely to say, each with what can be said then. */
export function Replies({ replies }: { replies: readonly SituationReply[] }) {
  return (
    <dl className={css.replies}>
      {replies.map(({ they, you }) => (
        <div key={they}>
          <dt>{they.startsWith('(') ? they : `“${they}”`}</dt>
          <dd>
            <Spoken words={you} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
