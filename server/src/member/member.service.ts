import { type EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { accessLimits, accessMessages } from '#shared/access.ts';
import { memberMessages } from '#shared/member.ts';
import { memberSearchRules } from '#shared/member.rules.ts';
import { Role } from '#shared/roles.ts';
import { paths } from '#shared/paths.ts';
import type { AccessService } from '#server/access/access.service.ts';
import type { ActivePeople } from '#server/access/active-people.ts';
import type { AuditAction } from '#server/audit/audit-action.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import { requirePageSize, toPage, whereAfter, type Page } from '#server/platform/common/pagination.ts';
import { validate } from '#server/platform/common/validate.ts';
import type { Jobs } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/mail.jobs.ts';
import { User } from '#server/user/user.entity.ts';
import type { UserCounts } from '#server/user/user-counts.ts';
import type { UserService } from '#server/user/user.service.ts';
import { memberActions } from './member.audit-actions.ts';
import { roleChangedMail } from './member.mails.ts';

/** Which people a list shows; what is left out shows all. */
interface MemberFilter {
  /** Part of a name or mail address. */
  search?: string | null;
  role?: Role | null;
  /** Whether they may watch right now. */
  isSubscribed?: boolean | null;
}

interface Dependencies {
  em: EntityManager;
  users: UserService;
  userCounts: UserCounts;
  audit: AuditLog;
  access: AccessService;
  activePeople: ActivePeople;
  jobs: Jobs;
  publicUrl: string;
}

/** What admins see of people and do for them. Each change is in the audit log. */
export class MemberService {
  constructor(private readonly deps: Dependencies) {}

  /** A page of people, newest first. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  async list(
    actor: Actor,
    { search, role, isSubscribed }: MemberFilter,
    first: number,
    after?: string | null,
  ): Promise<Page<User>> {
    requireAdmin(actor);
    requirePageSize(first);
    const { em, access } = this.deps;
    const words = validate(memberSearchRules, { search: search ?? '' }).search;
    // A fragment of SQL serves one query only, so each makes its own.
    const where = (): FilterQuery<User> => ({
      $and: [
        words === '' ? {} : nameOrAddressHas(words),
        role == null ? {} : { role },
        isSubscribed == null ? {} : access.whereActive(isSubscribed),
      ],
    });
    const [users, totalCount] = await Promise.all([
      em.find(
        User,
        { $and: [where(), whereAfter(after)] },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: first + 1 },
      ),
      (words === '' ? this.keptCount(role, isSubscribed) : null) ?? em.count(User, where()),
    ]);
    return toPage(users, first, totalCount);
  }

  /** How many people are asked for, by sums that are kept; null for what no sum tells. */
  private keptCount(
    role: Role | null | undefined,
    isSubscribed: boolean | null | undefined,
  ): Promise<number> | null {
    const { userCounts, activePeople } = this.deps;
    if (isSubscribed == null) return role == null ? userCounts.all() : userCounts.ofRole(role);
    if (role != null) return null;
    return isSubscribed ? activePeople.count() : this.inactivePeople();
  }

  private async inactivePeople(): Promise<number> {
    const { userCounts, activePeople } = this.deps;
    const [all, active] = await Promise.all([userCounts.all(), activePeople.count()]);
    return all - active;
  }

  /** Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for a malformed id, NOT_FOUND for an unknown one. */
  async byId(actor: Actor, id: string): Promise<User> {
    requireAdmin(actor);
    return (await this.deps.em.findOne(User, requireId(id, 'id'))) ?? notFound();
  }

  /**
   * Makes somebody an admin or no longer one, from their next request on, and tells them by mail. Throws UNAUTHENTICATED, FORBIDDEN,
   * BAD_USER_INPUT, NOT_FOUND, and CONFLICT when no admin would be left.
   */
  async changeRole(actor: Actor, id: string, role: Role): Promise<User> {
    requireAdmin(actor);
    const userId = requireId(id, 'userId');
    const { users, jobs, publicUrl } = this.deps;
    return this.deps.em.transactional(async (em) => {
      await users.lockRoles(em);
      const user = (await em.findOne(User, userId, { refresh: true })) ?? notFound();
      if (user.role === role) return user;
      if (user.role === Role.ADMIN) await users.requireOtherAdmin(em);
      await this.record(em, actor, memberActions.ROLE_CHANGED, user, `Role: ${user.role} to ${role}`);
      user.role = role;
      const content = roleChangedMail({ fullName: user.fullName, role, url: `${publicUrl}${paths.profile}` });
      await jobs.add(em, sendMail, { to: user.email, ...content });
      return user;
    });
  }

  /**
   * Gives access without a payment until a time, at most ten years from now; a grant that runs is replaced. Throws
   * UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, and BAD_USER_INPUT for the id or the time.
   */
  async grantAccess(actor: Actor, id: string, until: Date): Promise<User> {
    requireAdmin(actor);
    const userId = requireId(id, 'userId');
    requireGrantable(until);
    return this.deps.em.transactional(async (em) => {
      await this.deps.access.grant(em, userId, until);
      const user = (await em.findOne(User, userId)) ?? notFound();
      await this.record(em, actor, memberActions.ACCESS_GRANTED, user, `Until ${dayFormat.format(until)}`);
      return user;
    });
  }

  /**
   * Ends a grant and a paid subscription at once; `refund` gives the last payment back. While Stripe cannot be reached, the
   * subscription follows later by itself. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, and CONFLICT when
   * there is no access.
   */
  async endAccess(actor: Actor, id: string, { refund }: { refund: boolean }): Promise<User> {
    requireAdmin(actor);
    const userId = requireId(id, 'userId');
    const user = (await this.deps.em.findOne(User, userId)) ?? notFound();
    await this.deps.access.endAccess(userId, {
      refund,
      record: (em, { isPaid }) => {
        const details = !isPaid ? '' : refund ? 'With the last payment back' : 'Without a refund';
        return this.record(em, actor, memberActions.ACCESS_ENDED, user, details);
      },
    });
    return user;
  }

  private async record(em: EntityManager, actor: Actor, action: AuditAction, user: User, details: string) {
    await this.deps.audit.record(em, actor, action, { id: user.id, label: user.fullName }, details);
  }
}

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** Ignores case; what stands for anything in SQL stands for itself here. */
function nameOrAddressHas(words: string): FilterQuery<User> {
  const $ilike = `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return { $or: [{ fullName: { $ilike } }, { email: { $ilike } }] };
}

/** Throws BAD_USER_INPUT for a time that is over or too far away. */
function requireGrantable(until: Date): void {
  const latest = new Date();
  latest.setUTCFullYear(latest.getUTCFullYear() + accessLimits.grantYears);
  const { timeOver, grantTooLong } = accessMessages.validation;
  const fault =
    until <= new Date() ? timeOver : until > latest ? grantTooLong(accessLimits.grantYears) : null;
  if (fault) throw new AppError('BAD_USER_INPUT', fault, { fields: { until: fault } });
}

function notFound(): never {
  throw new AppError('NOT_FOUND', memberMessages.notFound.user);
}
