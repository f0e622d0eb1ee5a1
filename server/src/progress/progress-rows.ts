import { columns } from '#server/platform/db/statements.ts';
import type { LectureRow } from '#server/lecture/lecture-rows.ts';
import type { LectureProgress } from './lecture-progress.entity.ts';

const PROPERTIES = ['id', 'position', 'recordedAt', 'doneAt'] as const satisfies (keyof LectureProgress)[];

/** A user's progress in a lecture, as it is read. */
export type ProgressRow = Pick<LectureProgress, (typeof PROPERTIES)[number]> & {
  userId: string;
  lectureId: string;
  /** The lecture, if this request wrote the row and so has checked access to it. */
  lecture?: LectureRow;
};

/** A lecture, with the caller's progress if it is already known. */
export type LectureWithProgress = LectureRow & { ownProgress?: ProgressRow };

/** The columns of a `ProgressRow`, for the list of a `select`. */
export function progressColumns(table: string): string {
  return columns(table, [...PROPERTIES, 'userId', 'lectureId']);
}
