import type { SubjectPaths } from '#client/entities/audit/subject-path.ts';
import { paths } from '#shared/paths.ts';

const subjectPath = () => paths.declarations;

export const auditActions: SubjectPaths = {
  DECLARATION_ACCEPTED: subjectPath,
  DECLARATION_CLOSED: subjectPath,
};
