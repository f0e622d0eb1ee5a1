import { UpdateProfileDocument, type UpdateProfileInput } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { accountMessages } from '#shared/account.ts';

const { loading, success, failure } = accountMessages;

/** Changes the name and the avatar. The answer updates the user in the cache, and so every page. */
export function useUpdateProfile() {
  const [mutate] = useToastMutation(UpdateProfileDocument);
  return (input: UpdateProfileInput) =>
    mutate({
      variables: { input },
      loading: loading.updateProfile,
      success: success.updateProfile,
      failure: failure.updateProfile,
    });
}
