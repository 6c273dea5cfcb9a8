import css from './situations.module.css';

const EXAMPLE = /(\[[^[\]]+\])/;

export function hasExample(words: readonly string[]): boolean {
  return words.some((line) => EXAMPLE.test(line));
}

/** Words to be said aloud. What only the reader's own case can supply stays in its brackets, so that it is seen in a copy, too. */
export function Spoken({ words }: { words: string }) {
  return words.split(EXAMPLE).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className={css.example}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
