import { isDiskFull } from '#server/platform/storage/disk-full.ts';
import { uploadMessages } from '#shared/upload.ts';

/** A refused upload, with the status of the tus protocol or HTTP. Its message is shown to users. */
export class UploadRefusal extends Error {
  /** @param status 423 while another request writes, 460 for a wrong checksum, 507 for a full disk, otherwise as in HTTP */
  constructor(
    readonly status: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'UploadRefusal';
  }
}

/** Returns UploadRefusal 507 for a full disk and any other error unchanged. */
export function asRefusal(error: unknown): unknown {
  return isDiskFull(error) ? new UploadRefusal(507, uploadMessages.diskFull, { cause: error }) : error;
}
