import type { Reference } from '@apollo/client/cache';
import { useIssueCertificateMutation, type CourseProgressPartsFragment } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { certificateMessages } from '#shared/certificate.ts';

const texts = () => ({
  loading: certificateMessages.loading.issueCertificate,
  success: certificateMessages.success.issueCertificate,
  failure: certificateMessages.failure.issueCertificate,
});

/** Issues the certificate of a completed course and adds it to the course's cached progress. */
export function useIssueCertificate() {
  const [mutate, { loading }] = useIssueCertificateMutation();
  const issue = (courseId: string, progress: CourseProgressPartsFragment) =>
    withToast(
      () =>
        mutate({
          variables: { courseId },
          update: (cache, { data }) => {
            if (!data) return;
            cache.modify<{ certificate: Reference | null }>({
              id: cache.identify({ ...progress }),
              fields: {
                certificate: (_stored, { toReference }) => toReference({ ...data.issueCertificate }) ?? null,
              },
            });
          },
        }),
      texts(),
    );
  return { issue, isIssuing: loading };
}
