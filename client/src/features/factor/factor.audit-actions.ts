import { memberPath as subjectPath, type SubjectPaths } from '#client/entities/audit/subject-path.ts';

export const auditActions: SubjectPaths = {
  SECOND_FACTOR_REMOVED: subjectPath,
};
