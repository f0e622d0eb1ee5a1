import type { VideoFault } from '#shared/video-faults.ts';
import type { Lecture, LectureStatus } from '#server/lecture/lecture.entity.ts';

/**
 * Every allowed transition. A lecture is created as UPLOADING, or with a video that is processed next. PROCESSING follows
 * itself when the video is replaced, and UPLOADING when an upload was lost with its sender's account.
 */
const TRANSITIONS: Record<LectureStatus, readonly LectureStatus[]> = {
  UPLOADING: ['UPLOADING', 'PROCESSING', 'READY', 'FAILED'],
  PROCESSING: ['UPLOADING', 'PROCESSING', 'READY', 'FAILED'],
  READY: ['UPLOADING', 'PROCESSING'],
  FAILED: ['UPLOADING', 'PROCESSING'],
};

export function isAllowed(current: LectureStatus, next: LectureStatus): boolean {
  return TRANSITIONS[current].includes(next);
}

interface StatusDetails {
  /** 0 to 100. */
  progressPercent?: number;
  /** Only with FAILED. */
  failure?: VideoFault;
}

/**
 * Changes the status of a locked lecture. Without details, progress is 0 % and there is no failure. The caller flushes.
 * Throws for a transition that is not allowed, which is a bug.
 */
export function changeStatus(
  lecture: Pick<Lecture, 'id' | 'status' | 'progressPercent' | 'processingStep' | 'failure'>,
  status: LectureStatus,
  { progressPercent = 0, failure }: StatusDetails = {},
): void {
  if (!isAllowed(lecture.status, status)) {
    throw new Error(`The video of lecture ${lecture.id} cannot become ${status}: it is ${lecture.status}`);
  }
  Object.assign(lecture, { status, progressPercent, processingStep: null, failure: failure ?? null });
}
