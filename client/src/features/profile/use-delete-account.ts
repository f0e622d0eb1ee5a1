import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { leaveSession } from '#client/features/auth/session-cache.ts';
import { useDeleteAccountMutation } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { accountMessages } from '#shared/account.ts';

const texts = () => ({
  loading: accountMessages.loading.deleteAccount,
  success: accountMessages.success.deleteAccount,
  failure: accountMessages.failure.deleteAccount,
});

/** Deletes the account, confirmed by its password. The next page makes a visitor of the user. */
export function useDeleteAccount() {
  const navigate = useNavigate();
  const [mutate] = useDeleteAccountMutation();
  return async (currentPassword: string) => {
    const outcome = await withToast(async () => {
      // Afterwards it may be unreachable.
      await import('./account-deleted-page.tsx');
      return leaveSession(() => mutate({ variables: { currentPassword } }));
    }, texts());
    if (outcome.ok) await navigate(paths.accountDeleted);
    return outcome;
  };
}
