import type { ToldActions } from '#client/entities/audit/told-action.ts';
import { paths } from '#shared/paths.ts';

export const auditActions: ToldActions = {
  SCHOOL_CHANGED: { text: 'Changed the settings of the school', subjectPath: () => paths.settings },
};
