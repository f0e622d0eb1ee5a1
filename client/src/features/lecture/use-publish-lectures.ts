import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { PublishLecturesDocument, UnpublishLecturesDocument } from '#client/gql/graphql.ts';
import { formatDateTime } from '#client/format/format.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { lecturePublishingTexts as texts } from '#shared/lecture-publishing.ts';
import { messages } from '#shared/messages.ts';

/** The publication state of a lecture. */
export interface PublishableLecture {
  id: string;
  isDraft: boolean;
  /** Scheduled publication of a draft, ISO 8601. */
  publishAt: string | null;
}

/**
 * Publishes drafts of a course, now or at a time, and makes lectures drafts (ADMIN). It updates every page that shows
 * them, and the toast offers to undo it: each lecture then returns to its previous state.
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
  const unpublishTexts = (count: number) => textsOf(texts.unpublished({ count }));
  const publishTexts = (count: number, at: Date | null) =>
    textsOf(at ? texts.scheduled({ count, time: formatDateTime(at) }) : texts.published({ count }));

  const publishNow = (ids: string[]) => withToast(() => publish(ids, null), publishTexts(ids.length, null));
  /** Makes lectures drafts, scheduled for this time; null for no schedule. */
  const makeDrafts = (ids: string[], time: string | null) => {
    if (time === null) return withToast(() => unpublish(ids), unpublishTexts(ids.length));
    const at = new Date(time);
    const schedule = async () => {
      // Only drafts can be scheduled.
      await unpublish(ids);
      await publish(ids, at);
    };
    return withToast(schedule, publishTexts(ids.length, at));
  };
  const undo = (run: () => unknown) => ({ label: messages.button.undo, run });

  const idsOf = (some: readonly PublishableLecture[]) => some.map(({ id }) => id);
  /** Makes lectures drafts with the schedules that they had. */
  const restoreDrafts = async (drafts: readonly PublishableLecture[]) => {
    for (const time of new Set(drafts.map(({ publishAt }) => publishAt))) {
      await makeDrafts(idsOf(drafts.filter(({ publishAt }) => publishAt === time)), time);
    }
  };
  const run = async <Value>(call: () => Promise<Value>) => {
    setIsChanging(true);
    const value = await call();
    setIsChanging(false);
    return value;
  };
  return {
    isChanging,
    publishDrafts: (drafts: readonly PublishableLecture[], at: Date | null) => {
      const ids = idsOf(drafts);
      return run(() =>
        withToast(() => publish(ids, at), {
          ...publishTexts(ids.length, at),
          offer: () => undo(() => restoreDrafts(drafts)),
        }),
      );
    },
    unpublishLectures: (lectures: readonly PublishableLecture[]) => {
      const changed = lectures.filter(({ isDraft, publishAt }) => !isDraft || publishAt !== null);
      const restore = async () => {
        const published = changed.filter(({ isDraft }) => !isDraft);
        if (published.length > 0) await publishNow(idsOf(published));
        await restoreDrafts(changed.filter(({ isDraft }) => isDraft));
      };
      const ids = idsOf(changed);
      return run(() =>
        withToast(() => unpublish(ids), { ...unpublishTexts(ids.length), offer: () => undo(restore) }),
      );
    },
  };
}
