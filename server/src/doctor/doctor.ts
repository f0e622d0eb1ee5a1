import type { Config } from '#server/config.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import type { UserService } from '#server/user/user.service.ts';
import { checkBackups } from './backups.check.ts';
import { examine, storageOf } from './examine.ts';
import type { Finding } from './finding.ts';
import { checkMail } from './mail.check.ts';
import { checkStorage } from './storage.check.ts';
import { checkStripe } from './stripe.check.ts';

interface Examination {
  examinedAt: Date;
  findings: Finding[];
}

export const CheckedPart = graphqlEnum(
  'CheckedPart',
  'A part of the school that can be checked separately.',
  {
    MAIL: 'The mail server. The check sends a mail.',
    STORAGE: 'The storage. The check writes, reads and deletes a file.',
    STRIPE: 'Stripe: key, price, customer portal, and the delivery of an event.',
    BACKUPS: 'The nightly backups, and when one was last verified or restored.',
  },
);
export type CheckedPart = keyof typeof CheckedPart;

/** Checks the services that the school depends on, for admins. */
export class Doctor {
  private running: Promise<Examination> | undefined;

  constructor(
    private readonly config: Config,
    private readonly databaseUrl: string,
    private readonly users: UserService,
    private readonly school: SchoolService,
  ) {}

  /**
   * Runs all checks. Parallel calls share one run, because the checks write files and call other services. Throws UNAUTHENTICATED,
   * FORBIDDEN.
   */
  async examine(actor: Actor): Promise<Examination> {
    requireAdmin(actor);
    this.running ??= examine(this.config, { databaseUrl: this.databaseUrl })
      .then((findings) => ({ examinedAt: new Date(), findings }))
      .finally(() => (this.running = undefined));
    return this.running;
  }

  /** Checks one part. The test mail goes to the caller. Throws UNAUTHENTICATED, FORBIDDEN. */
  async check(actor: Actor, part: CheckedPart): Promise<Finding[]> {
    requireAdmin(actor);
    switch (part) {
      case 'MAIL':
        return this.sendTestMail(actor);
      case 'STORAGE':
        return checkStorage(this.config, storageOf(this.config));
      case 'STRIPE':
        return checkStripe(this.config, this.databaseUrl);
      case 'BACKUPS':
        return checkBackups(this.config);
    }
  }

  /** Throws UNAUTHENTICATED, FORBIDDEN. */
  async sendTestMail(actor: Actor): Promise<Finding[]> {
    requireAdmin(actor);
    const user = await this.users.requireMe(actor);
    const { email, fullName } = user;
    return checkMail(this.config, { email, fullName, school: this.school.letterheadFor(user) });
  }
}
