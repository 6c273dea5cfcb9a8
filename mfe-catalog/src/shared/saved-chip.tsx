import { Chip, Icon } from '@coachlab/ui';
import Bookmark from 'lucide-react/icons/bookmark';
import type { SavedFilter } from './use-saved-filter.ts';

/** Before the other chips, and on beside any of them. It carries no count, which would come late and move them. */
export function SavedChip({ filter }: { filter: SavedFilter }) {
  return (
    <Chip pressed={filter.on} onClick={filter.toggle}>
      <Icon of={Bookmark} />
      Saved
    </Chip>
  );
}
