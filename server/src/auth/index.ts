import type { Feature } from '#server/feature.ts';
import { defineJob, handleJob } from '#server/jobs/job.ts';
import { AuthResolver } from './auth.resolver.ts';
import { RateLimitSchema } from './rate-limit.entity.ts';
import { SessionSchema } from './session.entity.ts';

const removeExpiredSessions = defineJob('remove-expired-sessions');

export const authFeature: Feature = {
  entities: [SessionSchema, RateLimitSchema],
  resolvers: ({ auth, sessionCookie }) => [new AuthResolver(auth, sessionCookie)],
  jobs: ({ sessions }) => [handleJob(removeExpiredSessions, () => sessions.removeExpired(), '41 3 * * *')],
};
