import { sql, type Expression, type SqlBool } from 'kysely';
import { isPublished } from '#server/course/course-rows.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import {
  anyOf,
  columnsOf,
  flag,
  is,
  read,
  rowOf,
  uuids,
  type ColumnsOf,
  type RowOf,
} from '#server/platform/db/read.ts';
import { columns, type Statements } from '#server/platform/db/statements.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { LectureKind } from './lecture.entity.ts';

/** The columns of a `LectureRow`. */
export const LECTURE_COLUMNS = [
  'id',
  'createdAt',
  'position',
  'title',
  'description',
  'isFreePreview',
  'isTrailer',
  'kind',
  'url',
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
  'thumbnailKey',
  'storyboard',
  'derivedKeys',
  'isDraft',
  'publishAt',
  'publishedAt',
  'changedAt',
  'changeNote',
  'deletedAt',
  'version',
  'updatedAt',
  'courseId',
] as const;

/** The columns of a `LectureRow`, for the list of a `select`. */
export const lectureColumns = (table: string): string => columns(table, LECTURE_COLUMNS);

/** Whether a lecture has something to learn from: a video, or it is a text or a link. */
const hasContent = ({
  kind,
  videoKey,
}: Pick<ColumnsOf<Tables['lectures']>, 'kind' | 'videoKey'>): Expression<SqlBool> =>
  is.or([is(videoKey, 'is not', null), is(kind, '<>', sql.lit(LectureKind.VIDEO))]);

/** Whether learners see a lecture: it has content, and is neither a draft nor in the trash. */
export const isShown = (
  lecture: Pick<ColumnsOf<Tables['lectures']>, 'deletedAt' | 'kind' | 'videoKey' | 'isDraft'>,
): Expression<SqlBool> =>
  is.and([is(lecture.deletedAt, 'is', null), hasContent(lecture), is.not(lecture.isDraft)]);

/** Whether learners see the title of a lecture and when it will be published. */
export const isUpcoming = ({
  deletedAt,
  isDraft,
  publishAt,
}: Pick<ColumnsOf<Tables['lectures']>, 'deletedAt' | 'isDraft' | 'publishAt'>): Expression<SqlBool> =>
  is.and([is(deletedAt, 'is', null), isDraft, is(publishAt, 'is not', null)]);

/** `isShown` as a condition of the ORM. */
export const whereShown = {
  deletedAt: null,
  $or: [{ videoKey: { $ne: null } }, { kind: { $ne: LectureKind.VIDEO } }],
  isDraft: false,
};

/** Whether a lecture can be watched or read: it has content, is not in the trash, and is visible in a published course unless drafts are seen. */
export const isPlayable = (
  lecture: ColumnsOf<Tables['lectures']>,
  course: ColumnsOf<Tables['courses']>,
  seesDrafts: Expression<SqlBool>,
): Expression<SqlBool> =>
  is.and([
    is(course.deletedAt, 'is', null),
    is(lecture.deletedAt, 'is', null),
    hasContent(lecture),
    is.or([is.and([isShown(lecture), isPublished(course)]), seesDrafts]),
  ]);

const LECTURE = columnsOf('lectures', LECTURE_COLUMNS);
const ofCourses = (ids: Expression<readonly string[]>) =>
  db.selectFrom('lectures').where('courseId', '=', anyOf(ids)).select(LECTURE).orderBy('position');

const ALL_OF_COURSES = read({ ids: uuids }, ({ ids }) => ofCourses(ids).where('deletedAt', 'is', null));
const SHOWN_OF_COURSES = read({ ids: uuids }, ({ ids }) =>
  ofCourses(ids).where((query) => isShown(rowOf(query, 'lectures'))),
);
const BY_ID = read({ ids: uuids }, ({ ids }) =>
  db.selectFrom('lectures').where('id', '=', anyOf(ids)).select(LECTURE),
);

const inCourses = db.selectFrom('lectures').innerJoin('courses', 'courses.id', 'lectures.courseId');
const OUTSIDE_TRASH = read({ ids: uuids }, ({ ids }) =>
  inCourses
    .where('lectures.id', '=', anyOf(ids))
    .where('lectures.deletedAt', 'is', null)
    .where('courses.deletedAt', 'is', null)
    .select(LECTURE),
);

const PLAYABLE = read({ ids: uuids, seesDrafts: flag }, ({ ids, seesDrafts }) =>
  inCourses
    .where('lectures.id', '=', anyOf(ids))
    .where((query) => isPlayable(rowOf(query, 'lectures'), rowOf(query, 'courses'), seesDrafts))
    .select(LECTURE),
);

/** A lecture as PostgreSQL returns it. */
export type LectureColumns = RowOf<typeof BY_ID>;

/** A lecture with a reference to its course. */
export type LectureRow = Omit<LectureColumns, 'courseId'> & { course: { id: string } };

/** Those of these lectures that `isPlayable`, in any order. */
export async function readPlayable(
  statements: Statements,
  ids: readonly string[],
  { seesDrafts }: { seesDrafts: boolean },
): Promise<LectureRow[]> {
  const rows = await statements.all(PLAYABLE, { ids, seesDrafts });
  return rows.map(toLecture);
}

/** The lectures of each course, in teaching order: those that learners see, or also drafts and lectures without a video. */
export async function readOutlines(
  statements: Statements,
  courseIds: readonly string[],
  { isShownOnly }: { isShownOnly: boolean },
): Promise<LectureRow[][]> {
  const rows = await statements.all(isShownOnly ? SHOWN_OF_COURSES : ALL_OF_COURSES, { ids: courseIds });
  const byCourse = Map.groupBy(rows.map(toLecture), ({ course }) => course.id);
  return courseIds.map((id) => byCourse.get(id) ?? []);
}

/** Lectures by id, in the trash or not, in any order. */
export async function readLectures(statements: Statements, ids: readonly string[]): Promise<LectureRow[]> {
  const rows = await statements.all(BY_ID, { ids });
  return rows.map(toLecture);
}

/** Lectures by id, without those that are in the trash or whose course is. */
export async function readOutsideTrash(
  statements: Statements,
  ids: readonly string[],
): Promise<LectureRow[]> {
  const rows = await statements.all(OUTSIDE_TRASH, { ids });
  return rows.map(toLecture);
}

/** Converts a row of PostgreSQL. */
export function toLecture({ courseId, ...lecture }: LectureColumns): LectureRow {
  return { ...lecture, course: { id: courseId } };
}
