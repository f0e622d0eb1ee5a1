/** Files of lectures that may need a picture from this browser once they are ready, by lecture id. */
const files = new Map<string, File>();
const listeners = new Set<() => void>();

const changed = () => listeners.forEach((listener) => listener());

/** Keeps at hand what a picture of a lecture can be drawn from. */
export function expectPoster(lectureId: string, file: File): void {
  files.set(lectureId, file);
  changed();
}

/** Hands the file out, once. */
export function takePosterFile(lectureId: string): File | null {
  const file = files.get(lectureId) ?? null;
  if (files.delete(lectureId)) changed();
  return file;
}

/** Whether a lecture that was uploaded in this tab is still being prepared. */
export const isPosterExpected = (): boolean => files.size > 0;

/** Calls `listener` after each change; returns how to stop it. */
export function onPosterFilesChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
