import type { Config } from '#server/config.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import type { UserService } from '#server/user/user.service.ts';
import { examine } from './examine.ts';
import type { Finding } from './finding.ts';
import { checkMail } from './mail.check.ts';

interface Examination {
  examinedAt: Date;
  findings: Finding[];
}

/** Looks at what the school stands on, for admins. */
export class Doctor {
  private running: Promise<Examination> | undefined;

  constructor(
    private readonly config: Config,
    private readonly databaseUrl: string,
    private readonly users: UserService,
  ) {}

  /** Everybody who asks meanwhile gets the same: it writes files and calls others. Throws UNAUTHENTICATED, FORBIDDEN. */
  async examine(actor: Actor): Promise<Examination> {
    requireAdmin(actor);
    this.running ??= examine(this.config, { databaseUrl: this.databaseUrl })
      .then((findings) => ({ examinedAt: new Date(), findings }))
      .finally(() => (this.running = undefined));
    return this.running;
  }

  /** Throws UNAUTHENTICATED, FORBIDDEN. */
  async sendTestMail(actor: Actor): Promise<Finding[]> {
    requireAdmin(actor);
    const { email } = await this.users.requireMe(actor);
    return checkMail(this.config, email);
  }
}
