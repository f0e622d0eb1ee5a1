import { fileName, isIntact, type Content } from './backup-file.ts';
import { MEDIA, type BackupPlace } from './backup-place.ts';
import { storedOf } from './copy-objects.ts';
import { filesOf, type Manifest } from './manifest.ts';

interface Options {
  name: string;
  manifest: Manifest;
  /** The newest records of the objects of the place. A file that was copied again has another checksum than in older manifests. */
  known: ReadonlyMap<string, Content>;
  identity: string | undefined;
}

export interface Verified {
  /** Paths of the files that were read. */
  read: string[];
  /** Paths of the files that are missing or not what was written. */
  damaged: string[];
  /** Paths of encrypted files of earlier versions, which only the identity can check. */
  unchecked: string[];
}

/** Reads all files of a backup. With the identity, also decrypts them. Throws UnreachablePlace. */
export async function verifyFiles(
  place: BackupPlace,
  { name, manifest, known, identity }: Options,
): Promise<Verified> {
  const { isEncrypted } = manifest;
  const verified: Verified = { read: [], damaged: [], unchecked: [] };
  for (const [file, written] of filesOf(name, manifest)) {
    const newest = known.get(file.replace(`${MEDIA}/`, ''));
    const saved = newest?.sha256 === written.sha256 ? newest : written;
    const path = fileName(file, isEncrypted);
    const isDecrypted = isEncrypted && identity !== undefined;
    const expected = isDecrypted ? saved : storedOf(saved, isEncrypted);
    if (!expected) {
      verified.unchecked.push(path);
      continue;
    }
    verified.read.push(path);
    if (!(await isIntact(place, path, expected, isDecrypted ? identity : undefined)))
      verified.damaged.push(path);
  }
  return verified;
}
