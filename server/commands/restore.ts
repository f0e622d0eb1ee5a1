import 'reflect-metadata';
import { openPlace } from '#server/backup/open-place.ts';
import { loadConfig } from '#server/config.ts';
import { chosenBackup, identityIn } from './lib/chosen-backup.ts';
import { optionsOf } from './lib/options.ts';
import { runCommand, withContainer } from './lib/run-command.ts';

const HELP = `Restores a backup into an empty school.

  npm run restore -- --from /backups --name 2026-11-23T10-30-00Z --identity-file key.txt

  --from                   folder of the backups; by default, that of the settings
  --name                   backup to restore; by default, the newest
  --identity-file          file of age-keygen, to decrypt the backup
  --trust-unsigned-backup  accepts a backup of an earlier version, which has no signature`;

/** Restores a backup: see HELP. */
await runCommand(async () => {
  const {
    from,
    name,
    'identity-file': file,
    'trust-unsigned-backup': trustsUnsigned,
  } = optionsOf(HELP, {
    from: { type: 'string' },
    name: { type: 'string' },
    'identity-file': { type: 'string' },
    'trust-unsigned-backup': { type: 'boolean' },
  });
  const source = from ?? loadConfig().backup?.to;
  if (source === undefined)
    throw new Error('Missing location of the backups. Run: npm run restore -- --from /backups');
  const place = await openPlace(source);
  const chosen = await chosenBackup(place, name);
  const identity = await identityIn(file);
  await withContainer(async ({ services }) => {
    const { manifest, damaged } = await services.backups.restore(place, chosen, {
      identity,
      requiresEncryption: services.config.backupRecipient !== undefined,
      trustsUnsigned,
    });
    const { madeAt, objects, missing } = manifest;
    const files = Object.keys(objects).length - damaged.length;
    console.log(`Restored the school of ${madeAt}, with ${files} files.`);
    if (missing.length > 0)
      console.log(`These files were already missing when the backup was made: ${missing.join(', ')}.`);
    console.log(
      'Users must log in again, and integrators need new API tokens. Next, run: npm run payments:reconcile',
    );
    if (damaged.length > 0) {
      throw new Error(
        `${damaged.length} damaged files of the backup were not restored: ${damaged.join(', ')}. Get them from another copy of the backups, or upload them again.`,
      );
    }
  });
});
