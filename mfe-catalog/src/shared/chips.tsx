import { Chip, ChipRow } from '@coachlab/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import css from './chips.module.css';

interface ChipsProps<T extends string> {
  label: string;
  options: readonly { value: T; label: string; count?: number }[];
  /** A word that is no option presses none. */
  value: string;
  onPress: (value: T) => void;
  /** A chip of its own before the options; where they scroll, it stays. */
  first?: ReactNode;
}

/** A row of filters, of which at most one is on. On a phone, where the row scrolls, that one is in sight. */
export function Chips<T extends string>({ label, options, value, onPress, first }: ChipsProps<T>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = place.current?.querySelector<HTMLElement>(':scope > *');
    const on = row?.querySelector<HTMLElement>('[aria-pressed="true"]');
    // Not scrollIntoView, which would move the page as well.
    if (row && on) row.scrollLeft = on.offsetLeft - row.offsetLeft - (row.clientWidth - on.offsetWidth) / 2;
  }, []);
  return (
    <div className={css.chips}>
      {first && <div className={css.first}>{first}</div>}
      <div ref={place} className={css.options}>
        <ChipRow label={label}>
          {options.map((option) => (
            <Chip
              key={option.value}
              pressed={option.value === value}
              count={option.count}
              onClick={() => onPress(option.value)}
            >
              {option.label}
            </Chip>
          ))}
        </ChipRow>
      </div>
    </div>
  );
}
