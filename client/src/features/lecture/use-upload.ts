import { useCallback, useEffect, useRef, useState } from 'react';
import type { UploadOptions } from '#client/graphql/upload-fetch.ts';
import { startUpload, trackUpload, type UploadState } from '#client/features/upload/upload-state.ts';

/**
 * One upload at a time. `upload` tells how far it is, null when none runs; `isUploading` tells the same at any moment;
 * `cancel` breaks it off, and so does leaving the screen.
 */
export function useUpload() {
  const [upload, setUpload] = useState<UploadState | null>(null);
  const running = useRef<AbortController | null>(null);

  /** Runs a call that sends a file of `size` bytes; the call passes the options on to the link. */
  const run = async <Value>(
    size: number,
    send: (options: UploadOptions) => Promise<Value>,
  ): Promise<Value> => {
    const controller = new AbortController();
    running.current = controller;
    setUpload(startUpload(size, performance.now()));
    try {
      return await send({
        signal: controller.signal,
        onUploadProgress: (progress) =>
          setUpload((state) => state && trackUpload(state, progress, performance.now())),
      });
    } finally {
      running.current = null;
      setUpload(null);
    }
  };

  const cancel = useCallback(() => running.current?.abort(), []);
  const isUploading = useCallback(() => running.current !== null, []);
  useEffect(() => cancel, [cancel]);
  return { run, upload, isUploading, cancel };
}
