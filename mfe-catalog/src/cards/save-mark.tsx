import { savedItems, toggleSaved, useStored } from '@coachlab/learner';
import { IconButton } from '@coachlab/ui';
import Bookmark from 'lucide-react/icons/bookmark';

/** Marks an artifact, on its card, to find it again. The server draws it unmarked, in the same size. */
export function SaveMark({ id, title }: { id: string; title: string }) {
  const saved = useStored(savedItems).includes(id);
  return (
    <IconButton
      size="small"
      icon={Bookmark}
      label={`Save: ${title}`}
      aria-pressed={saved}
      onClick={() => toggleSaved(id)}
    />
  );
}
