import { Page, PageHeader, Stack } from '@coachlab/ui';
import { AuditTable } from './audit-table.tsx';
import { useAudit } from './queries.ts';
import { Loaded } from './states.tsx';

export function AuditPage() {
  const query = useAudit();
  return (
    <Page>
      <title>Audit | Coachlab releases</title>
      <Loaded query={query} what="The audit trail">
        {(rows) => (
          <Stack gap={6}>
            <PageHeader title="Audit trail" lead="Who changed what and why, the newest first." />
            <AuditTable rows={rows} />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
