import type { Category, HierarchyNode } from '@coachlab/contracts';
import { cx } from '@coachlab/ui';
import { InfoSection } from './info-section.tsx';
import info from './info.module.css';
import css from './structure.module.css';

interface StructureProps {
  nodes: readonly HierarchyNode[];
  category: Category;
}

/** The parts of an artifact in order. A template's are fields to fill in: on paper they get room to write. */
export function Structure({ nodes, category }: StructureProps) {
  if (nodes.length === 0) return null;
  const isForm = category === 'template';
  return (
    <InfoSection title="Content Structure" className={isForm ? info.form : undefined}>
      <dl className={cx(css.parts, isForm && css.form)}>
        {nodes.map(({ title, description }, index) => (
          <div key={index} className={css.part}>
            <dt>{title}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </InfoSection>
  );
}
