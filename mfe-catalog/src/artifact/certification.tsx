import type { Accreditation } from '@coachlab/contracts';
import { Facts, List, Stack } from '@coachlab/ui';
import { InfoSection } from './info-section.tsx';
import css from './info.module.css';

/** Nothing here is accredited by a professional body, and it is said where the hours are. */
export function Certification({ of }: { of: Accreditation }) {
  const lists = [
    ['Competencies', of.competencies],
    ['Prerequisites', of.prerequisites],
    ['Assessment Criteria', of.assessmentCriteria],
  ] as const;
  return (
    <InfoSection title="Certification Information">
      <Stack gap={5}>
        <div>
          <Facts
            items={[
              { term: 'Certification', value: of.certificationName },
              { term: 'Provider', value: of.provider },
              { term: 'Study time', value: `${of.ceHours} hours` },
            ]}
          />
          <p className={css.small}>Not accredited by a professional body.</p>
        </div>
        {lists.map(
          ([title, items]) =>
            items?.length > 0 && (
              <Stack key={title} gap={3}>
                <h3>{title}</h3>
                <List kind="dash" items={items} />
              </Stack>
            ),
        )}
      </Stack>
    </InfoSection>
  );
}
