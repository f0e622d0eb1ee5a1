import { Text } from '@chakra-ui/react';
import type { SessionRecordFragment } from '#client/gql/graphql.ts';
import { formatDate, formatDateTime } from '#client/format/format.ts';
import { Button } from '#client/ui/button.tsx';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { profileTexts } from '#shared/texts/profile.ts';
import { useEndSession } from './use-end-session.ts';

const { sessions: texts } = profileTexts;

interface SessionsTableProps {
  userId: string;
  sessions: readonly SessionRecordFragment[];
}

/** The active sessions, newest login first. */
export function SessionsTable({ userId, sessions }: SessionsTableProps) {
  return (
    <DataTable
      caption={texts.caption}
      columns={columnsFor(userId)}
      rows={sessions}
      rowKey={({ id }) => id}
      cardsBelow="md"
    />
  );
}

const columnsFor = (userId: string): Column<SessionRecordFragment>[] => [
  { key: 'device', header: texts.columns.device, isRowHeader: true, cell: ({ device }) => device },
  { key: 'address', header: texts.columns.address, cell: ({ address }) => address || texts.unknown },
  {
    key: 'created',
    header: texts.columns.loggedIn,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
  {
    key: 'used',
    header: texts.columns.lastUsed,
    cell: ({ lastUsedAt }) => <time dateTime={lastUsedAt}>{formatDateTime(lastUsedAt)}</time>,
  },
  {
    key: 'actions',
    header: texts.columns.actions,
    isActions: true,
    cell: (session) =>
      session.isCurrent ? (
        <Text as="span">{texts.current}</Text>
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
      aria-label={texts.logOutOne({ device })}
      onClick={() => void end(id)}
    >
      {texts.logOut}
    </Button>
  );
}
