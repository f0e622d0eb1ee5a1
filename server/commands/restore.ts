import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import 'reflect-metadata';
import { backupsOf } from '#server/backup/manifest.ts';
import { openPlace } from '#server/backup/open-place.ts';
import { loadConfig } from '#server/config.ts';
import { runCommand, withContainer } from './lib/run-command.ts';

/**
 * Puts a backup into an empty school: `npm run restore -- --from /backups --name 2026-11-23T10-30-00Z --identity-file key.txt`. The
 * newest one is taken where no name is given, and the place of the settings where none is. `--trust-unsigned-backup` takes one that a
 * version before made, without a signature.
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
  if (source === undefined) throw new Error('Say where from: npm run restore -- --from /backups');
  const place = await openPlace(source);
  const names = await backupsOf(place);
  const chosen = name ?? names.at(-1);
  if (chosen === undefined || !names.includes(chosen)) {
    throw new Error(`There is no such backup. There are: ${names.join(', ') || 'none'}.`);
  }
  const identity = file === undefined ? undefined : identityIn(await readFile(file, 'utf8'));
  await withContainer(async ({ services }) => {
    const { madeAt, objects, missing } = await services.backups.restore(place, chosen, {
      identity,
      requiresEncryption: services.config.backupRecipient !== undefined,
      trustsUnsigned,
    });
    console.log(`The school is as it was at ${madeAt}, with ${Object.keys(objects).length} files.`);
    if (missing.length > 0) console.log(`The school that was saved lacked these: ${missing.join(', ')}.`);
    console.log('People log in anew, integrators make new tokens. Now: npm run payments:reconcile');
  });
});

/** Of a file as `age-keygen` writes it, with comments. */
function identityIn(text: string): string {
  const line = text.split('\n').find((each) => each.startsWith('AGE-'));
  if (line === undefined) throw new Error('There is no identity in that file: a line that begins with AGE-.');
  return line.trim();
}
