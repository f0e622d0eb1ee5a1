import { teachingPath as subjectPath, type SubjectPaths } from '#client/entities/audit/subject-path.ts';

export const auditActions: SubjectPaths = {
  LECTURES_REORDERED: subjectPath,
  LECTURE_ADDED: subjectPath,
  LECTURE_DELETED: subjectPath,
  LECTURE_DELETED_FOREVER: subjectPath,
  LECTURE_EDITED: subjectPath,
  LECTURE_PUBLISHED: subjectPath,
  LECTURE_RESTORED: subjectPath,
  LECTURE_SCHEDULED: subjectPath,
  LECTURE_UNPUBLISHED: subjectPath,
  SECTION_ADDED: subjectPath,
  SECTION_DELETED: subjectPath,
  SECTION_EDITED: subjectPath,
};
