import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { accessGrantMessages } from '#shared/access-grant.ts';
import { accessLimits } from '#shared/access.ts';
import { memberMessages } from '#shared/member.ts';
import { changeEmailRules } from '#shared/auth.rules.ts';
import { Role } from '#shared/roles.ts';
import { paths } from '#shared/paths.ts';
import type { AccessService } from '#server/access/access.service.ts';
import type { AuditAction } from '#server/audit/audit-action.ts';
import type { AuditFact } from '#server/audit/audit-facts.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import type { ApiTokenService } from '#server/auth/api-token.service.ts';
import type { EmailChanges } from '#server/auth/email-change.service.ts';
import type { EmailVerificationService } from '#server/auth/email-verification.service.ts';
import type { SessionService } from '#server/auth/session.service.ts';
import { requireAdmin, requireSession, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { logSecurity } from '#server/platform/common/security-log.ts';
import { validate } from '#server/platform/common/validate.ts';
import type { Jobs } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/mail.jobs.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import { User } from '#server/user/user.entity.ts';
import type { UserRow } from '#server/user/user-rows.ts';
import type { UserService } from '#server/user/user.service.ts';
import { memberActions } from './member.audit-actions.ts';
import { newAdminMail, roleChangedMail, sessionsEndedMail } from './member.mails.ts';

interface Dependencies {
  em: EntityManager;
  users: UserService;
  audit: AuditLog;
  access: AccessService;
  sessions: SessionService;
  apiTokens: ApiTokenService;
  emailChanges: EmailChanges;
  emailVerification: EmailVerificationService;
  jobs: Jobs;
  publicUrl: string;
  school: SchoolService;
  logger: Logger;
}

/** Member administration. Each change is recorded in the audit log. */
export class MemberService {
  constructor(private readonly deps: Dependencies) {}

  /** Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for a malformed id, NOT_FOUND for an unknown one. */
  async byId(actor: Actor, id: string): Promise<UserRow> {
    requireAdmin(actor);
    const [user] = await this.deps.users.findVisible(actor, [requireId(id, 'id')]);
    return user ?? notFound();
  }

  /**
   * Gives or removes the admin role, effective from the user's next request, and notifies the user by mail. All other admins are notified
   * of a new admin. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, and CONFLICT when no admin would be left.
   */
  async changeRole(actor: Actor, id: string, role: Role): Promise<User> {
    requireAdmin(actor);
    const userId = requireId(id, 'userId');
    const { users, jobs, publicUrl, school } = this.deps;
    return this.deps.em.transactional(async (em) => {
      await users.lockRoles(em);
      const user = (await em.findOne(User, userId, { refresh: true })) ?? notFound();
      if (user.role === role) return user;
      if (user.role === Role.ADMIN) await users.requireOtherAdmin(em);
      await this.record(em, actor, memberActions.ROLE_CHANGED, user, {
        kind: 'ROLE',
        before: user.role,
        after: role,
      });
      user.role = role;
      const content = roleChangedMail({
        school: school.letterheadFor(user),
        fullName: user.fullName,
        role,
        url: `${publicUrl}${paths.profile}`,
      });
      await jobs.add(em, sendMail, { to: user.email, ...content });
      if (role === Role.ADMIN) await this.tellOtherAdmins(em, actor?.userId, user);
      return user;
    });
  }

  /**
   * Changes the address of an account, for users who have lost access to their mailbox. The new address has to be verified. Throws
   * UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, and CONFLICT for an address that has an account.
   */
  async changeEmail(actor: Actor, id: string, fields: unknown): Promise<User> {
    requireAdmin(actor);
    const userId = requireId(id, 'userId');
    const { email } = validate(changeEmailRules, fields);
    const { emailChanges, emailVerification } = this.deps;
    return this.deps.em.transactional(async (em) => {
      const before = (await em.findOne(User, userId, { refresh: true })) ?? notFound();
      if (before.email === email) return before;
      const fact = { kind: 'EMAIL', before: before.email, after: email } as const;
      await this.record(em, actor, memberActions.EMAIL_CHANGED, before, fact);
      const user = await emailChanges.replace(em, userId, email, { verifiedAt: null });
      await emailVerification.ask(em, user);
      return user;
    });
  }

  /**
   * Logs a user out on all devices, revokes their API tokens and notifies them by mail. For the caller's own account, the current session
   * is kept. Throws UNAUTHENTICATED, FORBIDDEN (also for an API token), BAD_USER_INPUT, NOT_FOUND.
   */
  async endSessions(actor: Actor, id: string): Promise<User> {
    requireAdmin(actor);
    const { userId: adminId, via } = requireSession(actor);
    const userId = requireId(id, 'userId');
    const { sessions, apiTokens, jobs, publicUrl, school, logger } = this.deps;
    const user = await this.deps.em.transactional(async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
      const member = (await em.findOne(User, userId, lock)) ?? notFound();
      await sessions.endAll(em, userId, adminId === userId ? { id: via.id } : undefined);
      await apiTokens.revokeAll(em, userId);
      await this.record(em, actor, memberActions.SESSIONS_ENDED, member);
      const content = sessionsEndedMail({
        school: school.letterheadFor(member),
        fullName: member.fullName,
        url: `${publicUrl}${paths.forgotPassword}`,
      });
      await jobs.add(em, sendMail, { to: member.email, ...content });
      return member;
    });
    logSecurity(logger, 'auth.sessions_ended', { userId, by: adminId });
    return user;
  }

  /**
   * Grants access without a payment until a given time, at most ten years from now. Replaces an active grant. Throws UNAUTHENTICATED,
   * FORBIDDEN, NOT_FOUND, and BAD_USER_INPUT for the id or the time.
   */
  async grantAccess(actor: Actor, id: string, until: Date): Promise<User> {
    requireAdmin(actor);
    const userId = requireId(id, 'userId');
    requireGrantable(until);
    return this.deps.em.transactional(async (em) => {
      await this.deps.access.grant(em, userId, until);
      const user = (await em.findOne(User, userId)) ?? notFound();
      await this.record(em, actor, memberActions.ACCESS_GRANTED, user, {
        kind: 'UNTIL',
        at: until.toISOString(),
      });
      return user;
    });
  }

  /**
   * Revokes a grant and cancels a paid subscription immediately; `refund` refunds the last payment. If Stripe cannot be reached, the
   * subscription is cancelled later by a retry. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, and CONFLICT when there is
   * no access.
   */
  async endAccess(actor: Actor, id: string, { refund }: { refund: boolean }): Promise<User> {
    requireAdmin(actor);
    const userId = requireId(id, 'userId');
    const user = (await this.deps.em.findOne(User, userId)) ?? notFound();
    await this.deps.access.endAccess(userId, {
      refund,
      record: (em, { isPaid }) => {
        const facts: AuditFact[] = isPaid ? [{ kind: 'ENDED', withRefund: refund }] : [];
        return this.record(em, actor, memberActions.ACCESS_ENDED, user, ...facts);
      },
    });
    return user;
  }

  /** Queues a mail to each admin except the new one, in the transaction of `em`. `byId` is the admin who gave the role. */
  async tellOtherAdmins(em: EntityManager, byId: string | undefined, newAdmin: User): Promise<void> {
    const { jobs, publicUrl } = this.deps;
    const admins = await em.find(User, { role: Role.ADMIN, id: { $ne: newAdmin.id } });
    const by = admins.find(({ id }) => id === byId)?.fullName ?? null;
    for (const admin of admins) {
      const content = newAdminMail({
        school: this.deps.school.letterheadFor(admin),
        fullName: admin.fullName,
        newAdmin,
        by: admin.id === byId ? null : by,
        url: `${publicUrl}${paths.member(newAdmin.id)}`,
      });
      await jobs.add(em, sendMail, { to: admin.email, ...content });
    }
  }

  private async record(
    em: EntityManager,
    actor: Actor,
    action: AuditAction,
    user: User,
    ...facts: AuditFact[]
  ) {
    await this.deps.audit.record(em, actor, action, { id: user.id, label: user.fullName }, facts);
  }
}

/** Throws BAD_USER_INPUT for a time that is past or too far away. */
function requireGrantable(until: Date): void {
  const latest = new Date();
  latest.setUTCFullYear(latest.getUTCFullYear() + accessLimits.grantYears);
  const { timeOver, grantTooLong } = accessGrantMessages.validation;
  const fault =
    until <= new Date() ? timeOver : until > latest ? grantTooLong({ years: accessLimits.grantYears }) : null;
  if (fault) throw new AppError('BAD_USER_INPUT', fault, { fields: { until: fault } });
}

function notFound(): never {
  throw new AppError('NOT_FOUND', memberMessages.notFound.user);
}
