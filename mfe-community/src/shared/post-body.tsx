import type { RichText } from '@coachlab/contracts';
import { Prose } from '@coachlab/ui';
import css from './post-body.module.css';
import { RichTextView } from './rich-text-view.tsx';

/** What somebody wrote, formatted, or as it was typed. */
export function PostBody({ text, formatted }: { text: string; formatted?: RichText | null | undefined }) {
  return (
    <Prose className={css.body}>
      {formatted ? <RichTextView of={formatted} /> : <p className={css.plain}>{text}</p>}
    </Prose>
  );
}
