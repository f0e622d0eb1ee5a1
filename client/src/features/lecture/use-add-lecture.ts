import { useAddLectureMutation, type AddLectureInput } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { lectureMessages } from '#shared/lecture.ts';
import { expectPoster } from '#client/features/upload/poster-files.ts';
import { appendLecture } from '#client/entities/lecture/lecture-cache.ts';
import { useUpload } from './use-upload.ts';

const texts = {
  loading: lectureMessages.loading.addLecture,
  success: lectureMessages.success.addLecture,
  failure: lectureMessages.failure.addLecture,
};

/** Adds a lecture with its video (ADMIN); the course's outline shows it at once. The upload is as of `useUpload`. */
export function useAddLecture() {
  const { run, upload, isUploading, cancel } = useUpload();
  const [mutate] = useAddLectureMutation({
    update: (cache, { data }, { variables }) => {
      if (!data) return;
      appendLecture(cache, data.addLecture.course, data.addLecture);
      if (variables) expectPoster(data.addLecture.id, variables.input.video);
    },
  });
  const addLecture = (input: AddLectureInput) =>
    run(input.video.size, (fetchOptions) =>
      withToast(() => mutate({ variables: { input }, context: { fetchOptions } }), texts),
    );
  return { addLecture, upload, isUploading, cancel };
}
