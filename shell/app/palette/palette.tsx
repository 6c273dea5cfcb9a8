import type { ResolvedSet } from '@coachlab/contracts';
import { openSlot, useNavigate } from '@coachlab/remote-kit';
import { cx, Dialog, TextField } from '@coachlab/ui';
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import type { Entry } from './entry.ts';
import css from './palette.module.css';
import { PaletteIndex } from './rank.ts';
import { recentIds, remember } from './recent.ts';
import { useEntries } from './use-entries.ts';

const MOST = 12;

interface PaletteProps {
  set: ResolvedSet;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function Palette(props: PaletteProps) {
  const { open, onOpenChange } = props;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Search">
      {open && <Search {...props} />}
    </Dialog>
  );
}

/** A combobox over everything that can be found: arrows move, Enter opens, Esc closes. */
function Search({ set, onOpenChange }: PaletteProps) {
  const { all, pages, loading } = useEntries(set);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const navigate = useNavigate();
  const index = useMemo(() => new PaletteIndex(all), [all]);
  // Typing never waits for the list.
  const asked = useDeferredValue(typed);
  const groups = useMemo(() => groupsFor(asked, index, all, pages), [asked, index, all, pages]);
  const shown = groups.flatMap(({ entries }) => entries);
  const current = Math.min(chosen, shown.length - 1);
  const optionId = (at: number) => `${listId}-${at}`;

  const open = ({ id, opens }: Entry) => {
    remember(id);
    onOpenChange(false);
    if ('href' in opens) void navigate(opens.href);
    else openSlot('challenge-dialog', { challenge: opens.challenge });
  };
  const move = (to: number) => {
    const at = (to + shown.length) % shown.length;
    setChosen(at);
    document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (shown.length === 0 || event.nativeEvent.isComposing) return;
    const entry = shown[current];
    if (event.key === 'ArrowDown') move(current + 1);
    else if (event.key === 'ArrowUp') move(current - 1);
    else if (event.key === 'Enter' && entry) open(entry);
    else return;
    event.preventDefault();
  };

  return (
    <div className={css.palette}>
      <TextField
        label="Search"
        hideLabel
        type="search"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to type in; the dialog moves the focus here
        autoFocus
        autoComplete="off"
        spellCheck={false}
        placeholder="Frameworks, pages, certifications, challenges"
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown.length > 0 ? optionId(current) : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div className={css.list} id={listId} role="listbox" aria-label="Found">
        {groups.map(({ label, entries, from }) => (
          <div key={label} role="group" aria-label={label}>
            <p className={css.label} aria-hidden="true">
              {label}
            </p>
            {entries.map((entry, offset) => {
              const at = from + offset;
              return (
                <div
                  key={entry.id}
                  id={optionId(at)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={at === current}
                  className={cx(css.option, at === current && css.current)}
                  onPointerMove={() => setChosen(at)}
                  onClick={() => open(entry)}
                  onKeyDown={onKeyDown}
                >
                  <b className={css.title}>{entry.title}</b>
                  <span className={css.kind}>{entry.kind}</span>
                </div>
              );
            })}
          </div>
        ))}
        {shown.length === 0 && (
          <p className={css.none} role="status">
            {loading ? 'Loading...' : `Nothing found for “${asked.trim()}”.`}
          </p>
        )}
      </div>
      <p className={css.keys} aria-hidden="true">
        ↑ ↓ to move, Enter to open, Esc to close
      </p>
    </div>
  );
}

interface Group {
  label: string;
  entries: Entry[];
  /** Number of the first entry among all that are shown. */
  from: number;
}

/** What was typed for, or before that what was opened last and the site's pages. */
function groupsFor(typed: string, index: PaletteIndex, all: readonly Entry[], pages: Entry[]): Group[] {
  if (typed.trim()) return numbered([['Found', index.find(typed, MOST)]]);
  const recent = recentIds().flatMap((id) => all.find((entry) => entry.id === id) ?? []);
  return numbered([
    ['Recent', recent],
    ['Pages', pages.filter((page) => !recent.includes(page))],
  ]);
}

function numbered(groups: [string, Entry[]][]): Group[] {
  let from = 0;
  return groups
    .filter(([, entries]) => entries.length > 0)
    .map(([label, entries]) => {
      const group = { label, entries, from };
      from += entries.length;
      return group;
    });
}
