import type { ApolloCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import {
  ChangeEmailDocument,
  ChangeRoleDocument,
  EndAccessDocument,
  EndSessionsOfDocument,
  GrantAccessDocument,
  type Role,
} from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { withRequestToast } from '#client/entities/subscription/with-request-toast.ts';
import { accessGrantMessages } from '#shared/access-grant.ts';
import { memberMessages } from '#shared/member.ts';
import { messages } from '#shared/messages.ts';

const texts = () => ({
  loading: memberMessages.loading.updateMember,
  failure: memberMessages.failure.updateMember,
});

/** The server has written down who did what; only it knows how it put that. */
const forgetAuditLog = (cache: ApolloCache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'auditLog' });

/** Gives somebody access without a payment until `until`, an ISO time (ADMIN). */
export function useGrantAccess() {
  const client = useApolloClient();
  return (userId: string, until: string) =>
    withToast(
      () =>
        client.mutate({
          mutation: GrantAccessDocument,
          variables: { userId, until },
          update: forgetAuditLog,
        }),
      { ...texts(), success: accessGrantMessages.success.grantAccess },
    );
}

/**
 * Ends somebody's access at once, with or without giving the last payment back (ADMIN). What Stripe could not be told
 * yet is noted, and said so.
 */
export function useEndAccess() {
  const client = useApolloClient();
  return (userId: string, refund: boolean) =>
    withRequestToast(
      async () => {
        const { data } = await client.mutate({
          mutation: EndAccessDocument,
          variables: { userId, refund },
          update: forgetAuditLog,
        });
        return data?.endAccess.subscription;
      },
      { ...texts(), success: accessGrantMessages.success.endAccess },
    );
}

/** Logs a member out on all devices (ADMIN). */
export function useEndSessionsOf() {
  const client = useApolloClient();
  return (userId: string) =>
    withToast(
      () => client.mutate({ mutation: EndSessionsOfDocument, variables: { userId }, update: forgetAuditLog }),
      { ...texts(), success: memberMessages.success.endSessions },
    );
}

/** Gives somebody another mail address (ADMIN). */
export function useChangeEmail() {
  const client = useApolloClient();
  return (userId: string, email: string) =>
    withToast(
      () =>
        client.mutate({
          mutation: ChangeEmailDocument,
          variables: { userId, email },
          update: forgetAuditLog,
        }),
      { ...texts(), success: memberMessages.success.changeEmail },
    );
}

/** Makes somebody an admin or a user (ADMIN); the toast offers to take it back from a new admin. May be called after the screen is gone. */
export function useChangeRole() {
  const client = useApolloClient();
  const changeRole = (userId: string, role: Role) => {
    const change = () =>
      client.mutate({ mutation: ChangeRoleDocument, variables: { userId, role }, update: forgetAuditLog });
    const undo = () => ({ label: messages.button.undo, run: () => changeRole(userId, 'USER') });
    return withToast(
      change,
      { ...texts(), success: memberMessages.success.changeRole },
      // The way back to an admin asks for more than a click.
      role === 'ADMIN' ? undo : undefined,
    );
  };
  return changeRole;
}
