/** Handles errors of file operations: returns null when the file does not exist. Rethrows every other error. */
export function nullWhenAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
