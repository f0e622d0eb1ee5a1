import type { UploadSource } from './upload-source.ts';

/** Files of lectures that may need a poster from this browser when they are ready, by lecture id. */
const files = new Map<string, UploadSource>();
const listeners = new Set<() => void>();

const changed = () => listeners.forEach((listener) => listener());

/** Keeps the file from which a lecture's poster can be drawn. */
export function expectPoster(lectureId: string, file: UploadSource): void {
  files.set(lectureId, file);
  changed();
}

/** Returns and removes the file. */
export function takePosterFile(lectureId: string): UploadSource | null {
  const file = files.get(lectureId) ?? null;
  if (files.delete(lectureId)) changed();
  return file;
}

/** Whether a lecture that was uploaded in this tab is still being processed. */
export const isPosterExpected = (): boolean => files.size > 0;

/** Calls `listener` after each change; returns an unsubscribe function. */
export function onPosterFilesChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
