import { useState } from 'react';
import type { TokenRecordFragment } from '#client/gql/graphql.ts';
import { formatDate, formatDateTime } from '#client/format/format.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { scopeNames } from './token-scopes.ts';
import { useRevokeApiToken } from './use-revoke-api-token.ts';

interface ApiTokensTableProps {
  userId: string;
  tokens: readonly TokenRecordFragment[];
}

/** The tokens that work, newest first. */
export function ApiTokensTable({ userId, tokens }: ApiTokensTableProps) {
  return (
    <DataTable
      caption="API tokens, newest first"
      columns={columnsFor(userId)}
      rows={tokens}
      rowKey={({ id }) => id}
      cardsBelow="md"
    />
  );
}

const columnsFor = (userId: string): Column<TokenRecordFragment>[] => [
  { key: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
  { key: 'scope', header: 'Access', cell: ({ scope }) => scopeNames[scope] },
  {
    key: 'created',
    header: 'Created',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
  {
    key: 'used',
    header: 'Last used',
    cell: ({ lastUsedAt }) =>
      lastUsedAt ? <time dateTime={lastUsedAt}>{formatDateTime(lastUsedAt)}</time> : 'Never',
  },
  {
    key: 'actions',
    header: 'Actions',
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
        aria-label={`Revoke ${name}`}
        onClick={() => setIsAsking(true)}
      >
        Revoke
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Revoke the token ‘${name}’?`}
        description="Programs that use it are refused from now on. This cannot be undone; you would have to make a new token."
        confirmLabel="Revoke token"
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
