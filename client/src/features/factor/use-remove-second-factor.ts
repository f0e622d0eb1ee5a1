import { RemoveSecondFactorDocument } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { factorMessages } from '#shared/factor.ts';

const { loading, success, failure } = factorMessages;

/** Removes a member's second factors (ADMIN). */
export function useRemoveSecondFactor() {
  const [mutate, isRemoving] = useToastMutation(RemoveSecondFactorDocument);
  const remove = (userId: string) =>
    mutate({
      variables: { userId },
      loading: loading.removeForMember,
      success: success.removeForMember,
      failure: failure.removeForMember,
      // The server has logged the action, and only it knows the text of the entry.
      update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'auditLog' }),
    });
  return { remove, isRemoving };
}
