import { Segmented, TextArea } from '@coachlab/ui';
import { type ComponentProps, useState } from 'react';
import css from './markdown-field.module.css';
import { Preview } from './preview.tsx';

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
      {!writing && <Preview text={props.value} />}
    </div>
  );
}
