import type { Config } from '#server/config.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import type { UserService } from '#server/user/user.service.ts';
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
  'A part of the school that can be looked at by itself.',
  {
    MAIL: 'The mail server, which is given a mail.',
    STORAGE: 'Where files are: one is written, read and deleted.',
    STRIPE: 'Its key, its price, its portal, and one of its events.',
  },
);
export type CheckedPart = keyof typeof CheckedPart;

/** Looks at what the school stands on, for admins. */
export class Doctor {
  private running: Promise<Examination> | undefined;

  constructor(
    private readonly config: Config,
    private readonly databaseUrl: string,
    private readonly users: UserService,
    private readonly school: SchoolService,
  ) {}

  /** Everybody who asks meanwhile gets the same: it writes files and calls others. Throws UNAUTHENTICATED, FORBIDDEN. */
  async examine(actor: Actor): Promise<Examination> {
    requireAdmin(actor);
    this.running ??= examine(this.config, { databaseUrl: this.databaseUrl })
      .then((findings) => ({ examinedAt: new Date(), findings }))
      .finally(() => (this.running = undefined));
    return this.running;
  }

  /** Looks at one part; the mail goes to whoever asks. Throws UNAUTHENTICATED, FORBIDDEN. */
  async check(actor: Actor, part: CheckedPart): Promise<Finding[]> {
    requireAdmin(actor);
    switch (part) {
      case 'MAIL':
        return this.sendTestMail(actor);
      case 'STORAGE':
        return checkStorage(this.config, storageOf(this.config));
      case 'STRIPE':
        return checkStripe(this.config, this.databaseUrl);
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
