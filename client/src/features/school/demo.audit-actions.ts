import type { SubjectPaths } from '#client/entities/audit/subject-path.ts';
import { settingsPaths } from '#shared/settings-paths.ts';

export const auditActions: SubjectPaths = {
  DEMO_REMOVED: () => settingsPaths.firstSteps,
};
