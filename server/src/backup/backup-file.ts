import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import type { BackupPlace } from './backup-place.ts';

/** Size in bytes and checksum of the content of a file before encryption. */
export interface Content {
  size: number;
  sha256: string;
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
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  const reading = pipeline(content, measure);
  // The writer gets the same error.
  reading.catch(() => undefined);
  try {
    await place.write(path, recipient === undefined ? measure : await encrypt(measure, recipient));
    await reading;
  } catch (error) {
    measure.destroy();
    throw content.errored ?? error;
  }
  return { size, sha256: hash.digest('hex') };
}

/** Reads a file of `writeBackupFile`. The stream fails at its end if the content differs from `saved`. */
export async function readBackupFile(
  place: BackupPlace,
  path: string,
  identity: string | undefined,
  saved: Content,
): Promise<Readable> {
  const file = await place.read(path);
  const content = identity === undefined ? file : await decrypt(file, identity);
  const hash = createHash('sha256');
  let size = 0;
  const changed = () => new Error(`${path} is not what was written`);
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
  // The reader gets the error.
  pipeline(content, check).catch(() => undefined);
  return check;
}

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
