import { isApiError } from '@coachlab/remote-kit';
import { Button } from '@coachlab/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import type { QuestionPage } from './paging.ts';
import type { useSend } from './use-send.ts';
import css from './turn.module.css';

interface TurnProps {
  pages: readonly QuestionPage[];
  page: QuestionPage;
  send: Pick<ReturnType<typeof useSend>, 'isPending' | 'isSuccess' | 'error'>;
  onTurn: (index: number) => void;
  /** Above the buttons. */
  children?: ReactNode;
}

/** The foot of a page: back, what is still open, and on. */
export function Turn({ pages, page, send, onTurn, children }: TurnProps) {
  const last = page.index === pages.length - 1;
  const sending = send.isPending || send.isSuccess;
  const open = last ? pages.find(({ left }) => left > 0) : page.left > 0 ? page : undefined;
  return (
    <div className={css.foot}>
      {children}
      {send.error && !sending && (
        <p role="alert" className={css.fault}>
          {sendFault(send.error)}
        </p>
      )}
      <div className={css.turn}>
        <Button
          icon={ArrowLeft}
          disabled={page.index === 0 || sending}
          onClick={() => onTurn(page.index - 1)}
        >
          Previous
        </Button>
        <p className={css.open}>
          {open && open !== page ? (
            <button type="button" className={css.jump} onClick={() => onTurn(open.index)}>
              {open.left} to go on page {open.index + 1}
            </button>
          ) : (
            open && `${open.left} to go on this page`
          )}
        </p>
        {last ? (
          // Keys of their own: one button that became the other in its own press would send the sheet by it.
          <Button
            key="submit"
            type="submit"
            variant="primary"
            disabled={open !== undefined}
            pending={sending}
            pendingLabel="Recording Findings..."
          >
            Submit Findings
          </Button>
        ) : (
          <Button
            key="next"
            variant="primary"
            leaves
            disabled={page.left > 0}
            onClick={() => onTurn(page.index + 1)}
          >
            Next
          </Button>
        )}
      </div>
    </div>
  );
}

/** What to tell a visitor whose sheet could not be sent. */
function sendFault(error: unknown): string {
  const status = isApiError(error) ? error.status : 0;
  if (status === 429) return 'That was a little fast. Wait a minute, then send it again.';
  if (status === 400 || status === 422)
    return 'The questionnaire has changed since you opened it. Reload the page; your answers are kept.';
  return 'Your findings did not arrive. All your answers are kept: check the connection and send again.';
}
