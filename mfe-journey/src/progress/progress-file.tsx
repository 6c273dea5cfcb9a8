import { exportProgress, importProgress, type ImportSummary, saveFile } from '@coachlab/learner';
import { toast } from '@coachlab/remote-kit';
import { Button, Row } from '@coachlab/ui';
import { useRef } from 'react';
import css from './progress-file.module.css';

/** Progress lives in this browser alone; a file carries it to another one. */
export function ProgressFile() {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className={css.file}>
      <p>Your progress stays in this browser. A file takes it to another one.</p>
      <Row>
        <Button size="small" onClick={() => saveFile('coachlab-progress.json', exportProgress())}>
          Export progress
        </Button>
        <Button size="small" onClick={() => picker.current?.click()}>
          Import progress
        </Button>
        <input
          ref={picker}
          type="file"
          accept="application/json,.json"
          aria-label="Progress file"
          tabIndex={-1}
          className={css.picker}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void readProgress(file);
          }}
        />
      </Row>
    </div>
  );
}

async function readProgress(file: File): Promise<void> {
  try {
    toast({
      tone: 'done',
      title: 'Progress imported',
      description: sentence(importProgress(await file.text())),
    });
  } catch {
    toast({
      tone: 'error',
      title: 'Nothing was imported',
      description: 'That file is not an export of your progress. Choose the file that Export progress saved.',
    });
  }
}

function sentence({ added, completed, profile }: ImportSummary): string {
  const items = `${added} completed ${added === 1 ? 'item' : 'items'} added, ${completed} in all.`;
  return profile === 'imported' ? `${items} Your profile came along.` : items;
}
