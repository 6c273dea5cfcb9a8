import { useCopy } from '@coachlab/learner';
import { toast } from '@coachlab/remote-kit';
import { Button } from '@coachlab/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';

interface CopyLinkProps {
  /** Default: this page's, without query and fragment. */
  address?: string;
  children?: string;
}

/** Puts an address on the clipboard. */
export function CopyLink({ address, children = 'Copy link' }: CopyLinkProps) {
  const { copied, copy } = useCopy();

  const copyAddress = async () => {
    if (await copy(address ?? location.origin + location.pathname)) return;
    toast({
      tone: 'error',
      title: 'The link was not copied',
      description: address
        ? `Copy it from here: ${address}`
        : 'Copy it from the address bar; whoever has it can read this page.',
    });
  };
  return (
    <Button size="small" icon={copied ? Check : Copy} onClick={copyAddress}>
      <span aria-live="polite">{copied ? 'Copied' : children}</span>
    </Button>
  );
}
