import { paths } from '#shared/paths.ts';
import { memberPath as subjectPath, type SubjectPaths } from '#client/entities/audit/subject-path.ts';

export const auditActions: SubjectPaths = {
  ACCESS_ENDED: subjectPath,
  ACCESS_GRANTED: subjectPath,
  EMAIL_CHANGED: subjectPath,
  MEMBERS_EXPORTED: () => paths.members,
  ROLE_CHANGED: subjectPath,
  SESSIONS_ENDED: subjectPath,
};
