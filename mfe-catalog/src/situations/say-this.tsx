import { Button, List, Stack } from '@coachlab/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useCopy } from '../shared/use-copy.ts';
import css from './situations.module.css';
import { hasExample, Spoken } from './spoken.tsx';

/** The words to be said aloud, and a way to take them along. */
export function SayThis({ words }: { words: readonly string[] }) {
  const { copied, copy } = useCopy();
  return (
    <Stack gap={4} className={css.text}>
      <List
        kind="prompts"
        items={words.map((line, at) => (
          <Spoken key={at} words={line} />
        ))}
      />
      {hasExample(words) && (
        <p className={css.note}>What stands in brackets is an example: put in your own.</p>
      )}
      <div className={css.onScreen}>
        <Button size="small" icon={copied ? Check : Copy} onClick={() => void copy(words.join('\n'))}>
          {copied ? 'Copied' : 'Copy the words'}
        </Button>
      </div>
    </Stack>
  );
}
