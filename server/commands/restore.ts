import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import 'reflect-metadata';
import { backupsOf } from '#server/backup/manifest.ts';
import { openPlace } from '#server/backup/open-place.ts';
import { loadConfig } from '#server/config.ts';
import { runCommand, withContainer } from './lib/run-command.ts';

/**
 * Restores a backup into an empty school: `npm run restore -- --from /backups --name 2026-11-23T10-30-00Z --identity-file key.txt`.
 * `--name` defaults to the newest backup, `--from` to the settings. `--trust-unsigned-backup` accepts a backup of an earlier version,
 * which has no signature.
 */
await runCommand(async () => {
  const {
    from,
    name,
    'identity-file': file,
    'trust-unsigned-backup': trustsUnsigned,
  } = parseArgs({
    options: {
      from: { type: 'string' },
      name: { type: 'string' },
      'identity-file': { type: 'string' },
      'trust-unsigned-backup': { type: 'boolean' },
    },
  }).values;
  const source = from ?? loadConfig().backup?.to;
  if (source === undefined)
    throw new Error('Missing location of the backups. Run: npm run restore -- --from /backups');
  const place = await openPlace(source);
  const names = await backupsOf(place);
  const chosen = name ?? names.at(-1);
  if (chosen === undefined || !names.includes(chosen)) {
    throw new Error(`There is no such backup. Available backups: ${names.join(', ') || 'none'}.`);
  }
  const identity = file === undefined ? undefined : identityIn(await readFile(file, 'utf8'));
  await withContainer(async ({ services }) => {
    const { madeAt, objects, missing } = await services.backups.restore(place, chosen, {
      identity,
      requiresEncryption: services.config.backupRecipient !== undefined,
      trustsUnsigned,
    });
    console.log(`Restored the school of ${madeAt}, with ${Object.keys(objects).length} files.`);
    if (missing.length > 0)
      console.log(`These files were already missing when the backup was made: ${missing.join(', ')}.`);
    console.log(
      'Users must log in again, and integrators need new API tokens. Next, run: npm run payments:reconcile',
    );
  });
});

/** Returns the identity in a file that `age-keygen` wrote, which also has comments. */
function identityIn(text: string): string {
  const line = text.split('\n').find((each) => each.startsWith('AGE-'));
  if (line === undefined)
    throw new Error('The file contains no identity. An identity is a line that begins with AGE-.');
  return line.trim();
}
