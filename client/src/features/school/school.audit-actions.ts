import type { SubjectPaths } from '#client/entities/audit/subject-path.ts';
import { paths } from '#shared/paths.ts';

export const auditActions: SubjectPaths = {
  SCHOOL_CHANGED: () => paths.settings,
};
