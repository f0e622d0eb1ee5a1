import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { changePerson, leaveSession } from '#client/features/auth/session-cache.ts';
import { dropDrafts } from '#client/forms/drafts.ts';
import { useDeleteAccountMutation } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { accountMessages } from '#shared/account.ts';

const texts = () => ({
  loading: accountMessages.loading.deleteAccount,
  success: accountMessages.success.deleteAccount,
  failure: accountMessages.failure.deleteAccount,
});

/** Deletes the account, confirmed by its password. The user then is a visitor on the home page. */
export function useDeleteAccount() {
  const navigate = useNavigate();
  const [mutate, { client }] = useDeleteAccountMutation();
  return async (currentPassword: string) => {
    const outcome = await withToast(
      () => leaveSession(() => mutate({ variables: { currentPassword } })),
      texts(),
    );
    if (outcome.ok) {
      // Navigates first, because the route guard of the profile would redirect a visitor to the login page.
      await navigate(paths.home, { flushSync: true });
      dropDrafts();
      changePerson(client.cache, null);
    }
    return outcome;
  };
}
