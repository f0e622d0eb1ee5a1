import { EndOtherSessionsDocument } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { accountMessages } from '#shared/account.ts';

const { loading, success, failure } = accountMessages;

/** Ends all sessions of the user except this one. */
export function useEndOtherSessions() {
  const [mutate, isEnding] = useToastMutation(EndOtherSessionsDocument);
  const end = () =>
    mutate({
      variables: {},
      loading: loading.endOtherSessions,
      success: success.endOtherSessions,
      failure: failure.endOtherSessions,
    });
  return { end, isEnding };
}
