import type { Artifact } from '@coachlab/contracts';
import { useWritten } from '@coachlab/learner';
import { useSite } from '@coachlab/remote-kit';
import { useId, useRef, useState } from 'react';
import { href } from '../shared/addresses.ts';
import { SheetActs } from './sheet-acts.tsx';
import { SheetField } from './sheet-field.tsx';
import { SheetPaper } from './sheet-paper.tsx';
import { sheetOf } from './sheet.ts';
import css from './sheet.module.css';

/** A template to fill in. What is typed is kept in this browser and goes nowhere else. */
export function SheetForm({ artifact }: { artifact: Artifact }) {
  const id = useId();
  const { origin } = useSite();
  const written = useWritten(artifact.id);
  const [empty, setEmpty] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const sheet = sheetOf(artifact, empty ? {} : written.values, `${origin}${href.artifact(artifact.id)}`);
  return (
    <>
      <div ref={area} tabIndex={-1} className={css.form}>
        {(artifact.hierarchy ?? []).map(({ title, description, note, fields }, index) => (
          <section key={index} aria-labelledby={`${id}-${index}`} className={css.section}>
            <h3 id={`${id}-${index}`}>{title}</h3>
            {(note ?? !fields) && <p className={css.note}>{note ?? description}</p>}
            {fields && (
              <div className={css.fields}>
                {fields.map((field) => (
                  <SheetField key={field.id} of={field} written={written} />
                ))}
              </div>
            )}
          </section>
        ))}
        <SheetActs
          id={artifact.id}
          sheet={sheet}
          empty={empty}
          onEmpty={setEmpty}
          filled={written.filled}
          onClear={written.clear}
          focusElse={area}
        />
      </div>
      <SheetPaper of={sheet} />
    </>
  );
}
