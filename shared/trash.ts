import { isolated } from './characters.ts';

/** Notices and questions about the trash, which its page alone needs. */
export const trashMessages = {
  failure: {
    loadTrash: 'Failed to load the trash',
    deleteForever: 'Failed to delete it',
    emptyTrash: 'Failed to empty the trash',
  },
  loading: {
    deleteForever: 'Deleting it',
    emptyTrash: 'Emptying the trash',
  },
  success: {
    deleteForever: 'Deleted forever',
    emptyTrash: 'The trash is empty',
  },
  question: {
    deleteForever: (title: string) => `Delete ‘${isolated(title)}’ forever?`,
    emptyTrash: 'Delete everything in the trash forever?',
  },
} as const;
