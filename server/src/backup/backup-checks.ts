import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { Logger } from '#server/platform/common/logger.ts';
import type { BackupPlace } from './backup-place.ts';

/** File of a place, beside its backups. It is information for operators and does not decide anything about a restore. */
const FILE = 'checks.json';

const checksSchema = z.object({
  /** When a backup was last verified completely. */
  verifiedAt: z.iso.datetime().optional(),
  /** When a backup was last restored, into this school or another. */
  restoredAt: z.iso.datetime().optional(),
  /** Paths of the files that were found damaged, and since then neither copied again nor found intact. */
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

/**
 * Records new checks and keeps the others. Files that were not in `read` stay damaged if they were. Logs a warning if the place is
 * read-only or cannot be reached.
 */
export async function recordChecks(
  place: BackupPlace,
  logger: Pick<Logger, 'warn'>,
  { read, damaged, ...times }: BackupChecks & { read: readonly string[] },
): Promise<void> {
  const known = new Set(read);
  try {
    const before = await checksOf(place);
    const unread = before.damaged.filter((path) => !known.has(path));
    const all: BackupChecks = { ...before, ...times, damaged: [...unread, ...damaged] };
    await place.write(FILE, Readable.from([Buffer.from(JSON.stringify(all))]));
  } catch (error) {
    // The checks are information for operators. What was checked matters more.
    logger.warn({ err: error }, 'could not record the result of the check in the place of the backups');
  }
}
