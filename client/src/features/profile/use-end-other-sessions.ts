import { useEndOtherSessionsMutation } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { accountMessages } from '#shared/account.ts';

const texts = () => ({
  loading: accountMessages.loading.endOtherSessions,
  success: accountMessages.success.endOtherSessions,
  failure: accountMessages.failure.endOtherSessions,
});

/** Ends all sessions of the user except this one. */
export function useEndOtherSessions() {
  const [mutate, { loading }] = useEndOtherSessionsMutation();
  return { end: () => withToast(() => mutate(), texts()), isEnding: loading };
}
