import { toast } from '@coachlab/remote-kit';
import { Button } from '@coachlab/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';

/** Milliseconds for which the check mark stays. */
const SAID_FOR = 2_000;

interface CopyLinkProps {
  /** Default: this page's, without query and fragment. */
  address?: string;
  children?: string;
}

/** Puts an address on the clipboard. */
export function CopyLink({ address, children = 'Copy link' }: CopyLinkProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address ?? location.origin + location.pathname);
      setCopied(true);
    } catch {
      // Refused, or not there on a plain http address.
      toast({
        tone: 'error',
        title: 'The link was not copied',
        description: address
          ? `Copy it from here: ${address}`
          : 'Copy it from the address bar; whoever has it can read this page.',
      });
    }
  };
  return (
    <Button size="small" icon={copied ? Check : Copy} onClick={copy}>
      <span aria-live="polite">{copied ? 'Copied' : children}</span>
    </Button>
  );
}
