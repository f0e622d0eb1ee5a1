import { uploadLimits } from '#shared/upload.ts';

/** Names of the files that were last added in this tab and are not videos. */
let names: readonly string[] = [];
const listeners = new Set<() => void>();

/** Keeps the names of skipped files until the person has read them, or adds files again. Empty to forget them. */
export function keepSkipped(fileNames: readonly string[]): void {
  if (names.length === 0 && fileNames.length === 0) return;
  names = fileNames.slice(0, uploadLimits.uploadFiles);
  listeners.forEach((listener) => listener());
}

/** The names of the skipped files; a new list after each change. */
export const skippedFiles = (): readonly string[] => names;

/** Calls `listener` after each change; returns an unsubscribe function. */
export function onSkippedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
