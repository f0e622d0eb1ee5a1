import { Text } from '@chakra-ui/react';
import type { SessionRecordFragment } from '#client/gql/graphql.ts';
import { formatDate, formatDateTime } from '#client/format/format.ts';
import { Button } from '#client/ui/button.tsx';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { useEndSession } from './use-end-session.ts';

interface SessionsTableProps {
  userId: string;
  sessions: readonly SessionRecordFragment[];
}

/** The sessions that are alive, the newest login first. */
export function SessionsTable({ userId, sessions }: SessionsTableProps) {
  return (
    <DataTable
      caption="Your devices, the newest login first"
      columns={columnsFor(userId)}
      rows={sessions}
      rowKey={({ id }) => id}
      cardsBelow="md"
    />
  );
}

const columnsFor = (userId: string): Column<SessionRecordFragment>[] => [
  { key: 'device', header: 'Device', isRowHeader: true, cell: ({ device }) => device },
  { key: 'address', header: 'Network address', cell: ({ address }) => address || 'Unknown' },
  {
    key: 'created',
    header: 'Logged in',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
  {
    key: 'used',
    header: 'Last used',
    cell: ({ lastUsedAt }) => <time dateTime={lastUsedAt}>{formatDateTime(lastUsedAt)}</time>,
  },
  {
    key: 'actions',
    header: 'Actions',
    isActions: true,
    cell: (session) =>
      session.isCurrent ? (
        <Text as="span">This device</Text>
      ) : (
        <EndControl userId={userId} session={session} />
      ),
  },
];

interface EndControlProps {
  userId: string;
  session: SessionRecordFragment;
}

function EndControl({ userId, session: { id, device } }: EndControlProps) {
  const { end, isEnding } = useEndSession(userId);
  return (
    <Button
      variant="outline"
      tone="danger"
      loading={isEnding}
      aria-label={`Log out ${device}`}
      onClick={() => void end(id)}
    >
      Log out
    </Button>
  );
}
