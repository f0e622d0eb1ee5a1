import type { Feature } from '#server/feature.ts';
import { RateLimitSchema } from '#server/common/rate-limit.entity.ts';
import { defineJob, handleJob } from '#server/jobs/job.ts';
import { AccountTokenSchema } from './account-token.entity.ts';
import { ApiTokenSchema } from './api-token.entity.ts';
import { ApiTokenResolver } from './api-token.resolver.ts';
import { AuthResolver } from './auth.resolver.ts';
import { EmailVerificationResolver } from './email-verification.resolver.ts';
import { PasswordResolver } from './password.resolver.ts';
import { SessionSchema } from './session.entity.ts';

const removeExpiredSessions = defineJob('remove-expired-sessions');
const removeExpiredTokens = defineJob('remove-expired-account-tokens');

export const authFeature: Feature = {
  entities: [SessionSchema, AccountTokenSchema, ApiTokenSchema, RateLimitSchema],
  resolvers: ({ auth, accountDeletion, passwords, emailVerification, apiTokens, sessionCookie }) => [
    new AuthResolver(auth, accountDeletion, sessionCookie),
    new PasswordResolver(passwords, sessionCookie),
    new EmailVerificationResolver(emailVerification),
    new ApiTokenResolver(apiTokens),
  ],
  jobs: ({ sessions, accountTokens, passwords, emailVerification }) => [
    ...passwords.handlers(),
    ...emailVerification.handlers(),
    handleJob(removeExpiredSessions, () => sessions.removeExpired(), '41 3 * * *'),
    handleJob(removeExpiredTokens, () => accountTokens.removeExpired(), '43 3 * * *'),
  ],
};
