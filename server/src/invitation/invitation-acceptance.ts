import type { Readable } from 'node:stream';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { authMessages } from '#shared/auth.ts';
import { Role } from '#shared/roles.ts';
import { acceptInvitationTexts } from '#shared/texts/accept-invitation.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import type { AuthService } from '#server/auth/auth.service.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Login } from '#server/auth/login-steps.ts';
import type { MemberService } from '#server/member/member.service.ts';
import { requireSession, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { hashSecret } from '#server/platform/common/secret-token.ts';
import { logSecurity } from '#server/platform/common/security-log.ts';
import { User } from '#server/user/user.entity.ts';
import type { UserService } from '#server/user/user.service.ts';
import { OPEN } from './invitation-letters.ts';
import { invitationActions } from './invitation.audit-actions.ts';
import { Invitation } from './invitation.entity.ts';
import { hasRole } from './invitation.service.ts';

interface Dependencies {
  em: EntityManager;
  auth: AuthService;
  audit: AuditLog;
  users: UserService;
  members: MemberService;
  logger: Logger;
}

/** What the holder of a mailed link may know. */
export interface OpenInvitation {
  email: string;
  role: Role;
  invitedBy: string;
  hasAccount: boolean;
}

/** Accepts invitations. A link works once, and only while the admin who sent it is an admin. */
export class InvitationAcceptance {
  constructor(private readonly deps: Dependencies) {}

  /** Returns the invitation of a mailed token; null for one that is unknown, used, revoked or expired. */
  async open(token: string): Promise<OpenInvitation | null> {
    const { em } = this.deps;
    const found = await em.findOne(Invitation, matching(token), { populate: ['invitedBy'] });
    if (!found) return null;
    const { email, role, invitedBy } = found;
    const hasAccount = (await em.count(User, { email })) > 0;
    return { email, role, invitedBy: invitedBy.getEntity().fullName, hasAccount };
  }

  /**
   * Creates an account for the invited address, which is thereby verified, and logs it in. Throws BAD_USER_INPUT (the field is `token`
   * when the link is used, revoked or expired), and the errors of `AuthService.register`.
   */
  async register(
    { token, agreedTerms, ...fields }: { token: string; agreedTerms?: Date | null },
    openAvatar: (() => Readable) | undefined,
    caller: Caller,
  ): Promise<Login> {
    const { em, auth } = this.deps;
    const invitation = await em.findOne(Invitation, matching(token));
    if (!invitation) throw usedOrOld();
    const invited = {
      claim: async (transaction: EntityManager) => (await claim(transaction, token)).role,
      settle: (transaction: EntityManager, user: User) =>
        this.settle(transaction, invitation.id, user, Role.USER),
    };
    return auth.register({ ...fields, email: invitation.email }, openAvatar, caller, {
      agreedTerms,
      invited,
    });
  }

  /**
   * Gives the caller the role of an invitation to the address of their account. It never takes a role away. Throws UNAUTHENTICATED,
   * FORBIDDEN for an API token and for an invitation to another address, BAD_USER_INPUT for a link that is used, revoked or expired.
   */
  async accept(actor: Actor, token: string): Promise<User> {
    const { userId } = requireSession(actor);
    const { em: requestEm, users } = this.deps;
    return requestEm.transactional(async (em) => {
      await users.lockRoles(em);
      const invitation = await claim(em, token);
      const user = await em.findOneOrFail(User, userId, { refresh: true });
      if (user.email !== invitation.email) throw new AppError('FORBIDDEN', acceptInvitationTexts.forbidden);
      const before = user.role;
      if (!hasRole(before, invitation.role)) user.role = invitation.role;
      user.emailVerifiedAt ??= new Date();
      await em.flush();
      await this.settle(em, invitation.id, user, before);
      return user;
    });
  }

  /** Marks the invitation as accepted, records it and tells the other admins of a new one. */
  private async settle(em: EntityManager, id: string, user: User, before: Role): Promise<void> {
    const { audit, members, logger } = this.deps;
    const invitation = await em.findOneOrFail(Invitation, id);
    em.assign(invitation, { acceptedAt: new Date(), acceptedBy: user.id, tokenHash: null });
    await em.flush();
    const actor: Actor = { userId: user.id, role: user.role, via: { kind: 'session', id: '' } };
    const subject = { id: user.id, label: user.fullName };
    const facts = [{ kind: 'AS_ROLE', role: invitation.role }] as const;
    await audit.record(em, actor, invitationActions.INVITATION_ACCEPTED, subject, [...facts]);
    if (user.role === Role.ADMIN && before !== Role.ADMIN) {
      await members.tellOtherAdmins(em, invitation.invitedBy.id, user);
    }
    logSecurity(logger, 'auth.invitation_accepted', { userId: user.id, role: user.role });
  }
}

/** Locks the invitation of a token in the transaction of `em`. Of two concurrent calls, only one succeeds. */
async function claim(em: EntityManager, token: string): Promise<Invitation> {
  const invitation = await em.findOne(Invitation, matching(token), {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    refresh: true,
  });
  if (!invitation) throw usedOrOld();
  return invitation;
}

/** The invitation of a token, if an admin still stands behind it. */
const matching = (token: string) => ({
  tokenHash: hashSecret(token),
  expiresAt: { $gt: new Date() },
  invitedBy: { role: Role.ADMIN },
  ...OPEN,
});

function usedOrOld(): AppError {
  const message = authMessages.validation.tokenUsedOrOld;
  return new AppError('BAD_USER_INPUT', message, { fields: { token: message } });
}
