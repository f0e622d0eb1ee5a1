import { useUpdateProfileMutation, type UpdateProfileInput } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { accountMessages } from '#shared/account.ts';

const texts = () => ({
  loading: accountMessages.loading.updateProfile,
  success: accountMessages.success.updateProfile,
  failure: accountMessages.failure.updateProfile,
});

/** Changes the name and the avatar. The answer updates the user in the cache, and so every page. */
export function useUpdateProfile() {
  const [mutate] = useUpdateProfileMutation();
  return (input: UpdateProfileInput) => withToast(() => mutate({ variables: { input } }), texts());
}
