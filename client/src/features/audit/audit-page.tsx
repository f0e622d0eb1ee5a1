import { Stack } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { AuditEntries } from './audit-entries.tsx';
import { AuditFilterBar } from './audit-filter-bar.tsx';
import { useAuditFilter } from './use-audit-filter.ts';
import { useExportAuditLog } from './use-export-audit-log.ts';

/** Every action of the admins, newest first, to be searched and taken along. */
export function AuditPage() {
  const { chosen, filter, change, isFiltered } = useAuditFilter();
  const { exportLog, isExporting } = useExportAuditLog(filter);
  const showAll = () => change({ search: null, action: null, actor: null, from: null, until: null });
  return (
    <AdminPage
      title="Audit log"
      actions={
        <Button
          variant="outline"
          loading={isExporting}
          onClick={exportLog}
          aria-label="Download these entries as CSV"
        >
          <Download size="1.125em" aria-hidden />
          CSV
        </Button>
      }
    >
      <Stack gap="6">
        <AuditFilterBar chosen={chosen} change={change} />
        <AuditEntries
          filter={filter}
          caption="What admins did, newest first"
          empty={isFiltered ? <NothingFound onShowAll={showAll} /> : <NothingDone />}
        />
      </Stack>
    </AdminPage>
  );
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState title="No such entry" description="No admin has done this to such a thing in these days.">
      <Button variant="outline" onClick={onShowAll}>
        Show all entries
      </Button>
    </EmptyState>
  );
}

function NothingDone() {
  return (
    <EmptyState
      title="Nothing was done yet"
      description="Whatever an admin changes about courses, lectures, members or messages is kept here."
    />
  );
}
