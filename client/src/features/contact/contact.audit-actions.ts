import type { SubjectPaths } from '#client/entities/audit/subject-path.ts';
import { paths } from '#shared/paths.ts';

const subjectPath = () => `${paths.messages}?show=all`;

export const auditActions: SubjectPaths = {
  MESSAGE_ANSWERED: subjectPath,
  MESSAGE_HANDLED: subjectPath,
  MESSAGE_REOPENED: subjectPath,
};
