import { IssueCertificateDocument, type CourseProgressPartsFragment } from '#client/gql/graphql.ts';
import type { Stored } from '#client/graphql/stored.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { certificateMessages } from '#shared/certificate.ts';

const { loading, success, failure } = certificateMessages;

/** Issues the certificate of a completed course and adds it to the course's cached progress. */
export function useIssueCertificate() {
  const [mutate, isIssuing] = useToastMutation(IssueCertificateDocument);
  const issue = (courseId: string, progress: CourseProgressPartsFragment) =>
    mutate({
      variables: { courseId },
      loading: loading.issueCertificate,
      success: success.issueCertificate,
      failure: failure.issueCertificate,
      update: (cache, { issueCertificate }) =>
        void cache.modify<Stored<Pick<CourseProgressPartsFragment, 'certificate'>>>({
          id: cache.identify({ ...progress }),
          fields: {
            certificate: (_stored, { toReference }) => toReference({ ...issueCertificate }) ?? null,
          },
        }),
    });
  return { issue, isIssuing };
}
