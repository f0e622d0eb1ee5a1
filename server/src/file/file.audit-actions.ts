import { auditActions } from '#server/audit/audit-action.ts';

export const fileActions = auditActions({
  FILE_ADDED: 'Added a file to a course or a lecture.',
  FILE_DELETED: 'Put a file of a course in the trash.',
  FILE_DELETED_FOREVER: 'Permanently deleted a file in the trash.',
  FILE_EDITED: 'Renamed a file of a course.',
  FILE_MOVED: 'Moved a file within a course.',
  FILE_RESTORED: 'Restored a file of a course from the trash.',
});
