import { Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { paths } from '#shared/paths.ts';
import { formatDateTime } from '#client/format/format.ts';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { TableSkeleton } from '#client/ui/table-skeleton.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { auditMessages } from '#shared/audit.ts';
import { actionText, subjectPath, type AuditEntry } from './audit-text.ts';
import { useAuditLog, type AuditFilter } from './use-audit-log.ts';

interface AuditEntriesProps {
  /** Restricts the log to matching entries. */
  filter: AuditFilter;
  /** Whether the entries show their subject. Pages about a single subject leave it out. */
  hasSubject: boolean;
  caption: string;
  /** Shown when there are no entries. */
  empty: ReactNode;
}

/** The entries of the audit log: time, action, subject and admin. */
export function AuditEntries({ filter, hasSubject, caption, empty }: AuditEntriesProps) {
  const log = useAuditLog(filter);
  const { nodes } = log;
  if (!nodes) {
    const skeleton = <TableSkeleton rows={hasSubject ? 10 : 3} cardsBelow="md" />;
    return <QueryFallback {...log} skeleton={skeleton} />;
  }
  if (nodes.length === 0) return empty;
  return (
    <Stack gap="5">
      <DataTable
        caption={caption}
        columns={columnsOf(hasSubject)}
        isBusy={log.isStale}
        rows={nodes}
        rowKey={({ id }) => id}
        cardsBelow="md"
      />
      <ShowMore of="entries" {...log} always={hasSubject} />
    </Stack>
  );
}

function columnsOf(hasSubject: boolean): Column<AuditEntry>[] {
  const { column } = auditMessages;
  const columns: (Column<AuditEntry> | false)[] = [
    {
      key: 'what',
      header: column.what,
      isRowHeader: true,
      width: '13rem',
      cell: ({ action }) => actionText(action),
    },
    hasSubject && {
      key: 'subject',
      header: column.subject,
      cell: (entry) => <Subject entry={entry} path={subjectPath(entry)} />,
    },
    { key: 'details', header: column.details, cell: ({ details }) => details && <bdi>{details}</bdi> },
    { key: 'who', header: column.who, width: '10rem', cell: ({ actor }) => <Person actor={actor} /> },
    {
      key: 'when',
      header: column.when,
      width: '13rem',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
    },
  ];
  return columns.filter((one) => one !== false);
}

function Subject({ entry, path }: { entry: AuditEntry; path: string | null }) {
  return path ? <TextLink to={path}>{entry.subject}</TextLink> : <bdi>{entry.subject}</bdi>;
}

function Person({ actor }: Pick<AuditEntry, 'actor'>) {
  if (!actor) return <Text color="fg.muted">{auditMessages.deletedAccount}</Text>;
  return <TextLink to={paths.member(actor.id)}>{actor.fullName}</TextLink>;
}
