import { AppError } from '#server/platform/common/errors.ts';
import { isDiskFull } from '#server/platform/storage/disk-full.ts';
import { uploadMessages } from '#shared/upload.ts';

/** Returns STORAGE_FULL for a full disk and any other error unchanged. */
export function whenDiskFull(error: unknown): unknown {
  return isDiskFull(error) ? new AppError('STORAGE_FULL', uploadMessages.diskFull, { cause: error }) : error;
}
