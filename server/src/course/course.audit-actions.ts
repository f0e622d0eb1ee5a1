import { auditActions } from '#server/audit/audit-action.ts';

export const courseActions = auditActions({
  COURSE_CREATED: 'Created a course, or a draft of one.',
  COURSE_DELETED: 'Put a course in the trash.',
  COURSE_DELETED_FOREVER: 'Deleted a course in the trash for good.',
  COURSE_EDITED: 'Changed texts or picture of a course.',
  COURSE_PUBLISHED: 'Showed a draft to everybody.',
  COURSE_RESTORED: 'Took a course out of the trash.',
  COURSE_UNPUBLISHED: 'Made a published course a draft.',
});
