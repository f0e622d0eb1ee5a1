import { Flex, Stack, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { auditMessages } from '#shared/audit.ts';
import { AuditEntries } from './audit-entries.tsx';
import { AuditFilterBar } from './audit-filter-bar.tsx';
import { useAuditFilter } from './use-audit-filter.ts';
import { useExportAuditLog } from './use-export-audit-log.ts';

/** Every action of the admins, newest first, with filters and a CSV export. */
export function AuditPage() {
  const { chosen, filter, change, isFiltered } = useAuditFilter();
  const { exportLog, isExporting } = useExportAuditLog(filter);
  const showAll = () =>
    change({ search: null, action: null, actor: null, subject: null, from: null, until: null });
  return (
    <AdminPage
      title={auditMessages.title}
      actions={
        <Button
          variant="outline"
          loading={isExporting}
          onClick={exportLog}
          aria-label={auditMessages.download}
        >
          <Download size="1.125em" aria-hidden />
          CSV
        </Button>
      }
    >
      <Stack gap="6">
        <AuditFilterBar chosen={chosen} change={change} />
        {chosen.subject && (
          <Flex wrap="wrap" align="center" columnGap="4" rowGap="2">
            <Text>{auditMessages.oneSubject.text}</Text>
            <Button variant="outline" onClick={() => change({ subject: null })}>
              {auditMessages.oneSubject.listAll}
            </Button>
          </Flex>
        )}
        <AuditEntries
          filter={filter}
          hasSubject
          caption={auditMessages.caption}
          empty={isFiltered ? <NothingFound onShowAll={showAll} /> : <NothingDone />}
        />
      </Stack>
    </AdminPage>
  );
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  const { title, description, showAll } = auditMessages.nothingFound;
  return (
    <EmptyState title={title} description={description}>
      <Button variant="outline" onClick={onShowAll}>
        {showAll}
      </Button>
    </EmptyState>
  );
}

function NothingDone() {
  const { title, description } = auditMessages.nothingDone;
  return <EmptyState title={title} description={description} />;
}
