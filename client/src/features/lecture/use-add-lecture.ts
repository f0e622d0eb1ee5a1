import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { RejectedVideoError } from '#client/features/upload/send-error.ts';
import type { NewLecture } from '#client/features/upload/upload-item.ts';
import { withToast, type Outcome } from '#client/toasts/with-toast.ts';
import { lectureMessages } from '#shared/lecture.ts';

const callTexts = () => ({
  loading: lectureMessages.loading.addLecture,
  success: lectureMessages.success.addLecture,
  failure: (error: unknown) =>
    error instanceof RejectedVideoError ? error.message : lectureMessages.failure.addLecture,
});

/**
 * Adds a lecture, shows it in the course's outline and uploads its video (ADMIN). The upload continues when the page
 * is left. `addLecture` resolves when the upload ends; its errors are those of `UploadManager.addLecture`.
 * `isOnScreen` tells whether the page is still mounted.
 */
export function useAddLecture() {
  const client = useApolloClient();
  const [isAdding, setIsAdding] = useState(false);
  const onScreen = useRef(false);
  useEffect(() => {
    onScreen.current = true;
    return () => void (onScreen.current = false);
  }, []);
  const isOnScreen = useCallback(() => onScreen.current, []);
  const addLecture = async (lecture: NewLecture, video: File): Promise<Outcome<void>> => {
    setIsAdding(true);
    const outcome = await withToast(async () => {
      // The manager is loaded on demand, because it includes the tus client.
      const { uploadManagerOf } = await import('#client/features/upload/upload-manager-of.ts');
      await uploadManagerOf(client).addLecture(lecture, video);
    }, callTexts());
    setIsAdding(false);
    return outcome;
  };
  return { addLecture, isAdding, isOnScreen };
}
