import { useUpdateProfileMutation, type UpdateProfileInput } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { accountMessages } from '#shared/account.ts';

const texts = () => ({
  loading: accountMessages.loading.updateProfile,
  success: accountMessages.success.updateProfile,
  failure: accountMessages.failure.updateProfile,
});

/** Changes name and picture. The answer brings all that is known of the person, so every screen shows it at once. */
export function useUpdateProfile() {
  const [mutate] = useUpdateProfileMutation();
  return (input: UpdateProfileInput) => withToast(() => mutate({ variables: { input } }), texts());
}
