/** The disk is full, the quota is used up, or the file is too large. */
const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Whether a write failed for lack of space. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FULL.includes(error.code);
}
