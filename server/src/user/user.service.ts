import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { messages } from '#shared/messages.ts';
import { Role } from '#shared/roles.ts';
import { requireUser, type Actor } from '#server/common/actor.ts';
import { AppError } from '#server/common/errors.ts';
import { User } from './user.entity.ts';

interface NewUser {
  fullName: string;
  email: string;
  passwordHash: string;
  avatarKey: string;
  role?: Role;
}

/** People and their accounts. */
export class UserService {
  constructor(private readonly em: EntityManager) {}

  /** The person who asks, null for a visitor. */
  async me(actor: Actor): Promise<User | null> {
    return actor && this.em.findOne(User, actor.userId);
  }

  /** The person who asks. Throws UNAUTHENTICATED for a visitor. */
  async requireMe(actor: Actor): Promise<User> {
    return this.em.findOneOrFail(User, requireUser(actor).userId);
  }

  async findByEmail(email: string): Promise<User | null> {
    return this.em.findOne(User, { email });
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
}

function emailTaken(): AppError {
  const message = messages.conflict.emailTaken;
  return new AppError('CONFLICT', message, { fields: { email: message } });
}
