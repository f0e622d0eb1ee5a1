import { auditActions } from '#server/audit/audit-action.ts';

export const lectureActions = auditActions({
  LECTURES_REORDERED: 'Put the lectures of a course in a new order.',
  LECTURE_ADDED: 'Added a lecture to a course.',
  LECTURE_DELETED: 'Put a lecture in the trash.',
  LECTURE_DELETED_FOREVER: 'Deleted a lecture in the trash for good.',
  LECTURE_EDITED: 'Changed texts, preview or video of a lecture.',
  LECTURE_PUBLISHED: 'Published a draft of a lecture.',
  LECTURE_RESTORED: 'Took a lecture out of the trash.',
  LECTURE_SCHEDULED: 'Set when a draft of a lecture is published.',
  LECTURE_UNPUBLISHED: 'Made a lecture a draft.',
});
