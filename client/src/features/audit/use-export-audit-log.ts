import { useApolloClient } from '@apollo/client/react';
import { AuditLogDocument } from '#client/gql/graphql.ts';
import { useCsvExport } from '#client/ui/use-csv-export.ts';
import { auditMessages } from '#shared/audit.ts';
import { actionText, type AuditEntry } from './audit-text.ts';
import type { AuditFilter } from './use-audit-log.ts';

/** Downloads the entries that match the filter as CSV. */
export function useExportAuditLog(filter: AuditFilter) {
  const { when, what, subject: toWhat, details: more, who } = auditMessages.column;
  const client = useApolloClient();
  const { save, isExporting } = useCsvExport<AuditEntry>({
    name: 'audit-log',
    head: [when, what, toWhat, more, who],
    read: async (page) => {
      const variables = { ...filter, ...page };
      const query = { query: AuditLogDocument, variables, fetchPolicy: 'no-cache' } as const;
      return (await client.query(query)).data?.auditLog;
    },
    rowOf: ({ createdAt, action, subject, details, actor }) => [
      createdAt,
      actionText(action),
      subject,
      details,
      actor?.fullName ?? '',
    ],
    texts: {
      loading: auditMessages.loading.exportAuditLog,
      success: auditMessages.success.exportAuditLog,
      failure: auditMessages.failure.exportAuditLog,
    },
  });
  return { exportLog: save, isExporting };
}
