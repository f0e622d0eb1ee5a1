import { parseArgs } from 'node:util';
import 'reflect-metadata';
import { faultOf } from '#server/backup/backups.ts';
import { openPlace } from '#server/backup/open-place.ts';
import { runCommand, withContainer } from './lib/run-command.ts';

/**
 * Backs up a running school: `npm run backup -- --to /backups --recipient age1… --keep 14`. `--recipient` encrypts the backup for a
 * recipient of https://age-encryption.org. `--keep` is the number of backups to keep; older ones are deleted. `--to` and `--recipient`
 * default to the settings.
 */
await runCommand(async () => {
  const { to, recipient, keep } = parseArgs({
    options: { to: { type: 'string' }, recipient: { type: 'string' }, keep: { type: 'string' } },
  }).values;
  if (keep !== undefined && !/^[1-9]\d*$/.test(keep))
    throw new Error('--keep must be the number of backups to keep, 1 or more.');
  await withContainer(async ({ services }) => {
    const { backup, backupRecipient } = services.config;
    const place = to ?? backup?.to;
    if (place === undefined) throw new Error('Missing destination. Run: npm run backup -- --to /backups');
    const recipientOf = recipient ?? backupRecipient;
    const made = await services.backups.make(await openPlace(place), {
      recipient: recipientOf,
      keep: keep === undefined ? undefined : Number(keep),
    });
    const { name, manifest, deleted } = made;
    const objects = Object.values(manifest.objects);
    const megabytes = Math.ceil(objects.reduce((sum, { size }) => sum + size, 0) / 1e6);
    console.log(`${name}: ${manifest.tables.length} tables, ${objects.length} files of ${megabytes} MB.`);
    if (!recipientOf)
      console.log('The backup is not encrypted. It contains names, email addresses and messages.');
    for (const old of deleted) console.log(`Deleted ${old}.`);
    const fault = faultOf(made);
    if (fault) throw fault;
  });
});
