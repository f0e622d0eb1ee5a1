import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { PublishLecturesDocument, UnpublishLecturesDocument } from '#client/gql/graphql.ts';
import { formatDateTime } from '#client/format/format.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { lecturePublishingTexts as texts } from '#shared/lecture-publishing.ts';
import { messages } from '#shared/messages.ts';

/**
 * Publishes drafts of a course, now or at a time, and makes lectures drafts (ADMIN). Every screen that shows them follows, and the
 * toast offers to undo it.
 */
export function usePublishLectures(courseId: string) {
  const client = useApolloClient();
  const [isChanging, setIsChanging] = useState(false);

  const publish = (lectureIds: string[], publishAt: Date | null) =>
    client.mutate({
      mutation: PublishLecturesDocument,
      variables: { input: { courseId, lectureIds, publishAt: publishAt?.toISOString() ?? null } },
    });
  const unpublish = (lectureIds: string[]) =>
    client.mutate({ mutation: UnpublishLecturesDocument, variables: { input: { courseId, lectureIds } } });

  const textsOf = (success: string) => ({ loading: texts.loading, success, failure: texts.failure });
  const unpublishTexts = (ids: string[]) => textsOf(texts.unpublished({ count: ids.length }));
  const publishTexts = (ids: string[], at: Date | null) =>
    textsOf(
      at
        ? texts.scheduled({ count: ids.length, time: formatDateTime(at) })
        : texts.published({ count: ids.length }),
    );

  const run = async <Value>(call: () => Promise<Value>) => {
    setIsChanging(true);
    const value = await call();
    setIsChanging(false);
    return value;
  };
  return {
    isChanging,
    publishLectures: (ids: string[], at: Date | null = null) =>
      run(() =>
        withToast(
          () => publish(ids, at),
          publishTexts(ids, at),
          () => ({
            label: messages.button.undo,
            run: () => withToast(() => unpublish(ids), unpublishTexts(ids)),
          }),
        ),
      ),
    unpublishLectures: (ids: string[]) =>
      run(() =>
        withToast(
          () => unpublish(ids),
          unpublishTexts(ids),
          () => ({
            label: messages.button.undo,
            run: () => withToast(() => publish(ids, null), publishTexts(ids, null)),
          }),
        ),
      ),
  };
}
