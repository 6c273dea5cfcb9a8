import { Button, createChunk, preloadChunk, Row, useChunk } from '@coachlab/ui';
import { useEffect, useRef, useState } from 'react';
import css from './progress-file.module.css';

const part = createChunk(() => import('./transfer.ts'));
const preload = () => preloadChunk(part);

/** Progress lives in this browser alone; a file carries it to another one. What makes and reads it comes on the press. */
export function ProgressFile() {
  const picker = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<'export' | File>();
  const loaded = useChunk(part, asked !== undefined, () => setAsked(undefined));
  useEffect(() => {
    if (!loaded || !asked) return;
    setAsked(undefined);
    void loaded.transfer(asked);
  }, [loaded, asked]);
  return (
    <div className={css.file}>
      <p>Your progress stays in this browser. A file takes it to another one.</p>
      <Row>
        <Button size="small" onPointerEnter={preload} onFocus={preload} onClick={() => setAsked('export')}>
          Export progress
        </Button>
        <Button
          size="small"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => picker.current?.click()}
        >
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
            setAsked(file);
          }}
        />
      </Row>
    </div>
  );
}
