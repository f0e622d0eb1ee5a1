import type { ApolloCache } from '@apollo/client/cache';
import { forgetTrash, removeFromTrash } from '#client/entities/trash/trash-cache.ts';
import { ChangeLecturesDocument, type LectureChange } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { lecturePublishingTexts as texts } from '#shared/lecture-publishing.ts';
import { messages } from '#shared/messages.ts';

/** The change that restores the previous states. */
const REVERSE: Record<LectureChange, LectureChange> = {
  OPEN_PREVIEW: 'CLOSE_PREVIEW',
  CLOSE_PREVIEW: 'OPEN_PREVIEW',
  TRASH: 'RESTORE',
  RESTORE: 'TRASH',
};

/** Changes several lectures of a course (ADMIN). The toast offers to undo that for all of them. */
export function useChangeLectures(courseId: string) {
  const [mutate, isChanging] = useToastMutation(ChangeLecturesDocument);
  const send = (ids: readonly string[], change: LectureChange, isUndo = false) =>
    mutate({
      variables: { input: { courseId, lectureIds: [...ids], change } },
      loading: texts.loading,
      failure: texts.failure,
      success: texts.changed[change]({ count: ids.length }),
      update: (cache) => {
        for (const id of ids) followTrash(cache, change, id);
      },
      offer: () =>
        isUndo
          ? undefined
          : { label: messages.button.undo, run: () => void send(ids, REVERSE[change], true) },
    });
  return {
    isChanging,
    /** The lectures must not be in the wanted state already: the undo would change them. */
    changeLectures: (ids: readonly string[], change: LectureChange) => send(ids, change),
  };
}

function followTrash(cache: ApolloCache, change: LectureChange, id: string): void {
  if (change === 'TRASH') {
    cache.evict({ id: cache.identify({ __typename: 'Lecture', id }) });
    forgetTrash(cache, 'Lecture', 'CourseFile');
  } else if (change === 'RESTORE') {
    removeFromTrash(cache, { __typename: 'Lecture', id });
    forgetTrash(cache, 'CourseFile');
  }
}
