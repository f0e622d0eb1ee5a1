import {
  PublishCourseDocument,
  UnpublishCourseDocument,
  type CourseCardFragment,
} from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { courseMessages } from '#shared/course.ts';
import { messages } from '#shared/messages.ts';
import { moveInCatalogue } from './course-cache.ts';

const { loading, failure, success } = courseMessages;

/** Publishes a draft, or unpublishes a course (ADMIN). Unpublishing can be undone from its toast. */
export function usePublishCourse() {
  const [publish, isPublishing] = useToastMutation(PublishCourseDocument);
  const [unpublish, isUnpublishing] = useToastMutation(UnpublishCourseDocument);

  const publishCourse = (course: CourseCardFragment) =>
    publish({
      variables: { id: course.id },
      loading: loading.updateCourse,
      success: success.publishCourse,
      failure: failure.updateCourse,
      update: (cache, data) => moveInCatalogue(cache, data.publishCourse, course),
    });
  const unpublishCourse = (course: CourseCardFragment) =>
    unpublish({
      variables: { id: course.id },
      loading: loading.updateCourse,
      success: success.unpublishCourse,
      failure: failure.updateCourse,
      update: (cache, data) => moveInCatalogue(cache, data.unpublishCourse, course),
      offer: (data) =>
        data && { label: messages.button.undo, run: () => publishCourse(data.unpublishCourse) },
    });
  return { isChanging: isPublishing || isUnpublishing, publishCourse, unpublishCourse };
}
