import type { ResolvedSet } from '@coachlab/contracts';
import { isComposing, savedItems, useStored } from '@coachlab/learner';
import { openChat, openSlot, useNavigate } from '@coachlab/remote-kit';
import { Dialog, TextField } from '@coachlab/ui';
import { type KeyboardEvent, useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Entry } from './entry.ts';
import { helpFor } from './help-for.ts';
import css from './palette.module.css';
import { recentIds, remember } from './recent.ts';
import { type Group, optionId, Results } from './results.tsx';
import { type Entries, useEntries } from './use-entries.ts';
import { type Findable, useIndex } from './use-index.ts';

const MOST = 12;

interface PaletteProps {
  set: ResolvedSet;
  /** Searched for from the start. */
  words: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function Palette({ set, words, open, onOpenChange }: PaletteProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Search">
      {open && <Everything set={set} words={words} onLeave={() => onOpenChange(false)} />}
    </Dialog>
  );
}

/** Gathers what can be found, so that a key press need not. */
function Everything({ set, words, onLeave }: Pick<PaletteProps, 'set' | 'words'> & { onLeave: () => void }) {
  const entries = useEntries(set);
  const index = useIndex(entries.all);
  return <Search {...entries} words={words} index={index} onLeave={onLeave} />;
}

interface SearchProps extends Entries {
  index: Findable;
  words: string;
  onLeave: () => void;
}

/** A combobox over everything that can be found: arrows move, Enter opens, Esc closes. */
function Search({ all, pages, loading, index, words, onLeave }: SearchProps) {
  const [typed, setTyped] = useState(words);
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const navigate = useNavigate();
  const saved = useStored(savedItems);
  // Not deferred: letter and list together are drawn sooner than one after the other.
  const groups = useMemo(() => groupsFor(typed, index, all, pages, saved), [typed, index, all, pages, saved]);
  const shown = groups.flatMap(({ entries }) => entries);
  const current = Math.min(chosen, shown.length - 1);

  const open = ({ id, opens }: Entry) => {
    onLeave();
    if ('ask' in opens) return openChat(opens.ask);
    remember(id);
    if ('href' in opens) void navigate(opens.href);
    else openSlot(opens.slot, opens.props);
  };
  // The list is not drawn again because a press made a new function.
  const opening = useRef(open);
  useLayoutEffect(() => {
    opening.current = open;
  });
  const onOpen = useCallback((entry: Entry) => opening.current(entry), []);
  const move = (to: number) => {
    const at = (to + shown.length) % shown.length;
    setChosen(at);
    document.getElementById(optionId(listId, at))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (shown.length === 0 || isComposing(event.nativeEvent)) return;
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
        enterKeyHint="go"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to type in; the dialog moves the focus here
        autoFocus
        autoComplete="off"
        spellCheck={false}
        placeholder="Frameworks, pages, challenges"
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown.length > 0 ? optionId(listId, current) : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Results
        id={listId}
        groups={groups}
        current={current}
        none={loading ? 'Loading...' : 'Type what you are looking for.'}
        onPoint={setChosen}
        onOpen={onOpen}
      />
      <p className={css.keys} aria-hidden="true">
        ↑ ↓ to move, Enter to open, Esc to close
      </p>
    </div>
  );
}

/** What was typed for; before that what was opened last, what is saved, and the site's pages. */
function groupsFor(
  typed: string,
  index: Findable,
  all: readonly Entry[],
  pages: Entry[],
  saved: readonly string[],
): Group[] {
  if (typed.trim())
    return numbered([
      ['Help', helpFor(typed)],
      ['Found', index.find(typed, MOST)],
      ['Not there?', [askFor(typed.trim())]],
    ]);
  const known = (ids: readonly string[]) => ids.flatMap((id) => all.find((entry) => entry.id === id) ?? []);
  const recent = known(recentIds());
  return numbered([
    ['Recent', recent],
    ['Saved', known(saved).filter((entry) => !recent.includes(entry))],
    ['Pages', pages.filter((page) => !recent.includes(page))],
  ]);
}

/** Never a dead end: the assistant takes whole sentences. */
function askFor(typed: string): Entry {
  return {
    id: 'ask',
    title: `Ask the assistant: “${typed}”`,
    kind: 'Assistant',
    opens: { ask: typed },
  };
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
