import { useState } from 'react';
import { useUpdateLectureMutation, type UpdateLectureInput } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { expectPoster } from '#client/features/upload/poster-files.ts';
import { lectureMessages } from '#shared/lecture.ts';
import { useUpload } from './use-upload.ts';

const texts = {
  loading: lectureMessages.loading.updateLecture,
  success: lectureMessages.success.updateLecture,
  failure: lectureMessages.failure.updateLecture,
};

/**
 * Saves an edit of a lecture (ADMIN), with another video if one is chosen; every screen that shows the lecture
 * follows, the course's total time too. The upload is as of `useUpload`.
 */
export function useUpdateLecture() {
  const { run, upload, isUploading, cancel } = useUpload();
  const [isSaving, setIsSaving] = useState(false);
  const [mutate] = useUpdateLectureMutation();
  const updateLecture = async (input: UpdateLectureInput) => {
    setIsSaving(true);
    const send = (fetchOptions?: object) =>
      withToast(() => mutate({ variables: { input }, context: { fetchOptions } }), texts);
    const outcome = await (input.video ? run(input.video.size, send) : send());
    setIsSaving(false);
    if (outcome.ok && input.video) expectPoster(input.id, input.video);
    return outcome;
  };
  return { updateLecture, isSaving, upload, isUploading, cancel };
}
