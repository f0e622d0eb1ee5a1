import { parseArgs } from 'node:util';
import 'reflect-metadata';
import { faultOf } from '#server/backup/backups.ts';
import { openPlace } from '#server/backup/open-place.ts';
import { runCommand, withContainer } from './lib/run-command.ts';

/**
 * Saves the school while it goes on: `npm run backup -- --to /backups --recipient age1… --keep 14`. Encrypted for a recipient of
 * https://age-encryption.org where one is given; `--keep` deletes all but the newest. Where it goes and for whom is taken from the settings
 * where it is not said.
 */
await runCommand(async () => {
  const { to, recipient, keep } = parseArgs({
    options: { to: { type: 'string' }, recipient: { type: 'string' }, keep: { type: 'string' } },
  }).values;
  if (keep !== undefined && !/^[1-9]\d*$/.test(keep))
    throw new Error('--keep is how many backups stay: 1 or more.');
  await withContainer(async ({ services }) => {
    const { backup, backupRecipient } = services.config;
    const place = to ?? backup?.to;
    if (place === undefined) throw new Error('Say where to: npm run backup -- --to /backups');
    const recipientOf = recipient ?? backupRecipient;
    const made = await services.backups.make(await openPlace(place), {
      recipient: recipientOf,
      keep: keep === undefined ? undefined : Number(keep),
    });
    const { name, manifest, deleted } = made;
    const objects = Object.values(manifest.objects);
    const megabytes = Math.ceil(objects.reduce((sum, { size }) => sum + size, 0) / 1e6);
    console.log(`${name}: ${manifest.tables.length} tables, ${objects.length} files of ${megabytes} MB.`);
    if (!recipientOf) console.log('It is not encrypted, and has names, mail addresses and messages in it.');
    for (const old of deleted) console.log(`Deleted ${old}.`);
    const fault = faultOf(made);
    if (fault) throw fault;
  });
});
