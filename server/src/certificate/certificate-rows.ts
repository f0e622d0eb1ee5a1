import { columns, statement, type Statements } from '#server/platform/db/statements.ts';
import type { CourseOfUser } from '#server/progress/course-progress.service.ts';
import type { Certificate } from './certificate.entity.ts';

/** Properties that are read to show a certificate. */
const PROPERTIES = [
  'id',
  'code',
  'fullName',
  'courseTitle',
  'instructor',
  'duration',
  'completedAt',
] as const satisfies (keyof Certificate)[];

/** A certificate as a plain row, outside any unit of work. */
export type CertificateRow = Pick<Certificate, (typeof PROPERTIES)[number]>;

const OF_COURSES = statement<CertificateRow & CourseOfUser>(
  `select ${columns('certificates', [...PROPERTIES, 'userId', 'courseId'])} from certificates
   where user_id = any($1::uuid[]) and course_id = any($2::uuid[])`,
);

/** Returns the certificate of each pair of user and course, null where there is none. */
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
