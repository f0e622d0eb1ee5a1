import { parseArgs } from 'node:util';
import 'reflect-metadata';
import { thinOut } from '#server/backup/backup-folder.ts';
import { runCommand, withContainer } from './run-command.ts';

/**
 * Saves the school while it goes on: `npm run backup -- --to /backups --recipient age1… --keep 14`. Encrypted for a recipient of
 * https://age-encryption.org where one is given; `--keep` deletes all but the newest.
 */
await runCommand(async () => {
  const { to, recipient, keep } = parseArgs({
    options: { to: { type: 'string' }, recipient: { type: 'string' }, keep: { type: 'string' } },
  }).values;
  if (!to) throw new Error('Say where to: npm run backup -- --to /backups');
  if (keep !== undefined && !/^[1-9]\d*$/.test(keep))
    throw new Error('--keep is how many backups stay: 1 or more.');
  await withContainer(async ({ services }) => {
    const { name, manifest } = await services.backups.make(to, recipient);
    const objects = Object.values(manifest.objects);
    const megabytes = Math.ceil(objects.reduce((sum, { size }) => sum + size, 0) / 1e6);
    console.log(`${name}: ${manifest.tables.length} tables, ${objects.length} files of ${megabytes} MB.`);
    if (!recipient) console.log('It is not encrypted, and has names, mail addresses and messages in it.');
    const deleted = keep === undefined ? [] : await thinOut(to, Number(keep));
    for (const old of deleted) console.log(`Deleted ${old}.`);
  });
});
