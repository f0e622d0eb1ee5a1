import { useApolloClient } from '@apollo/client/react';
import { SetReleaseNoticeDocument } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import { releaseTexts } from '#shared/release.ts';

/** Sets whether the person gets an email when a lecture is published. The update is optimistic and rolls back with a toast on failure. */
export function useReleaseNotice() {
  const client = useApolloClient();
  return async (lectureId: string, willNotify: boolean): Promise<void> => {
    try {
      await client.mutate({
        mutation: SetReleaseNoticeDocument,
        variables: { input: { lectureId, willNotify } },
        optimisticResponse: {
          setReleaseNotice: { __typename: 'UpcomingLecture', id: lectureId, willNotify },
        },
      });
      if (willNotify) notify.success(releaseTexts.success);
    } catch (error) {
      notify.error(errorMessage(error, releaseTexts.failure));
    }
  };
}
