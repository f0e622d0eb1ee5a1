import { RateLimit } from '#server/platform/common/rate-limit.ts';
import { defineFeature, type ServicesOf } from '#server/platform/feature.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { StorageServices } from '#server/platform/index.ts';
import type { FactorServices } from '#server/factor/index.ts';
import type { SchoolServices } from '#server/school/index.ts';
import type { UserServices } from '#server/user/index.ts';
import { AccountDeletion } from './account-deletion.service.ts';
import { AccountNotices } from './account-notices.ts';
import { AccountTokenSchema } from './account-token.entity.ts';
import { AccountTokens } from './account-token.service.ts';
import { ApiTokenSchema } from './api-token.entity.ts';
import { ApiTokenFieldsResolver, ApiTokenResolver } from './api-token.resolver.ts';
import { ApiTokenService } from './api-token.service.ts';
import { authPages } from './auth.pages.ts';
import { AuthResolver } from './auth.resolver.ts';
import { AuthService } from './auth.service.ts';
import { ConfirmationResolver } from './confirmation.resolver.ts';
import { ConfirmationService } from './confirmation.service.ts';
import { CurrentFactor } from './current-factor.ts';
import { CurrentPassword } from './current-password.ts';
import { EmailChangeSchema } from './email-change.entity.ts';
import { EmailChangeResolver } from './email-change.resolver.ts';
import { EmailChanges } from './email-change.service.ts';
import { EmailVerificationResolver } from './email-verification.resolver.ts';
import { EmailVerificationService } from './email-verification.service.ts';
import { FirstAdmin } from './first-admin.ts';
import { IdempotencyKeySchema } from './idempotency-key.entity.ts';
import { ANSWERS_LIMIT, IDEMPOTENCY_LIMIT, IdempotencyKeys } from './idempotency-keys.ts';
import { KnownDeviceSchema } from './known-device.entity.ts';
import { KnownDevices } from './known-devices.ts';
import { LoginCookies } from './login-cookies.ts';
import { LoginSteps } from './login-steps.ts';
import { LoginThrottle, PromptThrottle } from './login-throttle.ts';
import { MailThrottle } from './mail-throttle.ts';
import { PasskeyLoginResolver } from './passkey-login.resolver.ts';
import { PasskeyQuestions } from './passkey-questions.ts';
import { PasswordResolver } from './password.resolver.ts';
import { PasswordService } from './password.service.ts';
import { PendingLoginSchema } from './pending-login.entity.ts';
import { NewPasswords } from './new-passwords.ts';
import { PendingLogins } from './pending-login.service.ts';
import { RegistrationThrottle } from './registration-throttle.ts';
import { SessionSchema } from './session.entity.ts';
import { SessionFieldsResolver, SessionResolver } from './session.resolver.ts';
import { SessionReads } from './session-reads.ts';
import { SessionService } from './session.service.ts';
import { StoredPasswords } from './stored-passwords.ts';

const removeExpiredSessions = defineJob('remove-expired-sessions', 'housekeeping');
const removeExpiredPendingLogins = defineJob('remove-expired-pending-logins', 'housekeeping');
const removeExpiredDevices = defineJob('remove-expired-known-devices', 'housekeeping');
const removeExpiredEmailChanges = defineJob('remove-expired-email-changes', 'housekeeping');
const removeExpiredTokens = defineJob('remove-expired-account-tokens', 'housekeeping');
const tellOfExpiringApiTokens = defineJob('tell-of-expiring-api-tokens', 'housekeeping');
const removeExpiredApiTokens = defineJob('remove-expired-api-tokens', 'housekeeping');
const removeExpiredIdempotencyKeys = defineJob('remove-expired-idempotency-keys', 'housekeeping');

export const authFeature = defineFeature({
  entities: [
    SessionSchema,
    PendingLoginSchema,
    KnownDeviceSchema,
    AccountTokenSchema,
    EmailChangeSchema,
    ApiTokenSchema,
    IdempotencyKeySchema,
  ],
  create({
    config,
    em,
    statements,
    pool,
    mailer,
    jobs,
    logger,
    users,
    images,
    secondFactors,
    passkeys,
    passkeyCookie,
    setupKeys,
    school,
    agreements,
  }: Platform & StorageServices & UserServices & FactorServices & SchoolServices) {
    const { publicUrl } = config;
    const pendingLogins = new PendingLogins(em);
    const devices = new KnownDevices(em);
    const notices = new AccountNotices({ pool, jobs, publicUrl, school });
    const sessions = new SessionService({
      em,
      reads: new SessionReads(statements),
      devices,
      pendingLogins,
      notices,
      secondFactors,
      logger,
    });
    const loginCookies = new LoginCookies(publicUrl, passkeyCookie);
    const tokens = new AccountTokens(em);
    const loginThrottle = new LoginThrottle(pool);
    const prompts = new PromptThrottle(pool);
    const currentFactor = new CurrentFactor({ secondFactors, throttle: loginThrottle, prompts, logger });
    const steps = new LoginSteps({
      sessions,
      devices,
      pendingLogins,
      secondFactors,
      currentFactor,
      logger,
    });
    const storedPasswords = new StoredPasswords(em, logger);
    const newPasswords = new NewPasswords({ school, publicUrl });
    const currentPassword = new CurrentPassword({ users, sessions, prompts, storedPasswords, logger });
    const apiTokens = new ApiTokenService({
      em,
      statements,
      secondFactors,
      currentPassword,
      notices,
      logger,
    });
    const idempotencyKeys = new IdempotencyKeys({
      em,
      statements,
      limit: new RateLimit(pool, IDEMPOTENCY_LIMIT),
      answers: new RateLimit(pool, ANSWERS_LIMIT),
    });
    const mailThrottle = new MailThrottle(pool);
    const accounts = { em, users, sessions, devices, tokens, mailer, jobs, publicUrl, school, logger };
    const emailVerification = new EmailVerificationService({ ...accounts, throttle: mailThrottle });
    const emailChanges = new EmailChanges({ ...accounts, currentPassword, throttle: mailThrottle });
    const passwords = new PasswordService({
      ...accounts,
      steps,
      apiTokens,
      currentPassword,
      newPasswords,
      notices,
      loginThrottle,
      mailThrottle,
    });
    const firstAdmin = new FirstAdmin({ users, setupKeys, publicUrl });
    const auth = new AuthService({
      users,
      sessions,
      devices,
      steps,
      throttle: loginThrottle,
      newPasswords,
      storedPasswords,
      registrations: new RegistrationThrottle(pool),
      firstAdmin,
      images,
      emailVerification,
      agreements,
      logger,
    });
    const confirmations = new ConfirmationService({
      sessions,
      users,
      currentPassword,
      currentFactor,
      logger,
    });
    const accountDeletion = new AccountDeletion({ em, users, currentPassword, notices, logger });
    return {
      provides: {
        auth,
        firstAdmin,
        newPasswords,
        sessions,
        loginCookies,
        sessionCookie: loginCookies.session,
        accountTokens: tokens,
        apiTokens,
        idempotencyKeys,
        emailVerification,
        emailChanges,
        mailThrottle,
      },
      resolvers: [
        new AuthResolver(auth, accountDeletion, steps, loginCookies),
        new PasswordResolver(passwords, loginCookies),
        new EmailVerificationResolver(emailVerification),
        new EmailChangeResolver(emailChanges),
        new ApiTokenResolver(apiTokens),
        new ApiTokenFieldsResolver(),
        new ConfirmationResolver(confirmations, loginCookies),
        new PasskeyLoginResolver(
          steps,
          new PasskeyQuestions({ pool, passkeys, pendingLogins }),
          loginCookies,
        ),
        new SessionResolver(sessions, loginCookies),
        new SessionFieldsResolver(),
      ],
      jobs: [
        ...passwords.handlers(),
        ...emailVerification.handlers(),
        ...emailChanges.handlers(),
        handleJob(removeExpiredSessions, () => sessions.removeExpired(), '41 3 * * *'),
        handleJob(removeExpiredPendingLogins, () => pendingLogins.removeExpired(), '42 3 * * *'),
        handleJob(removeExpiredDevices, () => devices.removeExpired(), '46 3 * * *'),
        handleJob(removeExpiredTokens, () => tokens.removeExpired(), '43 3 * * *'),
        handleJob(removeExpiredEmailChanges, () => emailChanges.removeExpired(), '44 3 * * *'),
        handleJob(tellOfExpiringApiTokens, () => apiTokens.tellOfExpiry(), '17 * * * *'),
        handleJob(removeExpiredApiTokens, () => apiTokens.removeExpired(), '46 3 * * *'),
        handleJob(removeExpiredIdempotencyKeys, () => idempotencyKeys.removeExpired(), '45 3 * * *'),
      ],
      pages: authPages,
    };
  },
});

/** Services for later features. */
export type AuthServices = ServicesOf<typeof authFeature>;
