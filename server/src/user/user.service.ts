import type { Readable } from 'node:stream';
import { LockMode, UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { authRefusals } from '#shared/auth-refusals.ts';
import { authMessages } from '#shared/auth.ts';
import { profileRules } from '#shared/auth.rules.ts';
import { isLanguage, type Language } from '#shared/languages.ts';
import { memberMessages } from '#shared/member.ts';
import { messages } from '#shared/messages.ts';
import { Role } from '#shared/roles.ts';
import { languageTexts } from '#shared/texts/language.ts';
import { requireUser, type Actor } from '#server/platform/common/actor.ts';
import { inOrder } from '#server/platform/common/batch.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import { validate } from '#server/platform/common/validate.ts';
import type { RateLimit } from '#server/platform/common/rate-limit.ts';
import type { ImageStore } from '#server/platform/storage/image-store.ts';
import { accountOf } from '#server/platform/storage/picture-reading.ts';
import type { StoredObjects } from '#server/platform/storage/stored-objects.ts';
import { lockInTransaction } from '#server/platform/db/advisory-lock.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import { rowOf, USER_BY_ID, USERS_BY_ID, type UserRow } from './user-rows.ts';
import { User } from './user.entity.ts';

interface NewUser {
  fullName: string;
  email: string;
  passwordHash: string;
  avatarKey: string;
  role?: Role;
  /** For users whose address needs no verification. Others verify it through a mailed link. */
  emailVerifiedAt?: Date;
  signupLanguage?: Language;
}

/** Limit of profile changes per account: each change decodes a picture. */
export const PROFILE_LIMIT = { name: 'profile', points: 10, seconds: 60 * 60 };

/** Limit of language changes per account: each redraws certificates and updates the Stripe customer. */
export const LANGUAGE_LIMIT = { name: 'language', points: 30, seconds: 60 * 60 };

interface UserLimits {
  profile: RateLimit;
  language: RateLimit;
}

/** Lets other features refuse a deletion, in its transaction and before the account is locked. */
export type BeforeUserDeletion = (em: EntityManager, userId: string) => Promise<void>;

/** Lets other features react to a change of an account's address or language, in its transaction. */
export type AfterAccountChange = (em: EntityManager, userId: string) => Promise<void>;

/** User accounts. */
export class UserService {
  private readonly beforeDeletion: BeforeUserDeletion[] = [];
  private readonly afterChange: AfterAccountChange[] = [];

  constructor(
    private readonly em: EntityManager,
    private readonly statements: Statements,
    private readonly images: ImageStore,
    private readonly objects: StoredObjects,
    private readonly limits: UserLimits,
  ) {}

  onDelete(hook: BeforeUserDeletion): void {
    this.beforeDeletion.push(hook);
  }

  onChange(hook: AfterAccountChange): void {
    this.afterChange.push(hook);
  }

  /** Returns the calling user; null for a visitor. */
  async me(actor: Actor): Promise<UserRow | null> {
    return actor && (rowOf(actor) ?? this.statements.first(USER_BY_ID, { id: actor.userId }));
  }

  /** Returns the calling user. Throws UNAUTHENTICATED for a visitor. */
  async requireMe(actor: Actor): Promise<User> {
    return this.em.findOneOrFail(User, requireUser(actor).userId);
  }

  /** Batch for resolvers: the users with these ids. */
  readonly byIds = async (ids: readonly string[]): Promise<(User | Error)[]> => {
    const users = await this.em.find(User, { id: { $in: [...ids] } });
    return inOrder(ids, users, ({ id }) => id).map(
      (user) => user ?? new AppError('NOT_FOUND', memberMessages.notFound.user),
    );
  };

  /** Batch for resolvers: the users with these ids as the database has them now. */
  readonly rowsOf = async (ids: readonly string[]): Promise<(UserRow | Error)[]> => {
    const rows = await this.statements.all(USERS_BY_ID, { ids });
    return inOrder(ids, rows, ({ id }) => id).map(
      (row) => row ?? new AppError('NOT_FOUND', memberMessages.notFound.user),
    );
  };

  /** The users with these ids; null for one that the caller may not see. Admins see all, other users themselves. */
  async findVisible(actor: Actor, ids: readonly string[]): Promise<(UserRow | null)[]> {
    const seen = actor?.role === Role.ADMIN ? ids : ids.filter((id) => id === actor?.userId);
    const rows = seen.length > 0 ? await this.statements.all(USERS_BY_ID, { ids: seen }) : [];
    return inOrder(ids, rows, ({ id }) => id);
  }

  async findByEmail(email: string): Promise<User | null> {
    return this.em.findOne(User, { email });
  }

  /** Whether there is an admin, as seen by the transaction of `em`. */
  async hasAdmin(em = this.em.fork()): Promise<boolean> {
    return (await em.count(User, { role: Role.ADMIN })) > 0;
  }

  /** Throws CONFLICT when the address has an account. */
  async requireFreeEmail(email: string): Promise<void> {
    if ((await this.em.count(User, { email })) > 0) throw emailTaken();
  }

  /** Creates an account in the transaction of `em`. Throws CONFLICT when the address has an account. */
  async create(em: EntityManager, { role = Role.USER, ...fields }: NewUser): Promise<User> {
    const user = em.create(User, { ...fields, role });
    try {
      await em.flush();
    } catch (error) {
      throw error instanceof UniqueConstraintViolationException ? emailTaken() : error;
    }
    return user;
  }

  /**
   * Changes the address of an account in the transaction of `em`. Returns the account and its previous address. Throws CONFLICT for an
   * address that has an account.
   */
  async changeEmail(
    em: EntityManager,
    userId: string,
    email: string,
    verifiedAt: Date | null,
  ): Promise<{ user: User; before: string }> {
    const user = await em.findOneOrFail(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const before = user.email;
    em.assign(user, { email, emailVerifiedAt: verifiedAt });
    try {
      await em.flush();
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      throw new AppError('CONFLICT', authRefusals.conflict.emailTaken);
    }
    for (const hook of this.afterChange) await hook(em, userId);
    return { user, before };
  }

  /**
   * Changes name and portrait. The shared rules validate `fields`; extra properties are ignored. Throws UNAUTHENTICATED, FORBIDDEN for
   * other users, BAD_USER_INPUT, TOO_MANY_REQUESTS, and the errors of `rewriteImage`.
   */
  async updateProfile(
    actor: Actor,
    id: string,
    fields: unknown,
    openAvatar: (() => Readable) | undefined,
  ): Promise<User> {
    const { userId } = requireUser(actor);
    if (requireId(id, 'id') !== userId) throw new AppError('FORBIDDEN', messages.access.denied);
    if (!openAvatar) {
      const message = authMessages.validation.profileFieldsMandatory;
      throw new AppError('BAD_USER_INPUT', message, { fields: { avatar: message } });
    }
    const { fullName } = validate(profileRules, fields);
    await this.limits.profile.count(userId);
    return this.images.create(openAvatar(), 'avatar', accountOf(actor), async (em, avatarKey) => {
      // Serializes concurrent edits, so that each releases the portrait that it replaces.
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
      const user = await em.findOneOrFail(User, userId, lock);
      await this.objects.release(em, [user.avatarKey]);
      em.assign(user, { fullName, avatarKey });
      await em.flush();
      return user;
    });
  }

  /**
   * Sets the caller's language; null for the browser's language. Throws UNAUTHENTICATED, TOO_MANY_REQUESTS, and BAD_USER_INPUT for an
   * unsupported language.
   */
  async setLanguage(actor: Actor, language: string | null): Promise<User> {
    const { userId } = requireUser(actor);
    if (language !== null && !isLanguage(language)) {
      const message = languageTexts.validation.unknown;
      throw new AppError('BAD_USER_INPUT', message, { fields: { language: message } });
    }
    await this.limits.language.count(userId);
    return this.em.transactional(async (em) => {
      const user = await em.findOneOrFail(User, userId);
      if ((user.language ?? null) === language) return user;
      user.language = language;
      await em.flush();
      for (const hook of this.afterChange) await hook(em, userId);
      return user;
    });
  }

  /**
   * Lets one transaction at a time change admin roles: of two admins who leave concurrently, the second sees that they are the last. Call
   * it before reading the user.
   */
  async lockRoles(em: EntityManager): Promise<void> {
    await lockInTransaction(em, 'roles');
  }

  /** Throws CONFLICT when there is no second admin. Call it under the lock of the roles, for an admin who is about to lose the role. */
  async requireOtherAdmin(em: EntityManager): Promise<void> {
    if ((await em.count(User, { role: Role.ADMIN })) === 1) {
      throw new AppError('CONFLICT', memberMessages.conflict.lastAdmin);
    }
  }

  /**
   * Deletes an account and all data that belongs only to it, in the transaction of `em`. Payments are kept without a name. Throws
   * CONFLICT for the last admin, UNAUTHENTICATED if a concurrent call has deleted the account, and the errors of the `onDelete` hooks.
   */
  async delete(em: EntityManager, userId: string): Promise<void> {
    await this.lockRoles(em);
    for (const hook of this.beforeDeletion) await hook(em, userId);
    const user = await em.findOne(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!user) throw new AppError('UNAUTHENTICATED', messages.access.loginRequired);
    if (user.role === Role.ADMIN) await this.requireOtherAdmin(em);
    await this.objects.release(em, [user.avatarKey]);
    await em.nativeDelete(User, { id: userId });
  }
}

function emailTaken(): AppError {
  const message = authRefusals.conflict.emailTaken;
  return new AppError('CONFLICT', message, { fields: { email: message } });
}
