import { savedItems, toggleSaved, useStored } from '@coachlab/learner';
import { Button } from '@coachlab/ui';
import Bookmark from 'lucide-react/icons/bookmark';

/** The word stays, so that nothing beside it moves; the fill and `aria-pressed` say that it is saved. */
export function SaveButton({ id }: { id: string }) {
  const saved = useStored(savedItems).includes(id);
  return (
    <Button size="small" icon={Bookmark} aria-pressed={saved} onClick={() => toggleSaved(id)}>
      Save
    </Button>
  );
}
