import type { Artifact } from '@coachlab/contracts';
import { cx, useChunk } from '@coachlab/ui';
import { sheetPart } from '../sheet/sheet-part.ts';
import { InfoSection } from './info-section.tsx';
import info from './info.module.css';
import css from './structure.module.css';

/** The parts of an artifact in order. A template's are fields to fill in; of a service without fields, room to write on paper. */
export function Structure({ artifact }: { artifact: Artifact }) {
  const { hierarchy: nodes = [], category } = artifact;
  const hasFields = nodes.some(({ fields }) => fields);
  // Until it is here, and where it cannot be had, the sheet can be read and filled in on paper.
  const sheet = useChunk(sheetPart, hasFields, ignore);
  if (nodes.length === 0) return null;
  const isForm = category === 'template';
  return (
    <InfoSection title="Content Structure" className={isForm ? info.form : undefined}>
      {hasFields && sheet ? (
        <div data-part="sheet">
          <sheet.SheetForm artifact={artifact} />
        </div>
      ) : (
        <dl className={cx(css.parts, isForm && css.form)}>
          {nodes.map(({ title, description }, index) => (
            <div key={index} className={css.part}>
              <dt>{title}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      )}
    </InfoSection>
  );
}

function ignore(): void {}
