import type { ApolloCache } from '@apollo/client/cache';
import {
  InviteMembersDocument,
  ResendInvitationDocument,
  RestoreInvitationDocument,
  RevokeInvitationDocument,
  type InviteMembersInput,
} from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { invitationMessages } from '#shared/invitation.ts';
import { messages } from '#shared/messages.ts';

const { failure, loading, success } = invitationMessages;

/** Only the server knows the text of the new entry. */
const forgetLog = (cache: ApolloCache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'auditLog' });

/** Invites people by email (ADMIN). New invitations appear at the top of the list, which is loaded again. */
export function useInviteMembers() {
  const [mutate] = useToastMutation(InviteMembersDocument);
  return (input: InviteMembersInput) =>
    mutate({
      variables: { input },
      loading: loading.invite,
      success: success.invite,
      failure: failure.invite,
      queued: (data) => (data?.inviteMembers.invitations.length === 0 ? success.unneeded : null),
      update: (cache) => {
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'invitations' });
        forgetLog(cache);
      },
    });
}

/** Sends the email of an invitation again (ADMIN). */
export function useResendInvitation() {
  const [mutate, isSending] = useToastMutation(ResendInvitationDocument);
  const resend = (id: string) =>
    mutate({
      variables: { input: { id } },
      loading: loading.resend,
      success: success.resend,
      failure: failure.resend,
      update: forgetLog,
    });
  return { resend, isSending };
}

/** Revokes an invitation (ADMIN). The toast offers to undo that. */
export function useRevokeInvitation() {
  const [mutate, isRevoking] = useToastMutation(RevokeInvitationDocument);
  const { restore } = useRestoreInvitation();
  const revoke = (id: string) =>
    mutate({
      variables: { input: { id } },
      loading: loading.revoke,
      success: success.revoke,
      failure: failure.revoke,
      offer: () => ({ label: messages.button.undo, run: () => restore(id) }),
      update: forgetLog,
    });
  return { revoke, isRevoking };
}

/** Makes a revoked invitation valid again (ADMIN). */
export function useRestoreInvitation() {
  const [mutate, isRestoring] = useToastMutation(RestoreInvitationDocument);
  const restore = (id: string) =>
    mutate({
      variables: { input: { id } },
      loading: loading.restore,
      success: success.restore,
      failure: failure.restore,
      update: forgetLog,
    });
  return { restore, isRestoring };
}
