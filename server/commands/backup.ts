import 'reflect-metadata';
import { MEDIA, type BackupPlace } from '#server/backup/backup-place.ts';
import { faultOf } from '#server/backup/backup-fault.ts';
import type { Backups } from '#server/backup/backups.ts';
import { openPlace } from '#server/backup/open-place.ts';
import { chosenBackup, identityIn } from './lib/chosen-backup.ts';
import { optionsOf } from './lib/options.ts';
import { runCommand, withContainer } from './lib/run-command.ts';

const HELP = `Backs up a running school, or verifies a backup.

  npm run backup -- --to /backups --recipient age1... --keep 14
  npm run backup -- --verify --to /backups

  --to                     folder of the backups; by default, that of the settings
  --recipient              encrypts the backup for a recipient of https://age-encryption.org; by default, that of the settings
  --keep                   number of backups to keep; older ones are deleted
  --verify                 reads all files of a backup instead, and names those that are damaged
  --name                   backup to verify; by default, the newest
  --identity-file          file of age-keygen, to decrypt the files that are verified
  --trust-unsigned-backup  verifies a backup of an earlier version, which has no signature`;

/** Backs up a running school or verifies a backup: see HELP. */
await runCommand(async () => {
  const {
    to,
    recipient,
    keep,
    verify,
    name: wanted,
    'identity-file': identityFile,
    'trust-unsigned-backup': trustsUnsigned,
  } = optionsOf(HELP, {
    to: { type: 'string' },
    recipient: { type: 'string' },
    keep: { type: 'string' },
    verify: { type: 'boolean' },
    name: { type: 'string' },
    'identity-file': { type: 'string' },
    'trust-unsigned-backup': { type: 'boolean' },
  });
  if (keep !== undefined && !/^[1-9]\d*$/.test(keep))
    throw new Error('--keep must be the number of backups to keep, 1 or more.');
  if (!verify) {
    refuseWithoutVerify({
      '--name': wanted,
      '--identity-file': identityFile,
      '--trust-unsigned-backup': trustsUnsigned,
    });
  }
  await withContainer(async ({ services }) => {
    const { backup, backupRecipient } = services.config;
    const place = to ?? backup?.to;
    if (place === undefined) throw new Error('Missing destination. Run: npm run backup -- --to /backups');
    if (verify)
      return verifyBackup(services.backups, await openPlace(place), { wanted, identityFile, trustsUnsigned });
    const recipientOf = recipient ?? backupRecipient;
    const made = await services.backups.make(await openPlace(place), {
      recipient: recipientOf,
      keep: keep === undefined ? undefined : Number(keep),
    });
    const { name, manifest, deleted, repaired } = made;
    const objects = Object.values(manifest.objects);
    const megabytes = Math.ceil(objects.reduce((sum, { size }) => sum + size, 0) / 1e6);
    console.log(`${name}: ${manifest.tables.length} tables, ${objects.length} files of ${megabytes} MB.`);
    if (!recipientOf)
      console.log('The backup is not encrypted. It contains names, email addresses and messages.');
    for (const path of repaired)
      console.log(`${path} was damaged in the backups and has been copied again. Check the disk.`);
    for (const old of deleted) console.log(`Deleted ${old}.`);
    const fault = faultOf(made);
    if (fault) throw fault;
  });
});

/** Throws an Error for an option that only a verification reads. */
function refuseWithoutVerify(options: Record<string, unknown>): void {
  const [option] = Object.entries(options).find(([, value]) => value !== undefined) ?? [];
  if (option === undefined) return;
  throw new Error(
    `${option} is only for verifying a backup. Add --verify, or leave out ${option} to make a backup.`,
  );
}

interface Verification {
  wanted: string | undefined;
  identityFile: string | undefined;
  trustsUnsigned: boolean | undefined;
}

async function verifyBackup(
  backups: Backups,
  place: BackupPlace,
  { wanted, identityFile, trustsUnsigned }: Verification,
): Promise<void> {
  const name = await chosenBackup(place, wanted);
  const identity = await identityIn(identityFile);
  const { read, damaged, unchecked } = await backups.verify(place, name, { identity, trustsUnsigned });
  console.log(`${name}: ${read.length} files read, ${damaged.length} of them damaged.`);
  if (unchecked.length > 0)
    console.log(`${unchecked.length} files of an earlier version can only be verified with --identity-file.`);
  if (damaged.length === 0) return;
  throw new Error(
    `These files are missing or damaged: ${damaged.join(', ')}. The next backup copies those of ${MEDIA}/ again if the school still has them.`,
  );
}
