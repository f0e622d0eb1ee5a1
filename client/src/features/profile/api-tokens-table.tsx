import { Box, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { TokenRecordFragment } from '#client/gql/graphql.ts';
import { Area, type ApiScope } from '#shared/api-scopes.ts';
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

/** The tokens that are valid or have recently expired, newest first. */
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
  { key: 'scopes', header: texts.columns.scope, cell: ({ scopes }) => <Scopes scopes={scopes} /> },
  {
    key: 'created',
    header: texts.columns.created,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
  {
    key: 'expires',
    header: texts.columns.expires,
    cell: ({ expiresAt }) => <Expiry expiresAt={expiresAt ?? null} />,
  },
  {
    key: 'used',
    header: texts.columns.lastUsed,
    cell: ({ lastUsedAt, lastUsedFrom }) => (
      <LastUse at={lastUsedAt ?? null} address={lastUsedFrom ?? null} />
    ),
  },
  {
    key: 'actions',
    header: texts.columns.actions,
    isActions: true,
    cell: (token) => <RevokeControl userId={userId} token={token} />,
  },
];

/** The scopes, one line per area. WRITE includes READ. */
function Scopes({ scopes }: { scopes: readonly ApiScope[] }) {
  const lines = Object.values(Area).map((area) => {
    const access = (['WRITE', 'READ'] as const).find((each) => scopes.includes(`${area}_${each}`));
    return access ? texts.scope({ area: texts.areas[area], access: texts.scopes[access] }) : null;
  });
  return <Box>{lines.map((line) => line && <Text key={line}>{line}</Text>)}</Box>;
}

function Expiry({ expiresAt }: { expiresAt: string | null }) {
  if (expiresAt === null) {
    return (
      <Box>
        <Text>{texts.noExpiry}</Text>
        <Text color="fg.muted" fontSize="sm">
          {texts.noExpiryHint}
        </Text>
      </Box>
    );
  }
  const isOver = new Date(expiresAt) <= new Date();
  const day = formatDate(expiresAt);
  return <time dateTime={expiresAt}>{isOver ? texts.expired({ day }) : day}</time>;
}

function LastUse({ at, address }: { at: string | null; address: string | null }) {
  if (at === null) return texts.neverUsed;
  return (
    <Box>
      <time dateTime={at}>{formatDateTime(at)}</time>
      {address && <Text dir="auto">{texts.usedFrom({ address })}</Text>}
    </Box>
  );
}

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
