import { paths } from '#client/routing/paths.ts';
import type { AuditAction, AuditLogQuery, CourseAddressesQuery } from '#client/gql/graphql.ts';

export type AuditEntry = AuditLogQuery['auditLog']['edges'][number]['node'];

/** What was done, for people. */
export const actionTexts: Record<AuditAction, string> = {
  ACCESS_ENDED: 'Ended access',
  ACCESS_GRANTED: 'Granted access',
  COURSE_CREATED: 'Created a course',
  COURSE_DELETED: 'Deleted a course',
  COURSE_EDITED: 'Edited a course',
  COURSE_PUBLISHED: 'Published a course',
  COURSE_RESTORED: 'Restored a course',
  COURSE_UNPUBLISHED: 'Took back a course',
  LECTURES_REORDERED: 'Reordered lectures',
  LECTURE_ADDED: 'Added a lecture',
  LECTURE_DELETED: 'Deleted a lecture',
  LECTURE_EDITED: 'Edited a lecture',
  LECTURE_RESTORED: 'Restored a lecture',
  MESSAGE_HANDLED: 'Marked a message as done',
  MESSAGE_REOPENED: 'Reopened a message',
  PAYMENTS_RECONCILED: 'Compared the payments with Stripe',
  REFUND_RETRIED: 'Tried a refund again',
  ROLE_CHANGED: 'Changed a role',
};

type SubjectKind = 'person' | 'course' | 'lecture' | 'message' | 'payments';

const subjectKinds: Record<AuditAction, SubjectKind> = {
  ACCESS_ENDED: 'person',
  ACCESS_GRANTED: 'person',
  COURSE_CREATED: 'course',
  COURSE_DELETED: 'course',
  COURSE_EDITED: 'course',
  COURSE_PUBLISHED: 'course',
  COURSE_RESTORED: 'course',
  COURSE_UNPUBLISHED: 'course',
  LECTURES_REORDERED: 'course',
  LECTURE_ADDED: 'lecture',
  LECTURE_DELETED: 'lecture',
  LECTURE_EDITED: 'lecture',
  LECTURE_RESTORED: 'lecture',
  MESSAGE_HANDLED: 'message',
  MESSAGE_REOPENED: 'message',
  PAYMENTS_RECONCILED: 'payments',
  REFUND_RETRIED: 'person',
  ROLE_CHANGED: 'person',
};

/** The addresses of the courses and lectures that exist, by their ids. */
export function addressesOf(courses: CourseAddressesQuery['courses']['nodes']): ReadonlyMap<string, string> {
  return new Map(
    courses.flatMap(({ id, slug, lectures }) => [
      [id, paths.course(slug)] as const,
      ...lectures.map((lecture) => [lecture.id, paths.lecture(slug, lecture.id)] as const),
    ]),
  );
}

/**
 * Where the subject of an entry is now; null when it is gone.
 *
 * @param addresses of the courses and lectures that exist.
 */
export function subjectPath(
  { action, subjectId }: Pick<AuditEntry, 'action' | 'subjectId'>,
  addresses: ReadonlyMap<string, string>,
): string | null {
  switch (subjectKinds[action]) {
    case 'person':
      return paths.member(subjectId);
    case 'message':
      return `${paths.messages}?show=all`;
    case 'payments':
      return paths.paymentProblems;
    case 'course':
    case 'lecture':
      return addresses.get(subjectId) ?? null;
  }
}
