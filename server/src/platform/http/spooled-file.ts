import type { Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { uploadMessages } from '#shared/upload.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { incomingFileName, removeLeftovers } from '#server/platform/storage/incoming-files.ts';
import type { RequestHoldings } from './request-holdings.ts';

const PREFIX = 'lectern-upload-';

/** Returns a new path in the system's temporary folder. Its name identifies the process that it belongs to. */
export function temporaryPath(): string {
  return join(tmpdir(), `${PREFIX}${incomingFileName(newId())}`);
}

/**
 * Writes a file to disk, where it stays until the request ends, so that a stalled sender costs no memory. Returns a
 * function that opens it. Errors: those of the file and of the disk. Opening it throws BAD_USER_INPUT after the end of
 * the request.
 *
 * @param hash is updated with the bytes as they arrive
 */
export async function spool(file: Readable, holdings: RequestHoldings, hash?: Hash): Promise<() => Readable> {
  const path = temporaryPath();
  // The file exists before it is owned, so that it cannot appear after its removal.
  const handle = await open(path, 'wx', 0o600);
  let isHeld = true;
  holdings.add(() => {
    isHeld = false;
    // The next start removes a file that could not be removed.
    void rm(path, { force: true }).catch(() => undefined);
  });
  const disk = handle.createWriteStream();
  await (hash ? pipeline(file, (bytes) => hashed(bytes, hash), disk) : pipeline(file, disk));
  return () => {
    if (!isHeld) throw new AppError('BAD_USER_INPUT', uploadMessages.interrupted);
    return createReadStream(path);
  };
}

async function* hashed(bytes: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
}

/** Removes the uploads that dead processes left in the temporary folder. */
export async function removeAbandonedUploads(): Promise<void> {
  await removeLeftovers(tmpdir(), PREFIX);
}
