import { columns } from '#server/platform/db/statements.ts';
import type { LectureRow } from '#server/lecture/lecture-rows.ts';
import type { LectureProgress } from './lecture-progress.entity.ts';

const PROPERTIES = ['id', 'position', 'recordedAt', 'doneAt'] as const satisfies (keyof LectureProgress)[];

/** How far somebody is in a lecture, as it is read. */
export type ProgressRow = Pick<LectureProgress, (typeof PROPERTIES)[number]> & {
  userId: string;
  lectureId: string;
  /** The lecture, where the row was written just now by this person, who had to be allowed to. */
  lecture?: LectureRow;
};

/** A lecture of which it may be known already how far the person who asks is. */
export type LectureWithProgress = LectureRow & { ownProgress?: ProgressRow };

/** The columns of a `ProgressRow`, for the list of a `select`. */
export function progressColumns(table: string): string {
  return columns(table, [...PROPERTIES, 'userId', 'lectureId']);
}
