import type { SheetField } from '@coachlab/contracts';
import type { Written } from '@coachlab/learner';
import { Button, TextArea } from '@coachlab/ui';
import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import { cellName, rowCount, rowsName } from './sheet-fields.ts';
import css from './sheet.module.css';

interface SheetRowsProps {
  of: Extract<SheetField, { kind: 'rows' }>;
  written: Written;
}

/** A table that grows by a row at a time. */
export function SheetRows({ of: field, written: { values, write } }: SheetRowsProps) {
  const id = useId();
  const count = rowCount(field, values);
  return (
    <div role="group" aria-labelledby={id} className={css.rows}>
      <p id={id} className={css.tableLabel}>
        {field.label}
      </p>
      <ol className={css.table}>
        {Array.from({ length: count }, (_, row) => (
          <li key={row} className={css.row}>
            {field.columns.map((column, at) => {
              const name = cellName(field, row, at);
              return (
                <TextArea
                  key={column}
                  label={
                    <>
                      <span className={css.number}>{row + 1}</span> {column}
                    </>
                  }
                  rows={1}
                  className={css.line}
                  value={values[name] ?? ''}
                  onChange={(event) => write({ [name]: event.currentTarget.value })}
                />
              );
            })}
          </li>
        ))}
      </ol>
      <div>
        <Button size="small" icon={Plus} onClick={() => write({ [rowsName(field)]: String(count + 1) })}>
          Add a row
        </Button>
      </div>
    </div>
  );
}
