import { Heading, Stack } from '@chakra-ui/react';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { TableSkeleton } from '#client/ui/table-skeleton.tsx';
import { invitationMessages } from '#shared/invitation.ts';
import { paths } from '#shared/paths.ts';
import { InvitationsTable } from './invitations-table.tsx';
import { InviteForm } from './invite-form.tsx';
import { useInvitations } from './use-invitations.ts';

const { list: texts } = invitationMessages;

/** The form to invite people, and the invitations that were sent. */
export function InvitationsPage() {
  return (
    <AdminPage
      title={invitationMessages.title}
      actions={
        <LinkButton to={paths.members} variant="outline">
          {invitationMessages.back}
        </LinkButton>
      }
    >
      <Stack gap="10">
        <InviteForm />
        <Stack as="section" gap="4" aria-labelledby="sent-invitations">
          <Heading as="h2" id="sent-invitations">
            {texts.title}
          </Heading>
          <SentInvitations />
        </Stack>
      </Stack>
    </AdminPage>
  );
}

function SentInvitations() {
  const invitations = useInvitations();
  const { nodes } = invitations;
  if (!nodes) return <QueryFallback {...invitations} skeleton={<TableSkeleton rows={4} cardsBelow="md" />} />;
  if (nodes.length === 0) return <EmptyState {...texts.none} />;
  return (
    <Stack gap="5">
      <InvitationsTable invitations={nodes} />
      <ShowMore of="invitations" {...invitations} />
    </Stack>
  );
}
