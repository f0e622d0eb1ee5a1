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

/** Evicts the audit log: the server has logged the action, and only it knows the text of the entry. */
const forgetAuditLog = (cache: ApolloCache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'auditLog' });

/** Grants a member access without a payment until `until`, an ISO 8601 time (ADMIN). */
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
 * Revokes a member's access immediately, with or without a refund of the last payment (ADMIN). If Stripe is
 * unreachable, the request is saved, and the toast says so.
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

/** Ends all sessions of a member (ADMIN). */
export function useEndSessionsOf() {
  const client = useApolloClient();
  return (userId: string) =>
    withToast(
      () => client.mutate({ mutation: EndSessionsOfDocument, variables: { userId }, update: forgetAuditLog }),
      { ...texts(), success: memberMessages.success.endSessions },
    );
}

/** Changes a member's email address (ADMIN). */
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

/**
 * Makes a member an admin or a user (ADMIN). The toast offers to undo a new admin role. May be called after the page
 * is gone.
 */
export function useChangeRole() {
  const client = useApolloClient();
  const changeRole = (userId: string, role: Role) => {
    const change = () =>
      client.mutate({ mutation: ChangeRoleDocument, variables: { userId, role }, update: forgetAuditLog });
    const undo = () => ({ label: messages.button.undo, run: () => changeRole(userId, 'USER') });
    return withToast(
      change,
      { ...texts(), success: memberMessages.success.changeRole },
      // Making an admin needs more than a click, so there is no undo for the other direction.
      role === 'ADMIN' ? undo : undefined,
    );
  };
  return changeRole;
}
