import { useCallback, useEffect, useRef, useState } from 'react';
import { useAddLectureMutation, type AddLectureInput } from '#client/gql/graphql.ts';
import type { UploadOptions } from '#client/lib/upload-fetch.ts';
import { withNotices } from '#client/lib/with-notices.ts';
import { messages } from '#shared/messages.ts';
import { appendLecture } from './lecture-cache.ts';
import { startUpload, trackUpload, type UploadState } from './upload-state.ts';

const texts = {
  loading: messages.loading.addLecture,
  success: messages.success.addLecture,
  failure: messages.failure.addLecture,
};

/**
 * Adds a lecture with its video (ADMIN); the course's outline shows it at once. `upload` tells how far it is, null
 * when none runs; `isUploading` tells the same at any moment; `cancel` breaks it off, and so does leaving the screen.
 */
export function useAddLecture() {
  const [upload, setUpload] = useState<UploadState | null>(null);
  const running = useRef<AbortController | null>(null);
  const [mutate] = useAddLectureMutation({
    update: (cache, { data }) => {
      if (data) appendLecture(cache, data.addLecture.course, data.addLecture);
    },
  });

  const addLecture = async (input: AddLectureInput) => {
    const controller = new AbortController();
    running.current = controller;
    setUpload(startUpload(input.video.size, performance.now()));
    const fetchOptions: UploadOptions = {
      signal: controller.signal,
      onUploadProgress: (progress) =>
        setUpload((state) => state && trackUpload(state, progress, performance.now())),
    };
    const send = () => mutate({ variables: { input }, context: { fetchOptions } });
    const outcome = await withNotices(send, texts);
    running.current = null;
    setUpload(null);
    return outcome;
  };

  const cancel = useCallback(() => running.current?.abort(), []);
  const isUploading = useCallback(() => running.current !== null, []);
  useEffect(() => cancel, [cancel]);
  return { addLecture, upload, isUploading, cancel };
}
