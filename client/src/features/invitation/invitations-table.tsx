import { Badge, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatDate } from '#client/format/format.ts';
import type { InvitationRowFragment } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { invitationMessages } from '#shared/invitation.ts';
import { messages } from '#shared/messages.ts';
import { useResendInvitation, useRestoreInvitation, useRevokeInvitation } from './use-invitation-changes.ts';

/** The invitations, newest first. A revoked one stays until the page is left, so that it can be restored. */
export function InvitationsTable({ invitations }: { invitations: readonly InvitationRowFragment[] }) {
  return (
    <DataTable
      caption={invitationMessages.list.caption}
      columns={columnsOf()}
      rows={invitations}
      rowKey={({ id }) => id}
      cardsBelow="lg"
    />
  );
}

/** Long addresses wrap, so that these need not. */
const OneLine = ({ children }: { children: ReactNode }) => (
  <Text as="span" whiteSpace="nowrap">
    {children}
  </Text>
);

function columnsOf(): Column<InvitationRowFragment>[] {
  const { list, role, state } = invitationMessages;
  return [
    {
      key: 'email',
      header: list.column.email,
      isRowHeader: true,
      cell: ({ email }) => (
        <Text as="span" overflowWrap="anywhere" dir="ltr">
          {email}
        </Text>
      ),
    },
    { key: 'role', header: list.column.role, cell: (row) => <OneLine>{role[row.role]}</OneLine> },
    {
      key: 'state',
      header: list.column.state,
      cell: (row) => (
        <Badge
          justifySelf="start"
          color={row.state === 'FAILED' ? 'danger.text' : undefined}
          borderColor="border.control"
        >
          {state[row.state]}
        </Badge>
      ),
    },
    {
      key: 'expires',
      header: list.column.expires,
      cell: ({ state: now, expiresAt }) =>
        now === 'ACCEPTED' || now === 'REVOKED' ? null : (
          <OneLine>
            <time dateTime={expiresAt}>{formatDate(expiresAt)}</time>
          </OneLine>
        ),
    },
    {
      key: 'actions',
      header: list.column.actions,
      isActions: true,
      cell: (row) => (row.state === 'ACCEPTED' ? null : <InvitationActions invitation={row} />),
    },
  ];
}

function InvitationActions({ invitation }: { invitation: InvitationRowFragment }) {
  const { id, email, state } = invitation;
  const { resend, isSending } = useResendInvitation();
  const { revoke, isRevoking } = useRevokeInvitation();
  const { restore, isRestoring } = useRestoreInvitation();
  const isRevoked = state === 'REVOKED';
  const { resendOf, revokeOf } = invitationMessages;
  return (
    <Stack direction="row" gap="3" flexWrap={{ base: 'wrap', lg: 'nowrap' }}>
      {!isRevoked && (
        <Button
          variant="outline"
          loading={isSending}
          aria-label={resendOf({ email })}
          onClick={() => void resend(id)}
        >
          {invitationMessages.resend}
        </Button>
      )}
      {/* One button for both, so that it keeps the focus. */}
      <Button
        key="revoke"
        variant="outline"
        loading={isRevoking || isRestoring}
        aria-label={isRevoked ? undefined : revokeOf({ email })}
        onClick={() => void (isRevoked ? restore(id) : revoke(id))}
      >
        {isRevoked ? messages.button.undo : invitationMessages.revoke}
      </Button>
    </Stack>
  );
}
