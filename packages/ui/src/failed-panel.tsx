import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Retry } from './glyphs.tsx';
import css from './failed-panel.module.css';

export interface FailedPanelProps {
  /** What happened, in one sentence: "The Lab did not load". */
  title: string;
  /** What still works: "The rest of the site works, and what you typed is kept." */
  children?: ReactNode;
  /** Try again, without a reload. Without it only Reload is offered. */
  onRetry?: () => void;
  /** A retry is under way. */
  retrying?: boolean;
  /** Default: reloads the document. */
  onReload?: () => void;
  /** One line for support: release, class, request id, joined by " · ". */
  support?: string;
  /** The title's heading level. Default 2. */
  level?: 1 | 2 | 3;
}

/** What a visitor sees where something failed, with the ways on. */
export function FailedPanel(props: FailedPanelProps) {
  const { title, children, onRetry, retrying, onReload = reload, support, level = 2 } = props;
  const Heading = `h${level}` as const;
  return (
    <div role="alert" className={css.failed}>
      <div className={css.words}>
        <Heading className={css.title}>{title}</Heading>
        {children && <div className={css.text}>{children}</div>}
      </div>
      <div className={css.acts}>
        {onRetry && (
          <Button
            variant="primary"
            icon={Retry}
            pending={retrying}
            pendingLabel="Trying..."
            onClick={onRetry}
          >
            Try again
          </Button>
        )}
        <Button onClick={onReload}>Reload</Button>
      </div>
      {support && <code className={css.support}>{support}</code>}
    </div>
  );
}

function reload() {
  window.location.reload();
}
