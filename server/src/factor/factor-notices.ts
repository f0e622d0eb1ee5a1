import type { EntityManager } from '@mikro-orm/postgresql';
import type { Jobs } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/mail.jobs.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import type { User } from '#server/user/user.entity.ts';
import { paths } from '#shared/paths.ts';
import { factorMail, type FactorChange } from './factor.mails.ts';

/** Notifies users by mail about changes of their second factor. */
export class FactorNotices {
  constructor(
    private readonly jobs: Jobs,
    private readonly publicUrl: string,
    private readonly school: SchoolService,
  ) {}

  /** Queues the mail, in the transaction of `em`. */
  async notify(em: EntityManager, user: User, change: FactorChange, codesLeft = 0): Promise<void> {
    const url = `${this.publicUrl}${paths.profile}`;
    const { email: to, fullName } = user;
    const school = this.school.letterheadFor(user);
    const content = factorMail({ school, fullName, url, change, codesLeft });
    await this.jobs.add(em, sendMail, { to, ...content });
  }
}
