import { Gauge, type Registry } from 'prom-client';
import type { Logger } from '#server/platform/common/logger.ts';
import type { BackupPlace } from './backup-place.ts';
import { newestCompleteAt } from './manifest.ts';

/** Whoever asks for figures does so every few seconds; backups are made once a day. */
const LOOK_EVERY_MS = 10 * 60 * 1000;

interface Options {
  open: () => Promise<BackupPlace>;
  logger: Logger;
}

/** Tells of the backups in the place of the settings, whoever made them. */
export function measureBackups(metrics: Registry, { open, logger }: Options): void {
  let lookedAt = -Infinity;
  const newest = new Gauge({
    name: 'lectern_backup_newest_seconds',
    help: 'When the newest backup was made in which nothing is missing, in seconds since 1970; 0 when there is none, NaN as long as nobody knows',
    registers: [metrics],
    async collect() {
      if (performance.now() < lookedAt + LOOK_EVERY_MS) return;
      lookedAt = performance.now();
      try {
        const at = await newestCompleteAt(await open());
        newest.set(at ? at.getTime() / 1000 : 0);
      } catch (error) {
        // What was known grows old, and that is told.
        logger.warn({ err: error }, 'could not look for backups');
      }
    },
  });
  newest.set(NaN);
}
