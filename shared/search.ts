/** Notices and errors about the search in what is said. */
export const searchMessages = {
  failure: {
    search: 'Failed to search the lectures',
  },
} as const;
