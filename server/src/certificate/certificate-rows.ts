import { columns, statement, type Statements } from '#server/platform/db/statements.ts';
import type { CourseOfUser } from '#server/progress/course-progress.service.ts';
import type { Certificate } from './certificate.entity.ts';

/** Properties of a certificate that are read to show it. */
const PROPERTIES = [
  'id',
  'code',
  'fullName',
  'courseTitle',
  'instructor',
  'duration',
  'completedAt',
] as const satisfies (keyof Certificate)[];

/** A certificate as it is shown, without the unit of work of an entity. */
export type CertificateRow = Pick<Certificate, (typeof PROPERTIES)[number]>;

const OF_COURSES = statement<CertificateRow & CourseOfUser>(
  `select ${columns('certificates', [...PROPERTIES, 'userId', 'courseId'])} from certificates
   where user_id = any($1::uuid[]) and course_id = any($2::uuid[])`,
);

/** People's certificates of courses, null where there is none. */
export async function readCertificates(
  statements: Statements,
  wanted: readonly CourseOfUser[],
): Promise<(CertificateRow | null)[]> {
  const rows = await statements.all(OF_COURSES, [
    [...new Set(wanted.map(({ userId }) => userId))],
    wanted.map(({ courseId }) => courseId),
  ]);
  return wanted.map(
    ({ userId, courseId }) => rows.find((row) => row.userId === userId && row.courseId === courseId) ?? null,
  );
}
