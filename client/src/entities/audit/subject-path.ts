import type { AuditAction, AuditSubjectFragment } from '#client/gql/graphql.ts';
import { paths } from '#shared/paths.ts';

/** The address of the subject of an audit log entry; null when it no longer exists. */
type SubjectPath = (subject: AuditSubjectFragment) => string | null;

/** The subject paths of one feature's actions, in its `<feature>.audit-actions.ts`. */
export type SubjectPaths = Partial<Record<AuditAction, SubjectPath>>;

export const memberPath: SubjectPath = ({ subjectId }) => paths.member(subjectId);
/** The path of a course or a lecture; null in the trash, where it has no page. */
export const teachingPath: SubjectPath = ({ object }) => {
  if (object?.__typename === 'Course') return paths.course(object.slug);
  if (object?.__typename !== 'Lecture' || object.deletedAt || object.course.deletedAt) return null;
  return paths.lecture(object.course.slug, object.id);
};
