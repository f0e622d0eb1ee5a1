import { useInvitationsQuery } from '#client/gql/graphql.ts';
import { usePage } from '#client/ui/use-page.ts';
import { invitationMessages } from '#shared/invitation.ts';

/** The list of invitations, newest first. */
export function useInvitations() {
  const query = useInvitationsQuery({ fetchPolicy: 'cache-and-network' });
  return usePage(query, query.data?.invitations, invitationMessages.failure.load);
}
