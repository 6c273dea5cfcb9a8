import type { SheetField } from '@coachlab/contracts';
import { useId } from 'react';
import { marksOf, nextMark } from './sheet-fields.ts';
import css from './sheet.module.css';

interface SheetMarksProps {
  of: Extract<SheetField, { kind: 'marks' }>;
  value: string;
  onChange: (value: string) => void;
}

const NAMES: Record<string, string> = { ' ': 'blank', X: 'done', '/': 'fallback' };

/** A box a day: a press marks it X, another one /, a third clears it. */
export function SheetMarks({ of: field, value, onChange }: SheetMarksProps) {
  const id = useId();
  const marks = marksOf(value, field.count);
  return (
    <div role="group" aria-labelledby={id} className={css.rows}>
      <p id={id} className={css.tableLabel}>
        {field.label}
      </p>
      <div className={css.marks}>
        {marks.map((mark, at) => (
          <button
            key={at}
            type="button"
            className={css.mark}
            data-mark={mark}
            aria-label={`${at + 1}: ${NAMES[mark]}`}
            onClick={() => onChange(marks.with(at, nextMark(mark)).join(''))}
          >
            {mark === ' ' ? <span className={css.day}>{at + 1}</span> : mark}
          </button>
        ))}
      </div>
    </div>
  );
}
