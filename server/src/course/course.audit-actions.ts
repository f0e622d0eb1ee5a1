import { auditActions } from '#server/audit/audit-action.ts';

export const courseActions = auditActions({
  COURSE_CREATED: 'Created a course or a draft of a course.',
  COURSE_DELETED: 'Put a course in the trash.',
  COURSE_DELETED_FOREVER: 'Permanently deleted a course in the trash.',
  COURSE_EDITED: 'Edited the texts, the picture or a setting of a course.',
  COURSE_PUBLISHED: 'Published a draft of a course.',
  COURSE_RESTORED: 'Restored a course from the trash.',
  COURSE_UNPUBLISHED: 'Unpublished a course, which made it a draft.',
});
