import { db } from '#server/platform/db/query-compiler.ts';
import { anyOf, read, uuids, type RowOf } from '#server/platform/db/read.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import type { CourseOfUser } from '#server/progress/course-progress.service.ts';

const OF_COURSES = read({ userIds: uuids, courseIds: uuids }, ({ userIds, courseIds }) =>
  db
    .selectFrom('certificates')
    .where('userId', '=', anyOf(userIds))
    .where('courseId', '=', anyOf(courseIds))
    .select(['id', 'code', 'fullName', 'courseTitle', 'instructor', 'duration', 'completedAt'])
    .select(['userId', 'courseId']),
);

/** A certificate as a plain row, outside any unit of work. */
export type CertificateRow = RowOf<typeof OF_COURSES>;

/** Returns the certificate of each pair of user and course, null where there is none. */
export async function readCertificates(
  statements: Statements,
  wanted: readonly CourseOfUser[],
): Promise<(CertificateRow | null)[]> {
  const rows = await statements.all(OF_COURSES, {
    userIds: [...new Set(wanted.map(({ userId }) => userId))],
    courseIds: wanted.map(({ courseId }) => courseId),
  });
  return wanted.map(
    ({ userId, courseId }) => rows.find((row) => row.userId === userId && row.courseId === courseId) ?? null,
  );
}
