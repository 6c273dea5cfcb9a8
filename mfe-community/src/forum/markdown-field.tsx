import { FORUM_LIMITS } from '@coachlab/contracts';
import { Segmented, TextArea } from '@coachlab/ui';
import { type ComponentProps, useState } from 'react';
import { PostBody } from '../shared/post-body.tsx';
import css from './markdown-field.module.css';

const VIEWS = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
] as const;

/** Where a text is written, with a look at what it will be. */
export function MarkdownField(props: ComponentProps<typeof TextArea> & { value: string }) {
  const [view, setView] = useState<'write' | 'preview'>('write');
  const writing = view === 'write' || props.error !== undefined;
  return (
    <div className={css.field}>
      <div className={css.switch}>
        <Segmented label="View" options={VIEWS} value={writing ? 'write' : 'preview'} onChange={setView} />
      </div>
      <div hidden={!writing}>
        <TextArea {...props} hint={`Markdown works. ${props.hint}`} />
      </div>
      {!writing && (
        <section aria-label="Preview" className={css.preview}>
          {props.value.trim() === '' ? (
            <p className={css.nothing}>Nothing written yet.</p>
          ) : (
            <PostBody text={[...props.value].slice(0, FORUM_LIMITS.content).join('')} />
          )}
        </section>
      )}
    </div>
  );
}
