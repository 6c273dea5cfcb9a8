import { toast } from '@coachlab/remote-kit';
import { Button, Row, Segmented } from '@coachlab/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { type RefObject, useState } from 'react';
import { ClearWritten } from '../shared/clear-written.tsx';
import { useCopy } from '../shared/use-copy.ts';
import { saveSheet } from './save-sheet.ts';
import type { Sheet } from './sheet.ts';
import { sheetMarkdown } from './sheet-markdown.ts';
import css from './sheet.module.css';

interface SheetActsProps {
  id: string;
  sheet: Sheet;
  empty: boolean;
  onEmpty: (empty: boolean) => void;
  filled: boolean;
  onClear: () => void;
  focusElse: RefObject<HTMLElement | null>;
}

const WHICH = [
  { value: 'filled', label: 'As filled in' },
  { value: 'empty', label: 'Empty' },
] as const;

/** The sheet, filled in or empty, to take along. */
export function SheetActs({ id, sheet, empty, onEmpty, filled, onClear, focusElse }: SheetActsProps) {
  const { copied, copy } = useCopy();
  const [making, setMaking] = useState(false);

  const save = async () => {
    setMaking(true);
    try {
      await saveSheet(id, sheet);
    } catch (error) {
      reportError(error);
      toast({
        tone: 'error',
        title: 'The file was not made',
        description: navigator.onLine
          ? 'Please try again in a moment, or print the page.'
          : 'You are offline. Copy and Print work all the same.',
      });
    }
    setMaking(false);
  };

  return (
    <div className={css.acts}>
      <Row>
        <Segmented
          label="Which sheet"
          options={WHICH}
          value={empty ? 'empty' : 'filled'}
          onChange={(which) => onEmpty(which === 'empty')}
        />
      </Row>
      <Row>
        <Button
          icon={copied ? Check : Copy}
          className={css.copy}
          onClick={() => void copy(sheetMarkdown(sheet))}
        >
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <Button icon={Printer} onClick={() => window.print()}>
          Print or save as PDF
        </Button>
        <Button icon={Download} pending={making} pendingLabel="Making..." onClick={() => void save()}>
          Download DOCX
        </Button>
      </Row>
      <div className={css.kept}>
        <p>What you write is kept in this browser and goes nowhere else.</p>
        <ClearWritten filled={filled} onClear={onClear} focusElse={focusElse} />
      </div>
    </div>
  );
}
