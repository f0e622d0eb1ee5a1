import { auditActions } from '#server/audit/audit-action.ts';

export const lectureActions = auditActions({
  LECTURES_REORDERED: 'Reordered the lectures of a course.',
  LECTURE_ADDED: 'Added a lecture to a course.',
  LECTURE_DELETED: 'Put a lecture in the trash.',
  LECTURE_DELETED_FOREVER: 'Permanently deleted a lecture in the trash.',
  LECTURE_EDITED:
    'Edited the texts, the preview setting, the video, the poster or the captions of a lecture.',
  LECTURE_PUBLISHED: 'Published a draft of a lecture.',
  LECTURE_RESTORED: 'Restored a lecture from the trash.',
  LECTURE_SCHEDULED: 'Scheduled the publishing of a lecture.',
  LECTURE_UNPUBLISHED: 'Unpublished a lecture, which made it a draft.',
  SECTION_ADDED: 'Added a section to a course.',
  SECTION_DELETED: 'Deleted a section. Its lectures stayed in the course.',
  SECTION_EDITED: 'Edited the title or summary of a section.',
});
