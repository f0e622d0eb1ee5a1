import { LockMode, type EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { invitationLimits, invitationMessages } from '#shared/invitation.ts';
import { inviteRules } from '#shared/invitation.rules.ts';
import { Role } from '#shared/roles.ts';
import type { AuditAction } from '#server/audit/audit-action.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import type { MailThrottle } from '#server/auth/mail-throttle.ts';
import { requireAdmin, requireUser, type Actor } from '#server/platform/common/actor.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import {
  listKey,
  requirePageSize,
  toPage,
  whereAfter,
  type Page,
  type PageArgs,
} from '#server/platform/common/pagination.ts';
import type { RateLimit } from '#server/platform/common/rate-limit.ts';
import { validate } from '#server/platform/common/validate.ts';
import { lockInTransaction } from '#server/platform/db/advisory-lock.ts';
import type { Jobs } from '#server/platform/jobs/job.ts';
import { User } from '#server/user/user.entity.ts';
import type { UserService } from '#server/user/user.service.ts';
import { expiry, OPEN, sendInvitation } from './invitation-letters.ts';
import { invitationActions } from './invitation.audit-actions.ts';
import { Invitation } from './invitation.entity.ts';

interface Dependencies {
  em: EntityManager;
  jobs: Jobs;
  audit: AuditLog;
  users: UserService;
  /** Invitations of an admin. */
  throttle: RateLimit;
  mailThrottle: MailThrottle;
}

/** How long an invitation is kept after it has expired. */
const KEPT_DAYS = 30;

/** Invitations that admins send. Each is recorded in the audit log. */
export class Invitations {
  constructor(private readonly deps: Dependencies) {
    deps.users.onDelete((em, userId) => forget(em, userId));
  }

  /**
   * Invites people by email. A new invitation of an address replaces its open one. Returns the invitations, and the addresses whose
   * accounts have the role already. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, TOO_MANY_REQUESTS.
   */
  async invite(
    actor: Actor,
    fields: unknown,
  ): Promise<{ invitations: Invitation[]; alreadyMembers: string[] }> {
    const { userId } = requireAdmin(actor);
    const { emails, role, language } = validate(inviteRules, fields);
    await this.countFor(userId, emails.length);
    await this.countMailboxes({ email: { $in: emails } });
    return this.deps.em.transactional(async (em) => {
      await lockInTransaction(em, 'invitations');
      const accounts = await em.find(User, { email: { $in: emails } }, { fields: ['email', 'role'] });
      const alreadyMembers = accounts.filter((one) => hasRole(one.role, role)).map(({ email }) => email);
      const invited = emails.filter((email) => !alreadyMembers.includes(email));
      const open = await em.find(Invitation, { email: { $in: invited }, ...OPEN });
      const invitations = invited.map((email) => {
        const previous = open.find((one) => one.email === email);
        const issue = { role, language, invitedBy: userId, ...unsent() };
        return previous ? em.assign(previous, issue) : em.create(Invitation, { email, ...issue });
      });
      await em.flush();
      await this.send(em, actor, invitationActions.INVITATION_SENT, invitations);
      return { invitations, alreadyMembers };
    });
  }

  /**
   * Sends a new link and makes the previous one invalid. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, TOO_MANY_REQUESTS,
   * and CONFLICT when the invitation was accepted or revoked.
   */
  async resend(actor: Actor, id: string): Promise<Invitation> {
    const { userId } = requireAdmin(actor);
    const invitationId = requireId(id, 'id');
    await this.countFor(userId, 1);
    await this.countMailboxes({ id: invitationId });
    return this.deps.em.transactional(async (em) => {
      const invitation = await this.lockOpen(em, invitationId);
      em.assign(invitation, { invitedBy: userId, ...unsent() });
      await em.flush();
      await this.send(em, actor, invitationActions.INVITATION_RESENT, [invitation]);
      return invitation;
    });
  }

  /** Makes the link invalid. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, and CONFLICT when it was accepted or revoked. */
  async revoke(actor: Actor, id: string): Promise<Invitation> {
    requireAdmin(actor);
    const invitationId = requireId(id, 'id');
    return this.deps.em.transactional(async (em) => {
      const invitation = await this.lockOpen(em, invitationId);
      em.assign(invitation, { revokedAt: new Date() });
      await this.record(em, actor, invitationActions.INVITATION_REVOKED, invitation);
      return invitation;
    });
  }

  /**
   * Undoes `revoke`, at most ten minutes later: the mailed link is valid again. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT,
   * NOT_FOUND, and CONFLICT when it is too late or the address has another invitation.
   */
  async restore(actor: Actor, id: string): Promise<Invitation> {
    requireAdmin(actor);
    const invitationId = requireId(id, 'id');
    return this.deps.em.transactional(async (em) => {
      await lockInTransaction(em, 'invitations');
      const invitation = await this.lock(em, invitationId);
      const { revokedAt, acceptedAt, email, sentAt } = invitation;
      const oldest = Date.now() - invitationLimits.undoSeconds * 1000;
      const isLate = acceptedAt != null || revokedAt == null || revokedAt.getTime() < oldest;
      if (isLate || (await em.count(Invitation, { email, ...OPEN })) > 0) {
        throw new AppError('CONFLICT', invitationMessages.conflict.cannotRestore);
      }
      em.assign(invitation, { revokedAt: null });
      await em.flush();
      // The mail of a revoked invitation is not sent.
      if (!sentAt) await this.deps.jobs.add(em, sendInvitation, { invitationId });
      await this.record(em, actor, invitationActions.INVITATION_RESTORED, invitation);
      return invitation;
    });
  }

  /** Returns a page of invitations that were not revoked, newest first. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  async list(actor: Actor, { first, after }: PageArgs): Promise<Page<Invitation>> {
    requireAdmin(actor);
    requirePageSize(first);
    const { em } = this.deps;
    const list = listKey('invitations');
    const where = { revokedAt: null };
    const [found, totalCount] = await Promise.all([
      em.find(
        Invitation,
        { $and: [where, whereAfter(list, after)] },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: first + 1 },
      ),
      em.count(Invitation, where),
    ]);
    return toPage(list, found, first, totalCount);
  }

  /** Returns the invitation that the caller has accepted last, while it is kept; null without one. Throws UNAUTHENTICATED. */
  async accepted(actor: Actor): Promise<Invitation | null> {
    const { userId } = requireUser(actor);
    return this.deps.em.findOne(
      Invitation,
      { acceptedBy: userId, acceptedAt: { $ne: null } },
      { orderBy: { acceptedAt: 'desc' } },
    );
  }

  /** Removes invitations that expired 30 days ago, and revoked ones a day after. */
  async removeOld(): Promise<void> {
    const now = Date.now();
    await this.deps.em.nativeDelete(Invitation, {
      $or: [
        { expiresAt: { $lt: new Date(now - KEPT_DAYS * DAY_MS) } },
        { revokedAt: { $lt: new Date(now - DAY_MS) } },
      ],
    });
  }

  private async countFor(userId: string, count: number): Promise<void> {
    if (await this.deps.throttle.allows(userId, count)) return;
    const message = invitationMessages.validation.tooManyToday({ max: invitationLimits.perDay });
    throw new AppError('TOO_MANY_REQUESTS', message, { retryAfter: DAY_MS / 1000 });
  }

  /**
   * Counts a mail to each mailbox that was invited before, so that it does not get one mail after the other, not even when each
   * invitation is revoked. It uses connections of its own, so no transaction may be open. Throws TOO_MANY_REQUESTS.
   */
  private async countMailboxes(invited: FilterQuery<Invitation>): Promise<void> {
    const earlier = await this.deps.em.find(Invitation, invited, {
      fields: ['email'],
      disableIdentityMap: true,
    });
    const mailboxes = new Set(earlier.map(({ email }) => email));
    for (const email of mailboxes) await this.deps.mailThrottle.countNewMailbox(email);
  }

  private async send(em: EntityManager, actor: Actor, action: AuditAction, invitations: Invitation[]) {
    await this.deps.jobs.addAll(
      em,
      sendInvitation,
      invitations.map(({ id }) => ({ invitationId: id })),
    );
    for (const invitation of invitations) await this.record(em, actor, action, invitation);
  }

  private async record(
    em: EntityManager,
    actor: Actor,
    action: AuditAction,
    { id, email, role }: Invitation,
  ) {
    await this.deps.audit.record(em, actor, action, { id, label: email }, [{ kind: 'AS_ROLE', role }]);
  }

  private async lock(em: EntityManager, id: string): Promise<Invitation> {
    const invitation = await em.findOne(Invitation, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!invitation) throw new AppError('NOT_FOUND', invitationMessages.notFound.invitation);
    return invitation;
  }

  private async lockOpen(em: EntityManager, id: string): Promise<Invitation> {
    const invitation = await this.lock(em, id);
    if (!isOpen(invitation)) {
      throw new AppError('CONFLICT', invitationMessages.conflict.closed);
    }
    return invitation;
  }
}

/** An admin needs no invitation as a learner. */
export const hasRole = (current: Role, invited: Role): boolean =>
  current === Role.ADMIN || invited === current;

const isOpen = ({ acceptedAt, revokedAt }: Invitation): boolean => !acceptedAt && !revokedAt;

/** The link of an earlier mail is not valid any longer. */
const unsent = () => ({ tokenHash: null, sentAt: null, failedAt: null, expiresAt: expiry() });

/** Deletes the invitations of the address of an account that is about to be deleted. */
async function forget(em: EntityManager, userId: string): Promise<void> {
  const user = await em.findOne(User, userId);
  if (user) await em.nativeDelete(Invitation, { email: user.email });
}
