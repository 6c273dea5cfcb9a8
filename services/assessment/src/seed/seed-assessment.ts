import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { changed, type ContentRevision, seedRows } from '@coachlab/service-common';
import { CertificationRow } from '../rows/certification.row.ts';
import { ArchetypeRow } from '../icpi/archetype.row.ts';
import { IcpiItemRow } from '../icpi/icpi-item.row.ts';
import { readCertifications } from './certification-content.ts';
import { readIcpi } from './icpi-content.ts';

const logger = new Logger('Seed');

/** Makes the content tables say what the content files say. Throws ContentError. */
export async function seedAssessment(revision: ContentRevision, folder: string): Promise<void> {
  const [{ items, archetypes }, certifications] = await Promise.all([
    readIcpi(join(folder, 'icpi')),
    readCertifications(folder),
  ]);
  const wrote = await revision.writeIfChanged(async (manager) => {
    const reports = [
      await seedRows(manager, IcpiItemRow, items, 'id'),
      await seedRows(manager, ArchetypeRow, archetypes, 'id'),
      await seedRows(manager, CertificationRow, certifications, 'id'),
    ];
    return reports.some(changed);
  });
  logger.log(
    `${items.length} statements, ${archetypes.length} archetypes, ${certifications.length} certifications: ` +
      (wrote ? 'written' : 'unchanged'),
  );
}
