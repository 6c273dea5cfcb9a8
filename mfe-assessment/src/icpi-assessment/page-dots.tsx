import { cx } from '@coachlab/ui';
import type { QuestionPage } from './paging.ts';
import css from './page-dots.module.css';

interface PageDotsProps {
  pages: readonly QuestionPage[];
  current: number;
  onChoose: (index: number) => void;
}

/** One dot a page; each leads there, answered or not. */
export function PageDots({ pages, current, onChoose }: PageDotsProps) {
  return (
    <nav aria-label="Pages" className={css.dots}>
      {pages.map((page) => (
        <button
          key={page.index}
          type="button"
          aria-label={nameOf(page)}
          aria-current={page.index === current ? 'page' : undefined}
          className={cx(css.dot, page.left === 0 && css.full)}
          onClick={() => onChoose(page.index)}
        >
          <span>{page.index + 1}</span>
        </button>
      ))}
    </nav>
  );
}

function nameOf({ index, questions, answered, left }: QuestionPage): string {
  const state =
    left === 0 ? 'complete' : answered === 0 ? 'not started' : `${answered} of ${questions.length} answered`;
  return `Page ${index + 1}, ${state}`;
}
