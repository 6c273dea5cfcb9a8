import { toast } from '@coachlab/remote-kit';
import { Button, Row, Segmented, SelectField } from '@coachlab/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { type RefObject, useState, useSyncExternalStore } from 'react';
import { ClearWritten } from '../shared/clear-written.tsx';
import { useCopy } from '../shared/use-copy.ts';
import { likelyPaper, type Paper, PAPERS } from './paper.ts';
import { saveSheet, type SheetFormat } from './save-sheet.ts';
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
  const likely = useSyncExternalStore<Paper>(
    never,
    () => likelyPaper(navigator.languages),
    () => 'a4',
  );
  const [chosen, setChosen] = useState<Paper>();
  const [making, setMaking] = useState<SheetFormat>();
  const paper = chosen ?? likely;

  const save = async (format: SheetFormat) => {
    setMaking(format);
    try {
      const { missing } = await saveSheet(id, sheet, paper, format);
      if (missing.length > 0)
        toast({
          title: 'Some characters are missing',
          description: `The PDF shows ? for ${missing.slice(0, 5).join(' ')}. Word and Print show them.`,
        });
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
    setMaking(undefined);
  };

  return (
    <div className={css.acts}>
      <div className={css.choices}>
        <Segmented
          label="Which sheet"
          options={WHICH}
          value={empty ? 'empty' : 'filled'}
          onChange={(which) => onEmpty(which === 'empty')}
        />
        <SelectField
          label="Paper"
          hideLabel
          className={css.paper}
          value={paper}
          onChange={(event) => setChosen(event.currentTarget.value as Paper)}
        >
          {Object.entries(PAPERS).map(([value, { name }]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <Row>
        <Button
          icon={copied ? Check : Copy}
          className={css.copy}
          onClick={() => void copy(sheetMarkdown(sheet))}
        >
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <Button icon={Printer} onClick={() => window.print()}>
          Print
        </Button>
        <Button
          icon={Download}
          pending={making === 'pdf'}
          pendingLabel="Making..."
          onClick={() => void save('pdf')}
        >
          Download PDF
        </Button>
        <Button
          icon={Download}
          pending={making === 'docx'}
          pendingLabel="Making..."
          onClick={() => void save('docx')}
        >
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

const never = () => () => {};
