import { useState } from 'react';
import type { TokenRecordFragment } from '#client/gql/graphql.ts';
import { formatDate, formatDateTime } from '#client/format/format.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { profileTexts } from '#shared/texts/profile.ts';
import { useRevokeApiToken } from './use-revoke-api-token.ts';

const { tokens: texts } = profileTexts;

interface ApiTokensTableProps {
  userId: string;
  tokens: readonly TokenRecordFragment[];
}

/** The tokens that work, newest first. */
export function ApiTokensTable({ userId, tokens }: ApiTokensTableProps) {
  return (
    <DataTable
      caption={texts.caption}
      columns={columnsFor(userId)}
      rows={tokens}
      rowKey={({ id }) => id}
      cardsBelow="md"
    />
  );
}

const columnsFor = (userId: string): Column<TokenRecordFragment>[] => [
  { key: 'name', header: texts.columns.name, isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
  { key: 'scope', header: texts.columns.scope, cell: ({ scope }) => texts.scopes[scope] },
  {
    key: 'created',
    header: texts.columns.created,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
  {
    key: 'used',
    header: texts.columns.lastUsed,
    cell: ({ lastUsedAt }) =>
      lastUsedAt ? <time dateTime={lastUsedAt}>{formatDateTime(lastUsedAt)}</time> : texts.never,
  },
  {
    key: 'actions',
    header: texts.columns.actions,
    isActions: true,
    cell: (token) => <RevokeControl userId={userId} token={token} />,
  },
];

function RevokeControl({ userId, token: { id, name } }: { userId: string; token: TokenRecordFragment }) {
  const { revoke, isRevoking } = useRevokeApiToken(userId);
  const [isAsking, setIsAsking] = useState(false);
  const confirm = () => {
    setIsAsking(false);
    void revoke(id);
  };
  return (
    <>
      <Button
        variant="outline"
        tone="danger"
        loading={isRevoking}
        aria-label={texts.revokeOne({ name })}
        onClick={() => setIsAsking(true)}
      >
        {texts.revoke}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.revokeTitle({ name })}
        description={texts.revokeDescription}
        confirmLabel={texts.confirmRevoke}
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
