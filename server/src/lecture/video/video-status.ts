import type { VideoFault } from '#shared/video-faults.ts';
import type { Lecture, LectureStatus } from '#server/lecture/lecture.entity.ts';

/**
 * Every allowed transition. A lecture is created as UPLOADING, or with a video that is processed next. From PROCESSING to
 * itself goes a video that another replaces, from UPLOADING to itself an upload that was lost with its sender's account.
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
 * Gives a locked lecture its next status; without details it begins at 0 % and nothing has failed. The caller
 * flushes. A transition that is not allowed is a bug, and throws.
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
