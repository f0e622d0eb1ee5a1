import { auditActions } from '#server/audit/audit-action.ts';

export const lectureActions = auditActions({
  LECTURES_REORDERED: 'Put the lectures of a course in a new order.',
  LECTURE_ADDED: 'Added a lecture to a course.',
  LECTURE_DELETED: 'Put a lecture in the trash.',
  LECTURE_EDITED: 'Changed texts, preview or video of a lecture.',
  LECTURE_RESTORED: 'Took a lecture out of the trash.',
});
