/** There is no room: on the disk, in the share of it that is ours, or for a file as large as this. */
const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Whether an error of the operating system says that something could not be written for want of room. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FULL.includes(error.code);
}
