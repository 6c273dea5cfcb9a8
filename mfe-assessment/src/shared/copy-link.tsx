import { toast } from '@coachlab/remote-kit';
import { Button } from '@coachlab/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';

/** Milliseconds for which the check mark stays. */
const SAID_FOR = 2_000;

/** Puts this page's address on the clipboard, without query and fragment. */
export function CopyLink() {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + location.pathname);
      setCopied(true);
    } catch {
      // Refused, or not there on a plain http address.
      toast({
        tone: 'error',
        title: 'The link was not copied',
        description: 'Copy it from the address bar; whoever has it can read this page.',
      });
    }
  };
  return (
    <Button size="small" icon={copied ? Check : Copy} onClick={copy}>
      <span aria-live="polite">{copied ? 'Copied' : 'Copy link'}</span>
    </Button>
  );
}
