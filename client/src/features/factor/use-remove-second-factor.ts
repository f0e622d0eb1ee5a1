import { useRemoveSecondFactorMutation } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { factorMessages } from '#shared/factor.ts';

const texts = () => ({
  loading: factorMessages.loading.removeForMember,
  success: factorMessages.success.removeForMember,
  failure: factorMessages.failure.removeForMember,
});

/** Removes a member's second factors (ADMIN). */
export function useRemoveSecondFactor() {
  const [mutate, { loading }] = useRemoveSecondFactorMutation({
    // The server has logged the action, and only it knows the text of the entry.
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'auditLog' }),
  });
  const remove = (userId: string) => withToast(() => mutate({ variables: { userId } }), texts());
  return { remove, isRemoving: loading };
}
