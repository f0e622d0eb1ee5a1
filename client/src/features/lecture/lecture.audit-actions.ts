import { teachingPath as subjectPath, type ToldActions } from '#client/entities/audit/told-action.ts';

export const auditActions: ToldActions = {
  LECTURES_REORDERED: { text: 'Reordered lectures', subjectPath },
  LECTURE_ADDED: { text: 'Added a lecture', subjectPath },
  LECTURE_DELETED: { text: 'Deleted a lecture', subjectPath },
  LECTURE_DELETED_FOREVER: { text: 'Deleted a lecture forever', subjectPath },
  LECTURE_EDITED: { text: 'Edited a lecture', subjectPath },
  LECTURE_PUBLISHED: { text: 'Published a lecture', subjectPath },
  LECTURE_RESTORED: { text: 'Restored a lecture', subjectPath },
  LECTURE_SCHEDULED: { text: 'Scheduled a lecture', subjectPath },
  LECTURE_UNPUBLISHED: { text: 'Unpublished a lecture', subjectPath },
};
