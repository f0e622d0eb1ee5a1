import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import { defineFeature } from '#server/platform/feature.ts';
import type { Platform } from '#server/platform/platform.ts';
import { thinOut } from './backup-folder.ts';
import { Backups } from './backups.ts';

const backUp = defineJob<Record<string, never>>('back-up', 'housekeeping');
/** When most schools sleep, before what is old is deleted. */
const DAILY = '7 3 * * *';

export const backupFeature = defineFeature({
  entities: [],
  create({ config: { backup }, databaseUrl, storage, textCipher, logger }: Platform) {
    const backups = new Backups({ databaseUrl, storage, textCipher });
    const daily = async ({ folder, recipient, keep }: NonNullable<typeof backup>) => {
      const { name } = await backups.make(folder, recipient);
      const deleted = await thinOut(folder, keep);
      logger.info({ backup: name, deleted }, 'saved the school');
    };
    return {
      provides: { backups },
      jobs: backup ? [handleJob(backUp, () => daily(backup), DAILY)] : [],
    };
  },
});
