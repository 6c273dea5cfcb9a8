import type { Sheet, SheetEntry } from './sheet.ts';
import css from './sheet-paper.module.css';

/** The sheet as it is printed: fields of a form would cut off what is long. The page adds its address. */
export function SheetPaper({ of: { title, subtitle, sections } }: { of: Sheet }) {
  return (
    <div className={css.paper}>
      <p className={css.title}>{title}</p>
      <p>{subtitle}</p>
      {sections.map(({ title: name, note, entries }, index) => (
        <div key={index} className={css.section}>
          <h3>{name}</h3>
          {note && <p className={css.note}>{note}</p>}
          <div className={css.entries}>
            {entries.map((entry) => (
              <Entry key={entry.label} of={entry} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function Entry({ of: entry }: { of: SheetEntry }) {
  const { kind, label } = entry;
  if (kind === 'rows')
    return (
      <table className={css.wide} aria-label={label}>
        <thead>
          <tr>
            {entry.columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entry.rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  if (kind === 'marks')
    return (
      <p className={css.marks}>
        {entry.marks.map((mark, at) => (
          <span key={at} className={css.mark}>
            {mark === ' ' ? at + 1 : mark}
          </span>
        ))}
      </p>
    );
  const value =
    entry.value || (kind === 'choice' ? entry.options.map((option) => `□ ${option}`).join('   ') : '');
  const look = kind === 'text' ? css.text : kind === 'line' && entry.short ? css.short : css.line;
  return (
    <p className={look}>
      <span className={css.label}>{label}</span> <span className={css.value}>{value}</span>
    </p>
  );
}
