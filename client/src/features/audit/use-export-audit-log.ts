import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toCsv } from '#client/format/csv.ts';
import { AuditLogDocument } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { saveFile } from '#client/ui/save-file.ts';
import { auditMessages } from '#shared/audit.ts';
import { limits } from '#shared/limits.ts';
import { actionText, type AuditEntry } from './audit-text.ts';
import type { AuditFilter } from './use-audit-log.ts';

/** Has the browser save all entries that a filter leaves, as CSV. */
export function useExportAuditLog(filter: AuditFilter) {
  const client = useApolloClient();
  const [isExporting, setIsExporting] = useState(false);

  const readAll = async (): Promise<AuditEntry[]> => {
    const entries: AuditEntry[] = [];
    let after: string | null | undefined;
    do {
      const { data } = await client.query({
        query: AuditLogDocument,
        variables: { ...filter, first: limits.pageSize.max, after },
        fetchPolicy: 'no-cache',
      });
      entries.push(...(data?.auditLog.edges ?? []).map(({ node }) => node));
      after = data?.auditLog.pageInfo.hasNextPage ? data.auditLog.pageInfo.endCursor : null;
    } while (after);
    return entries;
  };

  const exportLog = async () => {
    setIsExporting(true);
    await withToast(async () => {
      const rows = (await readAll()).map(rowOf);
      saveFile('audit-log.csv', toCsv([head(), ...rows]), 'text/csv;charset=utf-8');
    }, texts());
    setIsExporting(false);
  };
  return { exportLog, isExporting };
}

const texts = () => ({
  loading: auditMessages.loading.exportAuditLog,
  success: auditMessages.success.exportAuditLog,
  failure: auditMessages.failure.exportAuditLog,
});

function head(): string[] {
  const { when, what, subject, details, who } = auditMessages.column;
  return [when, what, subject, details, who];
}

const rowOf = ({ createdAt, action, subject, details, actor }: AuditEntry) => [
  createdAt,
  actionText(action),
  subject,
  details,
  actor?.fullName ?? '',
];
