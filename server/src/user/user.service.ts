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
import { rowOf, USER_BY_ID, type UserRow } from './user-rows.ts';
import { User } from './user.entity.ts';

interface NewUser {
  fullName: string;
  email: string;
  passwordHash: string;
  avatarKey: string;
  role?: Role;
  /** For people whose address needs no proof; others prove it by the link that they are mailed. */
  emailVerifiedAt?: Date;
  signupLanguage?: Language;
}

/** How often an account may change its profile: each change decodes a picture. */
export const PROFILE_LIMIT = { name: 'profile', points: 10, seconds: 60 * 60 };

/** How often an account may choose its language: its certificates are drawn and its customer at Stripe is changed in each. */
export const LANGUAGE_LIMIT = { name: 'language', points: 30, seconds: 60 * 60 };

interface UserLimits {
  profile: RateLimit;
  language: RateLimit;
}

/** Lets other features refuse a deletion, in the transaction that does it and before the account is locked. */
export type BeforeUserDeletion = (em: EntityManager, userId: string) => Promise<void>;

/** Lets other features follow a change of somebody's address or language, in the transaction that does it. */
export type AfterAccountChange = (em: EntityManager, userId: string) => Promise<void>;

/** People and their accounts. */
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

  /** The person who asks, null for a visitor. */
  async me(actor: Actor): Promise<UserRow | null> {
    return actor && (rowOf(actor) ?? this.statements.first(USER_BY_ID, { id: actor.userId }));
  }

  /** The person who asks. Throws UNAUTHENTICATED for a visitor. */
  async requireMe(actor: Actor): Promise<User> {
    return this.em.findOneOrFail(User, requireUser(actor).userId);
  }

  /** Batch for resolvers: the people with these ids. */
  readonly byIds = async (ids: readonly string[]): Promise<(User | Error)[]> => {
    const users = await this.em.find(User, { id: { $in: [...ids] } });
    return inOrder(ids, users, ({ id }) => id).map(
      (user) => user ?? new AppError('NOT_FOUND', memberMessages.notFound.user),
    );
  };

  async findByEmail(email: string): Promise<User | null> {
    return this.em.findOne(User, { email });
  }

  /** Whether anybody is an admin, as the transaction of `em` sees it. */
  async hasAdmin(em = this.em.fork()): Promise<boolean> {
    return (await em.count(User, { role: Role.ADMIN })) > 0;
  }

  /** Throws CONFLICT when the address has an account. */
  async requireFreeEmail(email: string): Promise<void> {
    if ((await this.em.count(User, { email })) > 0) throw emailTaken();
  }

  /** Writes a new account in the transaction of `em`. Throws CONFLICT when the address has an account. */
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
   * Gives an account another address in the transaction of `em`. Returns the account and its address before. Throws CONFLICT for
   * an address that has an account.
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
   * Changes name and portrait; `fields` are judged by the shared rules, and anything else in them is ignored. Throws
   * UNAUTHENTICATED, FORBIDDEN for anybody but that person, BAD_USER_INPUT, TOO_MANY_REQUESTS, and what `rewriteImage` throws.
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
      // Two edits at once take their turns, so that each lets go of the portrait that it replaces.
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
      const user = await em.findOneOrFail(User, userId, lock);
      await this.objects.release(em, [user.avatarKey]);
      em.assign(user, { fullName, avatarKey });
      await em.flush();
      return user;
    });
  }

  /**
   * Sets in which language somebody is spoken to; null for that of their browser. Throws UNAUTHENTICATED, TOO_MANY_REQUESTS, and
   * BAD_USER_INPUT for one that the product does not speak.
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
   * Lets one transaction at a time change who is an admin: of two admins who leave together, the second sees that they
   * are the last. To be called before the person is read.
   */
  async lockRoles(em: EntityManager): Promise<void> {
    await lockInTransaction(em, 'roles');
  }

  /** For one admin who is about to be none, under the lock of the roles. Throws CONFLICT when there is no other. */
  async requireOtherAdmin(em: EntityManager): Promise<void> {
    if ((await em.count(User, { role: Role.ADMIN })) === 1) {
      throw new AppError('CONFLICT', memberMessages.conflict.lastAdmin);
    }
  }

  /**
   * Deletes an account with all that belongs to it alone, in the transaction of `em`; payments stay, without a name.
   * Throws CONFLICT for the last admin, and what the features that hang something on an account throw.
   */
  async delete(em: EntityManager, userId: string): Promise<void> {
    await this.lockRoles(em);
    for (const hook of this.beforeDeletion) await hook(em, userId);
    const user = await em.findOneOrFail(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (user.role === Role.ADMIN) await this.requireOtherAdmin(em);
    await this.objects.release(em, [user.avatarKey]);
    await em.nativeDelete(User, { id: userId });
  }
}

function emailTaken(): AppError {
  const message = authRefusals.conflict.emailTaken;
  return new AppError('CONFLICT', message, { fields: { email: message } });
}
