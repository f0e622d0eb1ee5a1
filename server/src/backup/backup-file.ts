import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import type { BackupPlace } from './backup-place.ts';

/** What was put into a file, before it was encrypted. */
export interface Content {
  size: number;
  sha256: string;
}

/** The name of a file, which tells whether it is encrypted. */
export const fileName = (name: string, isEncrypted: boolean): string => (isEncrypted ? `${name}.age` : name);

/**
 * Writes a file whole or not at all, encrypted where there is a recipient of https://age-encryption.org. It lasts when this resolves.
 * Rejects with what `content` fails with.
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
  // Whoever writes meets it, too.
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

/** What `writeBackupFile` was given, as `saved` tells. The stream fails at its end when it is anything else. */
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
  // Whoever reads hears of it.
  pipeline(content, check).catch(() => undefined);
  return check;
}

async function encrypt(content: Readable, recipient: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return fromWeb(await encrypter.encrypt(toWeb(content)));
}

async function decrypt(content: Readable, identity: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return fromWeb(await decrypter.decrypt(toWeb(content)));
}

// Node's types of web streams and the browsers' are of the same streams.
const toWeb = (stream: Readable) => Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as ReadableStream<Uint8Array>);
