import { teachingPath as subjectPath, type ToldActions } from '#client/entities/audit/told-action.ts';

export const auditActions: ToldActions = {
  LECTURES_REORDERED: { text: 'Reordered lectures', subjectPath },
  LECTURE_ADDED: { text: 'Added a lecture', subjectPath },
  LECTURE_DELETED: { text: 'Deleted a lecture', subjectPath },
  LECTURE_EDITED: { text: 'Edited a lecture', subjectPath },
  LECTURE_RESTORED: { text: 'Restored a lecture', subjectPath },
};
