import { useUpdateProfileMutation, type UpdateProfileInput } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { messages } from '#shared/messages.ts';

const texts = {
  loading: messages.loading.updateProfile,
  success: messages.success.updateProfile,
  failure: messages.failure.updateProfile,
};

/** Changes name and picture. The answer brings all that is known of the person, so every screen shows it at once. */
export function useUpdateProfile() {
  const [mutate] = useUpdateProfileMutation();
  return (input: UpdateProfileInput) => withToast(() => mutate({ variables: { input } }), texts);
}
