import { memberPath as subjectPath, type SubjectPaths } from '#client/entities/audit/subject-path.ts';

export const auditActions: SubjectPaths = {
  ACCESS_ENDED: subjectPath,
  ACCESS_GRANTED: subjectPath,
  EMAIL_CHANGED: subjectPath,
  ROLE_CHANGED: subjectPath,
  SESSIONS_ENDED: subjectPath,
};
