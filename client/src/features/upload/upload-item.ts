import type {
  FileUploadPartsFragment,
  SentUploadFragment,
  StartLectureInput,
  UploadPartsFragment,
} from '#client/gql/graphql.ts';
import type { UploadSource } from './upload-source.ts';
import type { UploadState } from './upload-state.ts';

/** The course or the lecture to which a file belongs. */
export interface FilePlace {
  courseId: string;
  /** The slug of the course. */
  slug: string;
  /** Null for a file of the whole course. */
  lectureId: string | null;
}

/** An upload on the server. */
export interface UploadTarget {
  id: string;
  /** URL that receives the bytes. */
  url: string;
  /** The lecture of a video; null for a file. */
  lectureId: string | null;
  courseId: string;
  /** Where a file belongs; undefined for a video. */
  place?: FilePlace;
  /** Title of the lecture, or name of the file. */
  title: string;
  fileName: string;
  /** Size in bytes. */
  size: number;
}

/**
 * The state of an upload. `retrying`: it is retried at `retryAt`; `failed`: the user has to read `reason` and act;
 * `needs-file`: the browser has no access to the file, for example after a reload; `other-tab`: another tab sends it.
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
  /** Progress including the bytes in flight. */
  progress: UploadState;
  /** Bytes that the server has accepted, as far as known. */
  arrived: number;
  /** The reason why it stopped, as a message for users. */
  reason: string | null;
  /** Whether the server has discarded or rejected it, so that a retry is impossible. */
  isGone: boolean;
  /** Whether the server has rejected the file, so that the lecture needs another one. */
  isRejected: boolean;
  /** Time of the next automatic retry, in ms of `Date.now()`. */
  retryAt: number | null;
  file: UploadSource | null;
  /** Whether the browser can reopen the file when the user allows it. */
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

/** The upload of a file, as the server lists it after a reload. */
export function targetOfFile({
  id,
  url,
  fileName,
  size,
  course,
  lecture,
}: FileUploadPartsFragment): UploadTarget {
  const place = { courseId: course.id, slug: course.slug, lectureId: lecture?.id ?? null };
  return { id, url, fileName, size, lectureId: null, courseId: course.id, place, title: fileName };
}

/** The upload of a file of an imported course. */
export function targetOfImported(
  { id: courseId, slug }: ImportedCourse,
  { id, url, fileName, size, lectureId }: ImportedFile,
): UploadTarget {
  const target = { id, url, fileName, size, lectureId, courseId, title: fileName };
  return lectureId === null ? { ...target, place: { courseId, slug, lectureId } } : target;
}

/** The tray item of a video that was uploaded before the page was loaded and failed or is not ready. */
export function sentItem({ id, title, course, status, video, failure }: SentUploadFragment) {
  const target = {
    id,
    url: '',
    lectureId: id,
    courseId: course.id,
    title,
    fileName: '',
    size: 0,
  } satisfies UploadTarget;
  const isRejected = status === 'FAILED' && video === null;
  const state = isRejected
    ? { phase: 'failed' as const, isGone: true, isRejected, reason: failure ?? null }
    : { phase: 'sent' as const };
  return { target, state };
}

/** Whether an upload is that of a file of this place, or of a video if there is no place. */
export const isFor = ({ courseId, place }: UploadTarget, wanted: string, its?: FilePlace) =>
  courseId === wanted && place?.lectureId === its?.lectureId;

/** Whether a file is the one of the upload, judged by name and size. The server composes the accents in names of files. */
export const isSameFile = (item: UploadItem, { name, size }: File) =>
  item.fileName.normalize('NFC') === name.normalize('NFC') && item.size === size;

export type ImportedCourse = Omit<FilePlace, 'courseId' | 'lectureId'> & { id: string };

/** A file of an imported course with its upload. */
export interface ImportedFile extends Pick<UploadTarget, 'id' | 'url' | 'fileName' | 'size' | 'lectureId'> {
  file: UploadSource;
}

/** The fields of a new lecture without its video. */
export type NewLecture = Omit<StartLectureInput, 'file'>;
