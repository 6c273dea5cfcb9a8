import { SITUATION_THEMES, type SituationCard, type SituationTheme } from '@coachlab/contracts';
import { FilterRow, Filters, TextField } from '@coachlab/ui';
import { Chips } from '../shared/chips.tsx';
import { byTheme } from './find-situations.ts';
import css from './situations.module.css';

interface SituationFilterProps {
  cards: readonly SituationCard[];
  theme: SituationTheme | null;
  onTheme: (theme: SituationTheme | null) => void;
  text: string;
  onText: (text: string) => void;
}

/** A search field, and a chip for each theme that has situations; the pressed one, pressed again, shows all. */
export function SituationFilter({ cards, theme, onTheme, text, onText }: SituationFilterProps) {
  const themes = byTheme(cards).map(({ theme: value, cards: own }) => ({
    value,
    label: SITUATION_THEMES[value],
    count: own.length,
  }));
  return (
    <Filters>
      <FilterRow label="Search">
        <TextField
          label="Search situations"
          hideLabel
          type="search"
          name="q"
          autoComplete="off"
          placeholder="promotion, silence, late"
          className={css.field}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      </FilterRow>
      <FilterRow label="Theme">
        <Chips
          label="Theme"
          options={themes}
          value={theme ?? ''}
          onPress={(value) => onTheme(value === theme ? null : (value as SituationTheme))}
        />
      </FilterRow>
    </Filters>
  );
}
