import { columns } from '#server/platform/db/statements.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { LectureRow } from '#server/lecture/lecture-rows.ts';

/** The columns of a `ProgressRow`. */
export const PROGRESS_COLUMNS = ['id', 'position', 'recordedAt', 'doneAt', 'userId', 'lectureId'] as const;

/** A user's progress in a lecture, as it is read. */
export type ProgressRow = Pick<Tables['lectureProgress'], (typeof PROGRESS_COLUMNS)[number]> & {
  /** The lecture, if this request wrote the row and so has checked access to it. */
  lecture?: LectureRow;
};

/** A lecture, with the caller's progress if it is already known. */
export type LectureWithProgress = LectureRow & { ownProgress?: ProgressRow };

/** The columns of a `ProgressRow`, for the list of a `select`. */
export const progressColumns = (table: string): string => columns(table, PROGRESS_COLUMNS);
