import { useSite } from '@coachlab/remote-kit';
import { IconButton } from '@coachlab/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { href } from '../shared/addresses.ts';
import { useCopy } from '../shared/use-copy.ts';

/** Puts the artifact's id and a line that points at its page on the clipboard. */
export function CopyPrompt({ id, title }: { id: string; title: string }) {
  const { origin } = useSite();
  const { copied, copy } = useCopy();
  const text = `${id}\nThe whole prompt: ${origin}${href.artifact(id)}`;
  return (
    <IconButton
      icon={copied ? Check : Copy}
      tone={copied ? 'act' : 'plain'}
      label={copied ? `Copied: ${title}` : `Copy: ${title}`}
      onClick={() => void copy(text)}
    />
  );
}
