import { teachingPath as subjectPath, type ToldActions } from '#client/entities/audit/told-action.ts';

export const auditActions: ToldActions = {
  COURSE_CREATED: { text: 'Created a course', subjectPath },
  COURSE_DELETED: { text: 'Deleted a course', subjectPath },
  COURSE_DELETED_FOREVER: { text: 'Deleted a course forever', subjectPath },
  COURSE_EDITED: { text: 'Edited a course', subjectPath },
  COURSE_PUBLISHED: { text: 'Published a course', subjectPath },
  COURSE_RESTORED: { text: 'Restored a course', subjectPath },
  COURSE_UNPUBLISHED: { text: 'Unpublished a course', subjectPath },
};
