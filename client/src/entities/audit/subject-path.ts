import type { AuditAction, AuditSubjectFragment } from '#client/gql/graphql.ts';
import { paths } from '#shared/paths.ts';

/** The address of what an action of the audit log was done to; null when it is gone. */
type SubjectPath = (subject: AuditSubjectFragment) => string | null;

/** Those of the actions of one feature, in its `<feature>.audit-actions.ts`. */
export type SubjectPaths = Partial<Record<AuditAction, SubjectPath>>;

export const memberPath: SubjectPath = ({ subjectId }) => paths.member(subjectId);
/** Of a course or a lecture. */
export const teachingPath: SubjectPath = ({ course, lecture }) => {
  if (lecture) return paths.lecture(lecture.course.slug, lecture.id);
  return course ? paths.course(course.slug) : null;
};
