import { FilterRow, Filters, TextField } from '@coachlab/ui';
import { Chips } from '../shared/chips.tsx';
import { SavedChip } from '../shared/saved-chip.tsx';
import type { SavedFilter } from '../shared/use-saved-filter.ts';
import css from './search.module.css';

interface SearchBarProps {
  /** "Search prompts". */
  label: string;
  text: string;
  onText: (text: string) => void;
  /** "Stage": what the shortcuts are. */
  shortcutLabel: string;
  /** Each is a word to search for. */
  shortcuts: readonly string[];
  saved: SavedFilter;
}

/** A search field, and chips that fill it; the pressed one, pressed again, empties it. */
export function SearchBar({ label, text, onText, shortcutLabel, shortcuts, saved }: SearchBarProps) {
  const wanted = text.trim().toLowerCase();
  return (
    <Filters>
      <FilterRow label="Search">
        <TextField
          label={label}
          hideLabel
          type="search"
          name="q"
          autoComplete="off"
          placeholder={label}
          className={css.field}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      </FilterRow>
      <FilterRow label={shortcutLabel}>
        <Chips
          label={shortcutLabel}
          first={<SavedChip filter={saved} />}
          options={shortcuts.map((word) => ({ value: word, label: word }))}
          value={wanted}
          onPress={(word) => onText(wanted === word ? '' : word)}
        />
      </FilterRow>
    </Filters>
  );
}
