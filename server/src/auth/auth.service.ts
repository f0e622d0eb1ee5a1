import type { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { authMessages } from '#shared/auth.ts';
import { loginRules, registerRules } from '#shared/auth.rules.ts';
import { Role } from '#shared/roles.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import { currentLanguage } from '#server/platform/common/current-language.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { addressKey } from '#server/platform/common/rate-limit.ts';
import { logSecurity } from '#server/platform/common/security-log.ts';
import { validate } from '#server/platform/common/validate.ts';
import type { ImageStore } from '#server/platform/storage/image-store.ts';
import type { Agreements } from '#server/school/agreements.ts';
import type { User } from '#server/user/user.entity.ts';
import type { UserService } from '#server/user/user.service.ts';
import type { Caller } from './caller.ts';
import type { EmailVerificationService } from './email-verification.service.ts';
import type { FirstAdmin } from './first-admin.ts';
import type { Login, LoginSteps, LoginStep } from './login-steps.ts';
import type { KnownDevices } from './known-devices.ts';
import { whenLocked } from './locked.ts';
import type { LoginThrottle } from './login-throttle.ts';
import type { NewPasswords } from './new-passwords.ts';
import { hashPassword, passwordHashing } from './password.ts';
import type { RegistrationThrottle } from './registration-throttle.ts';
import type { SessionService } from './session.service.ts';
import type { StoredPasswords } from './stored-passwords.ts';

interface Dependencies {
  users: UserService;
  sessions: SessionService;
  devices: KnownDevices;
  steps: LoginSteps;
  throttle: LoginThrottle;
  newPasswords: NewPasswords;
  storedPasswords: StoredPasswords;
  registrations: RegistrationThrottle;
  firstAdmin: FirstAdmin;
  images: ImageStore;
  emailVerification: EmailVerificationService;
  agreements: Agreements;
  logger: Logger;
}

/** An invitation by which an account is created. Its link has proven the address. */
export interface Invited {
  /** Uses the invitation up in the transaction of `em`, and returns the role of the account. Throws when it is not valid. */
  claim: (em: EntityManager) => Promise<Role>;
  /** Called with the new account, in the same transaction. */
  settle: (em: EntityManager, user: User) => Promise<void>;
}

/** What else may come with a registration. */
interface RegistrationExtras {
  agreedTerms?: Date | null;
  setupKey?: string | null;
  invited?: Invited;
}

/** Registration, login and logout. */
export class AuthService {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Creates an account and logs it in, ending the caller's current session. The shared rules validate `fields`; extra properties are
   * ignored. `agreedTerms` names the version of the terms that the person was shown, as for `requireCurrent`. `setupKey` is the key of
   * `FirstAdmin.link` and makes the account an admin. `invited` decides its role, and verifies its address. Throws BAD_USER_INPUT,
   * CONFLICT (address taken, outdated terms, or an admin already exists), TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE when the hashing queue is full, and the errors of `rewriteImage` for the avatar.
   */
  async register(
    fields: unknown,
    openAvatar: (() => Readable) | undefined,
    caller: Caller,
    { agreedTerms, setupKey, invited }: RegistrationExtras = {},
  ): Promise<Login> {
    const { agreements, users, images, sessions, registrations, firstAdmin, emailVerification, logger } =
      this.deps;
    if (!openAvatar) {
      const message = authMessages.validation.fillAllDetails;
      throw new AppError('BAD_USER_INPUT', message, { fields: { avatar: message } });
    }
    const { fullName, email, password } = validate(registerRules, fields);
    this.deps.newPasswords.requireUnguessable(password, 'password', { fullName, email });
    if (setupKey != null) firstAdmin.requireKey(setupKey);
    agreements.requireCurrent(agreedTerms);
    passwordHashing.requireRoom();
    await registrations.count(email, caller.address);
    await users.requireFreeEmail(email);
    const passwordHash = await hashPassword(password);
    const sender = { visitor: addressKey(caller.address) };
    const user = await images.create(openAvatar(), 'avatar', sender, async (em, avatarKey) => {
      if (setupKey != null) await firstAdmin.claim(em);
      const role = invited ? await invited.claim(em) : setupKey == null ? Role.USER : Role.ADMIN;
      const created = await users.create(em, {
        fullName,
        email,
        passwordHash,
        avatarKey,
        role,
        signupLanguage: currentLanguage(),
        ...(invited && { emailVerifiedAt: new Date() }),
      });
      if (invited) await invited.settle(em, created);
      else await emailVerification.welcome(em, created);
      await agreements.record(em, created.id, 'SIGNUP', agreedTerms);
      return created;
    });
    logSecurity(logger, 'auth.registered', { userId: user.id, role: user.role });
    return { user, ...(await sessions.start(user, caller)) };
  }

  /**
   * Starts a session, ending the caller's current one, or asks for the second factor of an account that has one. Throws BAD_USER_INPUT
   * for empty fields, UNAUTHENTICATED for an unknown address and a wrong password alike, TOO_MANY_REQUESTS after too many failures, and
   * SERVICE_UNAVAILABLE when the hashing queue is full.
   */
  async login(fields: unknown, caller: Caller): Promise<LoginStep> {
    const { users, devices, steps, throttle, storedPasswords, logger } = this.deps;
    const { address, deviceTokens = [] } = caller;
    const { email, password } = validate(loginRules, fields);
    // A login refused because the hashing queue is full must not count as a failed attempt.
    passwordHashing.requireRoom();
    const attempt = { email, address, deviceId: await devices.idOf(email, deviceTokens) };
    const findUserId = async () => (await users.findByEmail(email))?.id;
    await whenLocked(throttle.count(attempt), logger, findUserId);
    const user = await users.findByEmail(email);
    if (!(await storedPasswords.matches(user, password)) || !user) {
      logSecurity(logger, 'auth.login_failed', { userId: user?.id });
      throw new AppError('UNAUTHENTICATED', authMessages.access.wrongCredentials);
    }
    const step = await steps.afterFirst(user, caller);
    await throttle.forgive(attempt);
    return step;
  }

  /** Ends the session on the server. Does nothing for visitors and API tokens. */
  async logout(actor: Actor): Promise<void> {
    if (actor?.via.kind !== 'session') return;
    await this.deps.sessions.end(actor.via.id);
    logSecurity(this.deps.logger, 'auth.logged_out', { userId: actor.userId });
  }
}
