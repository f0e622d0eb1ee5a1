import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  PublishCourseDocument,
  UnpublishCourseDocument,
  type CourseCardFragment,
} from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { courseMessages } from '#shared/course.ts';
import { messages } from '#shared/messages.ts';
import { moveInCatalogue } from './course-cache.ts';

const { loading, failure, success } = courseMessages;
const publishTexts = () => ({
  loading: loading.updateCourse,
  success: success.publishCourse,
  failure: failure.updateCourse,
});
const unpublishTexts = () => ({ ...publishTexts(), success: success.unpublishCourse });

/** Publishes a draft, or unpublishes a course (ADMIN). Unpublishing can be undone from its toast. */
export function usePublishCourse() {
  const client = useApolloClient();
  const [isChanging, setIsChanging] = useState(false);

  const publish = (course: CourseCardFragment) =>
    client.mutate({
      mutation: PublishCourseDocument,
      variables: { id: course.id },
      update: (cache, { data }) => {
        if (data) moveInCatalogue(cache, data.publishCourse, course);
      },
    });
  const unpublish = (course: CourseCardFragment) =>
    client.mutate({
      mutation: UnpublishCourseDocument,
      variables: { id: course.id },
      update: (cache, { data }) => {
        if (data) moveInCatalogue(cache, data.unpublishCourse, course);
      },
    });
  const run = async <Value>(call: () => Promise<Value>) => {
    setIsChanging(true);
    const value = await call();
    setIsChanging(false);
    return value;
  };

  return {
    isChanging,
    publishCourse: (course: CourseCardFragment) =>
      run(() => withToast(async () => (await publish(course)).data?.publishCourse, publishTexts())),
    unpublishCourse: (course: CourseCardFragment) =>
      run(() =>
        withToast(
          async () => (await unpublish(course)).data?.unpublishCourse,
          unpublishTexts(),
          (draft) =>
            draft && {
              label: messages.button.undo,
              run: () => withToast(() => publish(draft), publishTexts()),
            },
        ),
      ),
  };
}
