import type { Artifact } from '@coachlab/contracts';
import { cx } from '@coachlab/ui';
import { SheetForm } from '../sheet/sheet-form.tsx';
import { InfoSection } from './info-section.tsx';
import info from './info.module.css';
import css from './structure.module.css';

/** The parts of an artifact in order. A template's are fields to fill in; of a service without fields, room to write on paper. */
export function Structure({ artifact }: { artifact: Artifact }) {
  const { hierarchy: nodes = [], category } = artifact;
  if (nodes.length === 0) return null;
  const isForm = category === 'template';
  const hasFields = nodes.some(({ fields }) => fields);
  return (
    <InfoSection title="Content Structure" className={isForm ? info.form : undefined}>
      {hasFields ? (
        <SheetForm artifact={artifact} />
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
