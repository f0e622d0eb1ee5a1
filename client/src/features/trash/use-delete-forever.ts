import { clearTrash, removeFromTrash } from '#client/entities/trash/trash-cache.ts';
import {
  DeleteCourseForeverDocument,
  DeleteFileForeverDocument,
  DeleteLectureForeverDocument,
  EmptyTrashDocument,
} from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { trashMessages } from '#shared/trash.ts';

const textsOf = (call: 'deleteForever' | 'emptyTrash') => ({
  loading: trashMessages.loading[call],
  success: trashMessages.success[call],
  failure: trashMessages.failure[call],
});

/** Returns functions that permanently delete items in the trash (ADMIN): a course, a lecture, a file, or everything. */
export function useDeleteForever() {
  const [deleteCourse] = useToastMutation(DeleteCourseForeverDocument);
  const [deleteLecture] = useToastMutation(DeleteLectureForeverDocument);
  const [deleteFile] = useToastMutation(DeleteFileForeverDocument);
  const [emptyTrash] = useToastMutation(EmptyTrashDocument);
  return {
    deleteCourse: (id: string) =>
      deleteCourse({
        variables: { id },
        ...textsOf('deleteForever'),
        update: (cache) => removeFromTrash(cache, { __typename: 'Course', id }),
      }),
    deleteLecture: (id: string) =>
      deleteLecture({
        variables: { id },
        ...textsOf('deleteForever'),
        update: (cache) => removeFromTrash(cache, { __typename: 'Lecture', id }),
      }),
    deleteFile: (id: string) =>
      deleteFile({
        variables: { id },
        ...textsOf('deleteForever'),
        update: (cache) => removeFromTrash(cache, { __typename: 'CourseFile', id }),
      }),
    deleteAll: () => emptyTrash({ variables: {}, ...textsOf('emptyTrash'), update: clearTrash }),
  };
}
