import { schoolDefaults } from '#shared/school.ts';
import type { Config } from '#server/config.ts';
import { createStorage } from '#server/create-storage.ts';
import { MediaLinks } from '#server/platform/media/media-links.ts';
import { checkAddress } from './address.check.ts';
import { checkBackups } from './backups.check.ts';
import { checkDatabase } from './database.check.ts';
import type { Finding } from './finding.ts';
import { checkMachine, thisMachine, type Machine } from './machine.check.ts';
import { checkMail } from './mail.check.ts';
import { checkQueue } from './queue.check.ts';
import { checkSecrets } from './secrets.check.ts';
import { checkStorage } from './storage.check.ts';
import { checkStripe, type StripeOptions } from './stripe.check.ts';

interface Options {
  /** Recipient of a test mail. */
  mailTo?: string;
  /** Address of the database of the school. Defaults to the settings, which have none for the embedded one. */
  databaseUrl?: string;
  /** Replacements for Stripe and this machine, for tests. */
  stripe?: StripeOptions;
  machine?: Machine;
}

/** Opens the storage of a school. The checks use no links to files on disk, so their secret does not matter. */
export const storageOf = (config: Config) => () =>
  createStorage(config, new MediaLinks({ current: config.secret ?? 'no link to a file is made by this' }));

/**
 * Runs all checks in parallel, within about 20 seconds except for a test mail. Problems become findings. The checks change nothing,
 * except that they leave an expired checkout at Stripe. No process of the school needs to be running.
 */
export async function examine(
  config: Config,
  { mailTo, databaseUrl = config.databaseUrl, stripe, machine = thisMachine }: Options = {},
): Promise<Finding[]> {
  const stored = checkStorage(config, storageOf(config));
  const findings = await Promise.all([
    checkDatabase(config),
    stored,
    // Uses the default name, because the name of the school is in its database.
    checkMail(
      config,
      mailTo === undefined ? undefined : { email: mailTo, fullName: '', school: schoolDefaults },
    ),
    checkStripe(config, databaseUrl, stripe),
    // The check of the storage creates a missing folder.
    stored.then(() => checkMachine(config, machine)),
    checkAddress(config),
    checkBackups(config),
    checkQueue(databaseUrl),
    checkSecrets(config, databaseUrl),
  ]);
  return findings.flat();
}
