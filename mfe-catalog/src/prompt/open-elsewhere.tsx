import { useHydrated } from '@coachlab/remote-kit';
import { LinkButton, Row } from '@coachlab/ui';
import ExternalLink from 'lucide-react/icons/external-link';
import type { MouseEvent } from 'react';
import { addressWith, type Assistant, ASSISTANTS } from './assistants.ts';
import css from './prompt-template.module.css';

interface OpenElsewhereProps {
  /** The prompt as it is filled in now. */
  text: string;
  /** The labels of the fields that are still empty. */
  open: readonly string[];
  /** Puts the text on the clipboard: whether it did. */
  copy: (text: string) => Promise<boolean>;
}

/** Takes the prompt to another company's assistant, and says beforehand that it leaves this site. */
export function OpenElsewhere({ text, open, copy }: OpenElsewhereProps) {
  // The server leaves the text out of the addresses: the page carries it once already.
  const hydrated = useHydrated();
  const fits = ASSISTANTS.every((assistant) => addressWith(assistant, text));

  const copyFirst = async (event: MouseEvent, { address }: Assistant) => {
    event.preventDefault();
    if (await copy(text)) window.open(address, '_blank', 'noopener');
  };

  return (
    <div className={css.elsewhere}>
      <Row>
        {ASSISTANTS.map((assistant) => (
          <LinkButton
            key={assistant.name}
            size="small"
            icon={ExternalLink}
            link={
              <a
                href={(hydrated && addressWith(assistant, text)) || assistant.address}
                target="_blank"
                rel="noopener"
                onClick={fits ? undefined : (event) => void copyFirst(event, assistant)}
              />
            }
          >
            {`Open in ${assistant.name}`}
          </LinkButton>
        ))}
      </Row>
      <p className={css.leaves}>
        {fits
          ? 'That opens a new tab and sends the prompt from this site to theirs, which may answer at once.'
          : 'This prompt is too long for an address: opening one of them copies it, for you to paste there. It then leaves this site.'}
        {open.length > 0 && ` Still empty: ${open.join(', ')}.`}
      </p>
    </div>
  );
}
