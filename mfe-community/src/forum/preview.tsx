import { FORUM_LIMITS } from '@coachlab/contracts';
import { useMutation } from '@coachlab/remote-kit';
import { useEffect } from 'react';
import { previewText } from '../api/preview.ts';
import { PostBody } from '../shared/post-body.tsx';
import css from './markdown-field.module.css';

/** How a text will look; as typed until the answer is there, and where none comes. */
export function Preview({ text }: { text: string }) {
  const content = [...text.trim()].slice(0, FORUM_LIMITS.content).join('');
  const { data, mutate } = useMutation({ mutationFn: previewText });
  useEffect(() => {
    if (content !== '') mutate(content);
  }, [content, mutate]);
  return (
    <section aria-label="Preview" className={css.preview}>
      {content === '' ? (
        <p className={css.nothing}>Nothing written yet.</p>
      ) : (
        <PostBody text={content} formatted={data?.formatted} />
      )}
    </section>
  );
}
