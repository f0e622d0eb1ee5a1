import { columns, statement, type Statements } from '#server/platform/db/statements.ts';
import type { Lecture } from './lecture.entity.ts';

/** Properties of a lecture that are read to show it. */
const PROPERTIES = [
  'id',
  'createdAt',
  'position',
  'title',
  'description',
  'isFreePreview',
  'videoKey',
  'videoType',
  'videoSha256',
  'duration',
  'status',
  'progressPercent',
  'processingStep',
  'failure',
  'streamKey',
  'posterKey',
  'storyboard',
  'isDraft',
  'publishAt',
  'deletedAt',
  'version',
] as const satisfies (keyof Lecture)[];

/** A lecture as it is shown, without the unit of work of an entity. */
export type LectureRow = Pick<Lecture, (typeof PROPERTIES)[number]> & { course: { id: string } };

/** What PostgreSQL answers for `LECTURE_COLUMNS`. */
export type LectureColumns = Omit<LectureRow, 'course'> & { courseId: string };

/** The columns of a `LectureRow`, for the list of a `select`. */
export const LECTURE_COLUMNS = columns('lectures', [...PROPERTIES, 'courseId']);

/**
 * What learners are shown of a course, and what is counted of it: with a video, no draft and in no trash. As SQL on rows of `lectures`
 * under a name, and as a condition of the ORM: two forms of one rule.
 */
export const isShown = (lecture: string): string =>
  `${lecture}.deleted_at is null and ${lecture}.video_key is not null and not ${lecture}.is_draft`;
export const whereShown = { deletedAt: null, videoKey: { $ne: null }, isDraft: false };

/**
 * Condition on `lectures` and `courses`: shown, in a published course; for whoever sees drafts of either, which is SQL, too, with a
 * video and in no trash.
 */
export const isPlayable = (seesDrafts: string): string =>
  `courses.deleted_at is null and lectures.deleted_at is null and lectures.video_key is not null
     and (${isShown('lectures')} and courses.published_at is not null or ${seesDrafts})`;

const SELECT = `select ${LECTURE_COLUMNS} from lectures`;
const OF_COURSES = `${SELECT} where course_id = any($1::uuid[])`;

const ALL_OF_COURSES = statement<LectureColumns>(`${OF_COURSES} and deleted_at is null order by position`);
const SHOWN_OF_COURSES = statement<LectureColumns>(
  `${OF_COURSES} and ${isShown('lectures')} order by position`,
);
const BY_ID = statement<LectureColumns>(`${SELECT} where id = any($1::uuid[])`);

const OUTSIDE_TRASH = statement<LectureColumns>(
  `${SELECT} join courses on courses.id = course_id
   where lectures.id = any($1::uuid[]) and lectures.deleted_at is null and courses.deleted_at is null`,
);

const PLAYABLE = statement<LectureColumns>(
  `${SELECT} join courses on courses.id = course_id
   where lectures.id = $1 and ${isPlayable('$2')}`,
);

/** A lecture that `isPlayable`. */
export async function readPlayable(
  statements: Statements,
  id: string,
  { seesDrafts }: { seesDrafts: boolean },
): Promise<LectureRow | null> {
  const row = await statements.first(PLAYABLE, [id, seesDrafts]);
  return row && toLecture(row);
}

/** The lectures of each course, in teaching order: those that learners are shown, or drafts and those without a video, too. */
export async function readOutlines(
  statements: Statements,
  courseIds: readonly string[],
  { isShownOnly }: { isShownOnly: boolean },
): Promise<LectureRow[][]> {
  const rows = await statements.all(isShownOnly ? SHOWN_OF_COURSES : ALL_OF_COURSES, [courseIds]);
  const byCourse = Map.groupBy(rows.map(toLecture), ({ course }) => course.id);
  return courseIds.map((id) => byCourse.get(id) ?? []);
}

/** Lectures by their ids, in the trash or not, in no order. */
export async function readLectures(statements: Statements, ids: readonly string[]): Promise<LectureRow[]> {
  const rows = await statements.all(BY_ID, [ids]);
  return rows.map(toLecture);
}

/** Those that are in the trash neither themselves nor with their course. */
export async function readOutsideTrash(
  statements: Statements,
  ids: readonly string[],
): Promise<LectureRow[]> {
  const rows = await statements.all(OUTSIDE_TRASH, [ids]);
  return rows.map(toLecture);
}

/** A lecture of what PostgreSQL answered. */
export function toLecture({ courseId, ...lecture }: LectureColumns): LectureRow {
  return { ...lecture, course: { id: courseId } };
}
