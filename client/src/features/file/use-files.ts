import { forgetTrash, removeFromTrash } from '#client/entities/trash/trash-cache.ts';
import {
  DeleteFileDocument,
  MoveFileDocument,
  RenameFileDocument,
  RestoreFileDocument,
  type MoveFileInput,
  type RenameFileInput,
} from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { messages } from '#shared/messages.ts';
import { fileFormTexts } from '#shared/texts/file-form.ts';
import type { FiledCourse } from './files-of-course.ts';

const { loading, success, failure } = fileFormTexts;

/** Renames a file (ADMIN) wherever it is shown. */
export function useRenameFile() {
  const [mutate, isRenaming] = useToastMutation(RenameFileDocument);
  const renameFile = (input: RenameFileInput) =>
    mutate({
      variables: { input },
      loading: loading.rename,
      success: success.rename,
      failure: failure.rename,
    });
  return { renameFile, isRenaming };
}

/** Moves a file within its course (ADMIN). The answer has all lists of files of the course. */
export function useMoveFile() {
  const [mutate, isMoving] = useToastMutation(MoveFileDocument);
  /** @param expected the course after the move, which is shown until the server has answered. */
  const moveFile = (input: MoveFileInput, expected?: FiledCourse) =>
    mutate({
      variables: { input },
      loading: loading.move,
      success: success.move,
      failure: failure.move,
      optimisticResponse: expected && {
        moveFile: {
          __typename: 'MoveFilePayload',
          file: { __typename: 'CourseFile', id: input.id },
          course: expected,
        },
      },
    });
  return { moveFile, isMoving };
}

/** Deletes a file (ADMIN). The toast offers to undo it. */
export function useDeleteFile() {
  const [mutate, isDeleting] = useToastMutation(DeleteFileDocument);
  const restoreFile = useRestoreFile();
  const deleteFile = (id: string) =>
    mutate({
      variables: { id },
      loading: loading.delete,
      success: success.delete,
      failure: failure.delete,
      update: (cache) => forgetTrash(cache, 'CourseFile'),
      offer: () => ({ label: messages.button.undo, run: () => restoreFile(id) }),
    });
  return { deleteFile, isDeleting };
}

/** Restores a deleted file at its place (ADMIN). May be called after the page is gone. */
export function useRestoreFile() {
  const [mutate] = useToastMutation(RestoreFileDocument);
  return (id: string) =>
    mutate({
      variables: { id },
      loading: loading.restore,
      success: success.restore,
      failure: failure.restore,
      update: (cache) => removeFromTrash(cache, { __typename: 'CourseFile', id }),
    });
}
