import { memberPath as subjectPath, type ToldActions } from '#client/entities/audit/told-action.ts';

export const auditActions: ToldActions = {
  ACCESS_ENDED: { text: 'Ended access', subjectPath },
  ACCESS_GRANTED: { text: 'Granted access', subjectPath },
  EMAIL_CHANGED: { text: 'Changed an email', subjectPath },
  ROLE_CHANGED: { text: 'Changed a role', subjectPath },
};
