import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { BackupPlace } from './backup-place.ts';

/** File of a place, beside its backups. It is information for operators and does not decide anything about a restore. */
const FILE = 'checks.json';

const checksSchema = z.object({
  /** When a backup was last verified completely. */
  verifiedAt: z.iso.datetime().optional(),
  /** When a backup was last restored, into this school or another. */
  restoredAt: z.iso.datetime().optional(),
  /** Paths of the files that were damaged and have not been copied again. */
  damaged: z.array(z.string()).default([]),
});

/** What is known about the backups of a place from reading them. */
export type BackupChecks = z.infer<typeof checksSchema>;

/** Reads the last checks. An unreadable file counts as no checks. Other errors come from the place. */
export async function checksOf(place: BackupPlace): Promise<BackupChecks> {
  if ((await place.sizeOf(FILE)) === undefined) return { damaged: [] };
  const written = await text(await place.read(FILE));
  try {
    return checksSchema.parse(JSON.parse(written));
  } catch {
    return { damaged: [] };
  }
}

/** Records new checks and keeps the others. */
export async function recordChecks(place: BackupPlace, checks: Partial<BackupChecks>): Promise<void> {
  const all: BackupChecks = { ...(await checksOf(place)), ...checks };
  await place.write(FILE, Readable.from([Buffer.from(JSON.stringify(all))]));
}
