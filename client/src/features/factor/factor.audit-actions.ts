import { memberPath as subjectPath, type ToldActions } from '#client/entities/audit/told-action.ts';

export const auditActions: ToldActions = {
  SECOND_FACTOR_REMOVED: { text: 'Removed a second factor', subjectPath },
};
