import { useUpdateProfileMutation, type UpdateProfileInput } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { authMessages } from '#shared/auth.ts';

const texts = {
  loading: authMessages.loading.updateProfile,
  success: authMessages.success.updateProfile,
  failure: authMessages.failure.updateProfile,
};

/** Changes name and picture. The answer brings all that is known of the person, so every screen shows it at once. */
export function useUpdateProfile() {
  const [mutate] = useUpdateProfileMutation();
  return (input: UpdateProfileInput) => withToast(() => mutate({ variables: { input } }), texts);
}
