import { Prose } from '@coachlab/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { isTooIntricate } from './intricate.ts';
import css from './post-body.module.css';

/** Where its code does not arrive, the words are there as they were typed. */
const Markdown = lazy(() =>
  import('./markdown.tsx').then(
    (module) => ({ default: module.SafeMarkdown }),
    () => ({ default: Fallback }),
  ),
);

/** What somebody wrote, as Markdown without any HTML of its own. */
export function PostBody({ text }: { text: string }) {
  const plain = <p className={css.plain}>{text}</p>;
  return (
    <Prose className={css.body}>
      {isTooIntricate(text) ? (
        plain
      ) : (
        <Suspense fallback={plain}>
          <Markdown text={text} fallback={plain} />
        </Suspense>
      )}
    </Prose>
  );
}

function Fallback({ fallback }: { fallback: ReactNode }) {
  return fallback;
}
