import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Check } from './glyphs.tsx';
import { Icon } from './icon.tsx';
import css from './list.module.css';

export interface ListProps {
  /**
   * dash: outcomes · numbered: guidance, tactics, exercises · checks: success criteria ·
   * prompts: words to say, in italics · questions: a walkthrough's questions, on a sheet with a green edge.
   */
  kind: 'dash' | 'numbered' | 'checks' | 'prompts' | 'questions';
  items: readonly ReactNode[];
  className?: string;
}

/** The lists of an artifact, a result or a plan. */
export function List({ kind, items, className }: ListProps) {
  const Tag = kind === 'numbered' ? 'ol' : 'ul';
  return (
    <Tag className={cx(css[kind], className)}>
      {items.map((item, index) => (
        <li key={index}>
          {kind === 'checks' && <Icon of={Check} className={css.check} />}
          {kind === 'checks' || kind === 'numbered' ? <div>{item}</div> : item}
        </li>
      ))}
    </Tag>
  );
}
