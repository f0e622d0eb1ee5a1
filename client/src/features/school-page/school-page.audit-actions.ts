import type { SubjectPaths } from '#client/entities/audit/subject-path.ts';
import { paths } from '#shared/paths.ts';

export const auditActions: SubjectPaths = {
  SCHOOL_PAGE_CREATED: () => paths.schoolPages,
  SCHOOL_PAGE_DELETED: () => paths.schoolPages,
  SCHOOL_PAGE_EDITED: () => paths.schoolPages,
};
