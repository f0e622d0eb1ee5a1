import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import type { BackupPlace } from './backup-place.ts';
import { isOfThePlace, UnreachablePlace } from './unreachable-place.ts';

/** Size in bytes and checksum. */
interface Checksum {
  size: number;
  sha256: string;
}

/** The content of a file before encryption, and the bytes that were written. */
export interface Content extends Checksum {
  /** Of the encrypted file, so that it can be checked without the identity. Earlier versions did not record it. */
  stored?: Checksum | undefined;
}

/** A file of a backup that is missing, cannot be read or is not what was written. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

/** Returns the name of a file. Encrypted files have the suffix `.age`. */
export const fileName = (name: string, isEncrypted: boolean): string => (isEncrypted ? `${name}.age` : name);

/**
 * Writes a file completely or not at all, encrypted if there is a recipient of https://age-encryption.org. The file is durable when
 * the promise resolves. Rejects with the error of `content`.
 */
export async function writeBackupFile(
  place: BackupPlace,
  path: string,
  content: Readable,
  recipient: string | undefined,
): Promise<Content> {
  const plain = measured(content);
  try {
    if (recipient === undefined) {
      await place.write(path, plain.stream);
      return plain.sum();
    }
    const encrypted = measured(await encrypt(plain.stream, recipient));
    await place.write(path, encrypted.stream);
    return { ...plain.sum(), stored: encrypted.sum() };
  } catch (error) {
    plain.stream.destroy();
    throw content.errored ?? error;
  }
}

/** Passes a stream on, with its errors, and adds up what has passed. */
function measured(content: Readable): { stream: Readable; sum: () => Checksum } {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  // The reader of the stream gets the same error.
  pipeline(content, stream).catch(() => undefined);
  return { stream, sum: () => ({ size, sha256: hash.digest('hex') }) };
}

/**
 * Reads a file of `writeBackupFile`. Throws DamagedFile, and the stream fails with one, if the file cannot be read or decrypted, or
 * if its content differs from `saved`. If the place cannot be reached, the error is UnreachablePlace instead.
 */
export async function readBackupFile(
  place: BackupPlace,
  path: string,
  identity: string | undefined,
  saved: Checksum,
): Promise<Readable> {
  const hash = createHash('sha256');
  let size = 0;
  const changed = () => new DamagedFile(`${path} is not what was written`);
  const failed = (cause: unknown) =>
    isOfThePlace(cause)
      ? new UnreachablePlace(
          `The place of the backups cannot be read: ${reasonOf(cause)}. Try again when it can be reached.`,
          { cause },
        )
      : new DamagedFile(`${path} cannot be read: ${reasonOf(cause)}`, { cause });
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      if (size > saved.size) done(changed());
      else done(null, chunk);
    },
    flush(done) {
      done(size === saved.size && hash.digest('hex') === saved.sha256 ? null : changed());
    },
  });
  // The reader gets the error, also if it begins to read later.
  check.on('error', () => undefined);
  try {
    const file = await place.read(path);
    const content = identity === undefined ? file : await decrypt(file, identity);
    content.on('error', (error) => check.destroy(failed(error)));
    check.on('close', () => content.destroy());
    return content.pipe(check);
  } catch (error) {
    throw failed(error);
  }
}

/**
 * Reads a file to its end. Returns whether it is what was written: without an identity, judged by its bytes as they are stored.
 * Throws UnreachablePlace.
 */
export async function isIntact(
  place: BackupPlace,
  path: string,
  saved: Checksum,
  identity?: string,
): Promise<boolean> {
  try {
    for await (const _ of await readBackupFile(place, path, identity, saved));
    return true;
  } catch (error) {
    if (error instanceof DamagedFile) return false;
    throw error;
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function encrypt(content: Readable, recipient: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return Readable.fromWeb(await encrypter.encrypt(toWeb(content)));
}

async function decrypt(content: Readable, identity: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return Readable.fromWeb(await decrypter.decrypt(toWeb(content)));
}

/** A stream of bytes as a web stream. */
const toWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;
