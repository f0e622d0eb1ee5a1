import type { EntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { RateLimit } from '#server/platform/common/rate-limit.ts';
import type { Jobs } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/mail.jobs.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import type { User } from '#server/user/user.entity.ts';
import { isWriteScope, type ApiScope } from '#shared/api-scopes.ts';
import { paths } from '#shared/paths.ts';
import {
  accountDeletedMail,
  apiTokenExpiresMail,
  apiTokenMail,
  newDeviceMail,
  passwordChangedMail,
  type DeviceLogin,
} from './auth.mails.ts';

interface Dependencies {
  pool: pg.Pool;
  jobs: Jobs;
  publicUrl: string;
  school: SchoolService;
}

/** Emails account owners when their credentials or logins change, in case another person made the change. */
export class AccountNotices {
  private readonly limit: RateLimit;
  private readonly newDevices: RateLimit;

  constructor(private readonly deps: Dependencies) {
    this.limit = new RateLimit(deps.pool, { name: 'account-change', points: 30, seconds: 60 * 60 });
    this.newDevices = new RateLimit(deps.pool, { name: 'new-device', points: 5, seconds: 60 * 60 });
  }

  /**
   * Counts a change that triggers a mail. The limit applies to changes, not to mails. So every change is reported, and an account with a
   * stranger's address cannot flood that mailbox. Throws TOO_MANY_REQUESTS.
   */
  async countChange({ id }: User): Promise<void> {
    await this.limit.count(id);
  }

  /** Queues the mail about a new password, in the transaction of `em`. */
  async passwordChanged(em: EntityManager, user: User, haveTokensEnded: boolean): Promise<void> {
    const { jobs, publicUrl, school } = this.deps;
    const url = `${publicUrl}${paths.forgotPassword}`;
    const { email: to, fullName } = user;
    const content = passwordChangedMail({
      school: school.letterheadFor(user),
      fullName,
      url,
      haveTokensEnded,
    });
    await jobs.add(em, sendMail, { to, ...content });
  }

  /** Queues the mail about a deleted account in the transaction of `em`. */
  async accountDeleted(em: EntityManager, user: User): Promise<void> {
    const { jobs, publicUrl, school } = this.deps;
    const { email: to, fullName } = user;
    const url = `${publicUrl}${paths.contact}`;
    const content = accountDeletedMail({ school: school.letterheadFor(user), fullName, url });
    await jobs.add(em, sendMail, { to, ...content });
  }

  /**
   * Queues the mail about a login on a new device in the transaction of `em`, unless the user has turned these mails off. At most 5 an
   * hour: scripts that log in do not keep cookies, so each of their logins looks like a new device.
   */
  async newDevice(em: EntityManager, user: User, login: DeviceLogin): Promise<void> {
    if (!user.tellsNewDevices || !(await this.newDevices.allows(user.id))) return;
    const { jobs, publicUrl, school } = this.deps;
    const { email: to, fullName } = user;
    const url = `${publicUrl}${paths.profile}`;
    const content = newDeviceMail({ school: school.letterheadFor(user), fullName, url, ...login });
    await jobs.add(em, sendMail, { to, ...content });
  }

  /** Queues the mail about a new API token, in the transaction of `em`. */
  async tokenCreated(
    em: EntityManager,
    user: User,
    { scopes, expiresAt }: { scopes: readonly ApiScope[]; expiresAt: Date | null },
  ): Promise<void> {
    const access = scopes.some(isWriteScope) ? 'WRITE' : 'READ';
    const content = apiTokenMail({ ...this.letterOnTokens(user), access, expiresAt });
    await this.deps.jobs.add(em, sendMail, { to: user.email, ...content });
  }

  /** Queues the mail about an API token that expires soon, in the transaction of `em`. */
  async tokenExpires(
    em: EntityManager,
    user: User,
    { createdAt, expiresAt }: { createdAt: Date; expiresAt: Date | null },
  ): Promise<void> {
    if (!expiresAt) return;
    const content = apiTokenExpiresMail({ ...this.letterOnTokens(user), createdAt, expiresAt });
    await this.deps.jobs.add(em, sendMail, { to: user.email, ...content });
  }

  private letterOnTokens(user: User) {
    const { publicUrl, school } = this.deps;
    return {
      school: school.letterheadFor(user),
      fullName: user.fullName,
      url: `${publicUrl}${paths.profile}#api-tokens`,
    };
  }
}
