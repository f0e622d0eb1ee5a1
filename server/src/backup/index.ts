import { newId } from '#server/platform/common/identifier.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import { defineFeature } from '#server/platform/feature.ts';
import type { Platform } from '#server/platform/platform.ts';
import { measureBackups } from './backup-metrics.ts';
import { Backups, faultOf } from './backups.ts';
import { nightlyPlace, openPlace } from './open-place.ts';

const backUp = defineJob<Record<string, never>>('back-up', 'housekeeping');
/** When most schools sleep, before what is old is deleted. */
const DAILY = '7 3 * * *';

export const backupFeature = defineFeature({
  entities: [],
  create({ config, databaseUrl, storage, textCipher, textSigner, locks, logger, metrics }: Platform) {
    const { backup, backupRecipient: recipient } = config;
    const place = nightlyPlace(config);
    const backups = new Backups({ databaseUrl, storage, textCipher, textSigner, locks });
    const daily = async ({ to, ...choices }: NonNullable<typeof backup>) => {
      const made = await backups.make(await openPlace(to), { ...choices, recipient });
      const { name, deleted } = made;
      const fault = faultOf(made);
      // The job is done all the same: each further attempt would be a backup more.
      if (fault) logger.error({ err: fault, incident: newId(), backup: name }, 'saved not all of the school');
      else logger.info({ backup: name, deleted }, 'saved the school');
    };
    if (place !== undefined) measureBackups(metrics, { open: () => openPlace(place), logger });
    return {
      provides: { backups },
      jobs: backup ? [handleJob(backUp, () => daily(backup), DAILY)] : [],
    };
  },
});
