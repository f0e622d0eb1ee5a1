import { Gauge, type Registry } from 'prom-client';
import type { Logger } from '#server/platform/common/logger.ts';
import { checksOf } from './backup-checks.ts';
import type { BackupPlace } from './backup-place.ts';
import { newestCompleteAt } from './manifest.ts';

/** Metrics are read every few seconds, but backups are made once a day. */
const LOOK_EVERY_MS = 10 * 60 * 1000;

interface Options {
  open: () => Promise<BackupPlace>;
  logger: Logger;
}

/** Measures the backups in the configured place, including those made by hand. */
export function measureBackups(metrics: Registry, { open, logger }: Options): void {
  let lookedAt = -Infinity;
  const checked = new Gauge({
    name: 'lectern_backup_checked_seconds',
    help: 'Time at which a backup was last verified or restored completely, in seconds since 1970; 0 if never',
    labelNames: ['by'],
    registers: [metrics],
  });
  const damaged = new Gauge({
    name: 'lectern_backup_damaged_files',
    help: 'Files of the backups that were found damaged and have not been copied again',
    registers: [metrics],
  });
  const seconds = (at: Date | string | undefined) => (at === undefined ? 0 : new Date(at).getTime() / 1000);
  const newest = new Gauge({
    name: 'lectern_backup_newest_seconds',
    help: 'Time of the newest complete backup, in seconds since 1970; 0 if there is none, NaN before the first check',
    registers: [metrics],
    async collect() {
      if (performance.now() < lookedAt + LOOK_EVERY_MS) return;
      lookedAt = performance.now();
      try {
        const place = await open();
        newest.set(seconds(await newestCompleteAt(place)));
        const checks = await checksOf(place);
        checked.set({ by: 'verification' }, seconds(checks.verifiedAt));
        checked.set({ by: 'restore' }, seconds(checks.restoredAt));
        damaged.set(checks.damaged.length);
      } catch (error) {
        // Keeps the last value. It ages, which triggers the alert.
        logger.warn({ err: error }, 'could not list the backups');
      }
    },
  });
  newest.set(NaN);
}
