import type { ApolloCache } from '@apollo/client/cache';
import {
  ChangeEmailDocument,
  ChangeRoleDocument,
  EndAccessDocument,
  EndSessionsOfDocument,
  GrantAccessDocument,
  type Role,
} from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { accessGrantMessages } from '#shared/access-grant.ts';
import { memberMessages } from '#shared/member.ts';
import { messages } from '#shared/messages.ts';
import { paymentMessages } from '#shared/payment.ts';

/** What all changes have in common. The audit log is evicted, because only the server knows the text of the new entry. */
const change = () => ({
  loading: memberMessages.loading.updateMember,
  failure: memberMessages.failure.updateMember,
  update: (cache: ApolloCache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'auditLog' }),
});

/** Grants a member access without a payment until `until`, an ISO 8601 time (ADMIN). */
export function useGrantAccess() {
  const [mutate] = useToastMutation(GrantAccessDocument);
  return (userId: string, until: string) =>
    mutate({ variables: { userId, until }, ...change(), success: accessGrantMessages.success.grantAccess });
}

/**
 * Revokes a member's access immediately, with or without a refund of the last payment (ADMIN). If Stripe is
 * unreachable, the request is saved, and the toast says so.
 */
export function useEndAccess() {
  const [mutate] = useToastMutation(EndAccessDocument);
  return (userId: string, refund: boolean) =>
    mutate({
      variables: { userId, refund },
      ...change(),
      success: accessGrantMessages.success.endAccess,
      queued: (data) => data?.endAccess.subscription?.openRequest && paymentMessages.noted,
    });
}

/** Ends all sessions of a member (ADMIN). */
export function useEndSessionsOf() {
  const [mutate] = useToastMutation(EndSessionsOfDocument);
  return (userId: string) =>
    mutate({ variables: { userId }, ...change(), success: memberMessages.success.endSessions });
}

/** Changes a member's email address (ADMIN). */
export function useChangeEmail() {
  const [mutate] = useToastMutation(ChangeEmailDocument);
  return (userId: string, email: string) =>
    mutate({ variables: { userId, email }, ...change(), success: memberMessages.success.changeEmail });
}

/**
 * Makes a member an admin or a user (ADMIN). The toast offers to undo a new admin role. May be called after the page
 * is gone.
 */
export function useChangeRole() {
  const [mutate] = useToastMutation(ChangeRoleDocument);
  const changeRole = (userId: string, role: Role) => {
    const undo = () => ({ label: messages.button.undo, run: () => changeRole(userId, 'USER') });
    return mutate({
      variables: { userId, role },
      ...change(),
      success: memberMessages.success.changeRole,
      // Making an admin needs more than a click, so there is no undo for the other direction.
      offer: role === 'ADMIN' ? undo : undefined,
    });
  };
  return changeRole;
}
