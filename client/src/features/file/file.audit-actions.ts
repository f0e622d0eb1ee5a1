import { teachingPath as subjectPath, type SubjectPaths } from '#client/entities/audit/subject-path.ts';

export const auditActions: SubjectPaths = {
  FILE_ADDED: subjectPath,
  FILE_DELETED: subjectPath,
  FILE_DELETED_FOREVER: subjectPath,
  FILE_EDITED: subjectPath,
  FILE_MOVED: subjectPath,
  FILE_RESTORED: subjectPath,
};
