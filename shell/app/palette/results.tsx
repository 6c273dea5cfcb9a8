import { cx } from '@coachlab/ui';
import { memo } from 'react';
import type { Entry } from './entry.ts';
import css from './palette.module.css';

export interface Group {
  label: string;
  entries: Entry[];
  /** Number of the first entry among all that are shown. */
  from: number;
}

interface ResultsProps {
  id: string;
  groups: Group[];
  /** Number of the entry that Enter opens. */
  current: number;
  /** Said when there is no entry. */
  none: string;
  onPoint: (at: number) => void;
  onOpen: (entry: Entry) => void;
}

export function optionId(list: string, at: number): string {
  return `${list}-${at}`;
}

/** The listbox. The field keeps the focus and the keys; here is only pointed and pressed. */
export const Results = memo(function Results({ id, groups, current, none, onPoint, onOpen }: ResultsProps) {
  return (
    <div className={css.list} id={id} role="listbox" aria-label="Found">
      {groups.map(({ label, entries, from }) => (
        <div key={label} role="group" aria-label={label}>
          <p className={css.label} aria-hidden="true">
            {label}
          </p>
          {entries.map((entry, offset) => (
            <Option
              // A row stays and gets other words: half the work of moving rows about.
              key={offset}
              id={optionId(id, from + offset)}
              entry={entry}
              at={from + offset}
              current={from + offset === current}
              sayKind={label !== `${entry.kind}s`}
              onPoint={onPoint}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
      {groups.length === 0 && (
        <p className={css.none} role="status">
          {none}
        </p>
      )}
    </div>
  );
});

interface OptionProps extends Pick<ResultsProps, 'id' | 'onPoint' | 'onOpen'> {
  entry: Entry;
  at: number;
  current: boolean;
  /** `false` under a label that says it for all. */
  sayKind: boolean;
}

const Option = memo(function Option({ id, entry, at, current, sayKind, onPoint, onOpen }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox has the focus and hears the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={current}
      className={cx(css.option, current && css.current)}
      onPointerMove={() => onPoint(at)}
      onClick={() => onOpen(entry)}
    >
      <span className={css.text}>
        <b className={css.title}>{entry.title}</b>
        {entry.subtitle && <span className={css.subtitle}>{entry.subtitle}</span>}
      </span>
      {sayKind && <span className={css.kind}>{entry.kind}</span>}
    </div>
  );
});
