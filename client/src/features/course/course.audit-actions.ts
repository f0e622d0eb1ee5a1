import { teachingPath as subjectPath, type SubjectPaths } from '#client/entities/audit/subject-path.ts';

export const auditActions: SubjectPaths = {
  COURSE_CREATED: subjectPath,
  COURSE_DELETED: subjectPath,
  COURSE_DELETED_FOREVER: subjectPath,
  COURSE_EDITED: subjectPath,
  COURSE_PUBLISHED: subjectPath,
  COURSE_RESTORED: subjectPath,
  COURSE_UNPUBLISHED: subjectPath,
};
