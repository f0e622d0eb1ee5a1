/** For whoever opens, reads or looks for a file: null when there is none. Throws every other error as it is. */
export function nullWhenAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
