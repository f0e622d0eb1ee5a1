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
import { checkSecrets } from './secrets.check.ts';
import { checkStorage } from './storage.check.ts';
import { checkStripe, type StripeOptions } from './stripe.check.ts';

interface Options {
  /** Gets a mail. */
  mailTo?: string;
  /** Of the database that the school is in; by the settings, which name none where it is the embedded one. */
  databaseUrl?: string;
  /** Instead of Stripe's own and of this one, for tests. */
  stripe?: StripeOptions;
  machine?: Machine;
}

/** Opens the storage of a school. Links to files on disk are not looked at. */
export const storageOf = (config: Config) => () =>
  createStorage(config, new MediaLinks({ current: config.secret ?? 'no link to a file is made by this' }));

/**
 * Looks at everything that a school stands on, at once and within some twenty seconds, but for a mail that is sent; whatever is broken
 * is a finding, and nothing stays changed but for an expired checkout at Stripe. Nothing of the school has to run.
 */
export async function examine(
  config: Config,
  { mailTo, databaseUrl = config.databaseUrl, stripe, machine = thisMachine }: Options = {},
): Promise<Finding[]> {
  const stored = checkStorage(config, storageOf(config));
  const findings = await Promise.all([
    checkDatabase(config),
    stored,
    // What the school is called is in its database.
    checkMail(
      config,
      mailTo === undefined ? undefined : { email: mailTo, fullName: '', school: schoolDefaults },
    ),
    checkStripe(config, databaseUrl, stripe),
    // A folder that was not there yet is made for it.
    stored.then(() => checkMachine(config, machine)),
    checkAddress(config),
    checkBackups(config),
    checkSecrets(config, databaseUrl),
  ]);
  return findings.flat();
}
