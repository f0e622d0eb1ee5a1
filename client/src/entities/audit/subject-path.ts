import type { AuditAction, AuditSubjectFragment } from '#client/gql/graphql.ts';
import { paths } from '#shared/paths.ts';

/** The address of the subject of an audit log entry; null when it no longer exists. */
type SubjectPath = (subject: AuditSubjectFragment) => string | null;

/** The subject paths of one feature's actions, in its `<feature>.audit-actions.ts`. */
export type SubjectPaths = Partial<Record<AuditAction, SubjectPath>>;

export const memberPath: SubjectPath = ({ subjectId }) => paths.member(subjectId);
/** The path of a course or a lecture. */
export const teachingPath: SubjectPath = ({ course, lecture }) => {
  if (lecture) return paths.lecture(lecture.course.slug, lecture.id);
  return course ? paths.course(course.slug) : null;
};
