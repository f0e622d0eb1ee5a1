import { isDiskFull } from '#server/platform/storage/disk-full.ts';
import { uploadMessages } from '#shared/upload.ts';

/** An upload that is not taken, by the status that the tus protocol or HTTP has for it. Its message is for people. */
export class UploadRefusal extends Error {
  /**
   * @param status 415 for what is no video, 423 when somebody else writes, 460 for a wrong checksum, 507 for a full disk,
   *   and the others of HTTP.
   */
  constructor(
    readonly status: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'UploadRefusal';
  }
}

/** UploadRefusal 507 for a disk that is full; every other error as it is. */
export function asRefusal(error: unknown): unknown {
  return isDiskFull(error) ? new UploadRefusal(507, uploadMessages.diskFull, { cause: error }) : error;
}
