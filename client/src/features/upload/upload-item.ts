import type { StartLectureInput, SentUploadFragment, UploadPartsFragment } from '#client/gql/graphql.ts';
import type { UploadState } from './upload-state.ts';

/** An upload as the server knows it. */
export interface UploadTarget {
  id: string;
  /** Where its bytes go. */
  url: string;
  lectureId: string;
  courseId: string;
  /** Of the lecture. */
  title: string;
  fileName: string;
  /** In bytes. */
  size: number;
}

/**
 * The state of an upload. `queued`: it waits for its turn; `retrying`: it is tried again at `retryAt`; `failed`: the
 * person has to read `reason` and act; `needs-file`: the browser has no access to the file, for example after a reload;
 * `other-tab`: another tab sends it.
 */
export type UploadPhase =
  | 'queued'
  | 'sending'
  | 'paused'
  | 'retrying'
  | 'failed'
  | 'needs-file'
  | 'other-tab'
  | 'sent';

/** An upload in the tray. */
export interface UploadItem extends UploadTarget {
  phase: UploadPhase;
  /** While it is being sent, with what is on its way. */
  progress: UploadState;
  /** Bytes that the server has for good, as far as is known. */
  arrived: number;
  /** Why it stopped, for people. */
  reason: string | null;
  /** Whether the server has given it up, so that there is nothing to try again. */
  isGone: boolean;
  /** Whether the server has refused the file: its lecture waits for another one. */
  isRejected: boolean;
  /** When it is tried again by itself, in ms of `Date.now()`. */
  retryAt: number | null;
  file: File | null;
  /** Whether the browser can find the file again when the person allows it. */
  isFileKnown: boolean;
}

export const targetOf = ({ id, url, fileName, size, lecture }: UploadPartsFragment): UploadTarget => ({
  id,
  url,
  fileName,
  size,
  lectureId: lecture.id,
  courseId: lecture.course.id,
  title: lecture.title,
});

/** What the tray shows of a video that was sent before the page was loaded: it was refused, or has arrived and is not ready. */
export function sentItem({ id, title, course, status, video, failure }: SentUploadFragment) {
  const target: UploadTarget = {
    id,
    url: '',
    lectureId: id,
    courseId: course.id,
    title,
    fileName: '',
    size: 0,
  };
  const isRejected = status === 'FAILED' && video === null;
  const state = isRejected
    ? { phase: 'failed' as const, isGone: true, isRejected, reason: failure ?? null }
    : { phase: 'sent' as const };
  return { target, state };
}

/** Whether a file is the one that an upload began with, as far as its name and size tell. */
export const isSameFile = (item: UploadItem, { name, size }: File) =>
  item.fileName === name && item.size === size;

/** What a lecture is made of, but for its video. */
export type NewLecture = Omit<StartLectureInput, 'file'>;
