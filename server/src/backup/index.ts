import { newId } from '#server/platform/common/identifier.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import { defineFeature } from '#server/platform/feature.ts';
import type { Platform } from '#server/platform/platform.ts';
import { measureBackups } from './backup-metrics.ts';
import { faultOf } from './backup-fault.ts';
import { Backups } from './backups.ts';
import { nightlyPlace, openPlace } from './open-place.ts';

const backUp = defineJob<Record<string, never>>('back-up', 'housekeeping');
/** At night, before the cleanup jobs. */
const DAILY = '7 3 * * *';

export const backupFeature = defineFeature({
  entities: [],
  create({ config, databaseUrl, storage, textCipher, textSigner, locks, logger, metrics }: Platform) {
    const { backup, backupRecipient: recipient } = config;
    const place = nightlyPlace(config);
    const backups = new Backups({ databaseUrl, storage, textCipher, textSigner, locks, logger });
    const daily = async ({ to, ...choices }: NonNullable<typeof backup>) => {
      const made = await backups.make(await openPlace(to), { ...choices, recipient });
      const { name, deleted, repaired } = made;
      if (repaired.length > 0) {
        logger.warn({ backup: name, repaired }, 'copied damaged files of the backups again: check the disk');
      }
      const fault = faultOf(made);
      // Logs the fault without failing the job, because a retry would make another backup.
      if (fault) logger.error({ err: fault, incident: newId(), backup: name }, 'the backup is incomplete');
      else logger.info({ backup: name, deleted }, 'made a backup');
    };
    if (place !== undefined) measureBackups(metrics, { open: () => openPlace(place), logger });
    return {
      provides: { backups },
      jobs: backup ? [handleJob(backUp, () => daily(backup), DAILY)] : [],
    };
  },
});
